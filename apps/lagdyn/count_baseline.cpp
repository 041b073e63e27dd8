#include "count_baseline.hpp"

#include <fmt/format.h>

#include <map>

#include "lagdyn/io/printable.hpp"
#include "lagdyn/report/read_report.hpp"
#include "lagdyn/report/value.hpp"

namespace lagdyn::cli {
namespace {

using Key = std::pair<std::string, std::string>;  // convention, method

std::string text_of(const Value& value) {
  const auto* text = std::get_if<std::string>(&value.data);
  return text ? *text : "";
}

std::map<Key, const Value*> results_of(const Report& report) {
  std::map<Key, const Value*> results;
  for (const Value& result : report.results)
    results.emplace(Key{text_of(at(result, "convention")), text_of(at(result, "method"))}, &result);
  return results;
}

std::map<double, const Value*> rows_of(const Value& result) {
  std::map<double, const Value*> rows;
  for (const Value& row : items(at(result, "rows"))) rows.emplace(number(at(row, "n")), &row);
  return rows;
}

struct Changes {
  std::string risen, fallen;
  double now = 0, before = 0;  // of the first that rose
};

Changes changes(const Value& now, const Value& before) {
  Changes found;
  const auto old_rows = rows_of(before);
  for (const auto& [n, row] : rows_of(now)) {
    const auto old_row = old_rows.find(n);
    if (old_row == old_rows.end()) continue;
    for (const char* kind : {"mul", "add", "div", "sqrt", "sincos"}) {
      const double a = number(at(*row, kind)), b = number(at(*old_row->second, kind));
      if (a == b) continue;
      std::string& list = a < b ? found.fallen : found.risen;
      if (list.empty() && !(a < b)) found.now = a, found.before = b;
      list += fmt::format("{}n = {}: {} {}, was {}", list.empty() ? "" : "; ", n, kind, a, b);
    }
  }
  return found;
}

CheckResult check_of(const Key& key, const Changes& found) {
  CheckResult check;
  check.id = "opcount." + key.first + "." + key.second;
  check.title = "counts of " + key.second + " against the baseline";
  check.unit = "operations";
  check.verdict = found.risen.empty() ? Verdict::pass : Verdict::fail;
  if (found.risen.empty()) return check;
  check.measured = found.now;
  check.bound = found.before;
  check.ratio = found.now / found.before;
  check.explanation = "more operations than in the baseline: " + found.risen;
  return check;
}

}  // namespace

void compare_with_count_baseline(const std::string& path, Report& report) {
  const ReadReport read = read_report_file(path);
  report.diagnostics.insert(report.diagnostics.end(), read.diagnostics.begin(), read.diagnostics.end());
  if (!read.report) return;
  if (read.report->command != "opcount") {
    report.diagnostics.push_back({Severity::error, "baseline.command", path, 0, 0, "/command",
                                  "a report of " + in_quotes(read.report->command), "a report of \"opcount\"",
                                  "write one: lagdyn opcount --baseline F --update-baseline"});
    return;
  }
  const auto now = results_of(report), before = results_of(*read.report);
  for (const auto& [key, result] : now) {
    const auto old = before.find(key);
    if (old == before.end()) {
      report.notes.push_back(fmt::format("{}, {}: not in the baseline", key.second, key.first));
      continue;
    }
    const Changes found = changes(*result, *old->second);
    if (!found.fallen.empty())
      report.notes.push_back(fmt::format("{}, {}: fewer operations: {}", key.second, key.first, found.fallen));
    report.checks.push_back(check_of(key, found));
  }
  for (const auto& entry : before)
    if (!now.contains(entry.first))
      report.notes.push_back(fmt::format("{}, {}: in the baseline alone", entry.first.second, entry.first.first));
}

}  // namespace lagdyn::cli
