#include "lagdyn/renderers/text_parts.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <iterator>

#include "lagdyn/io/characters.hpp"
#include "lagdyn/report/exit_code.hpp"
#include "lagdyn/report/value.hpp"

namespace lagdyn {
namespace {

constexpr std::size_t joints_in_heading = 8;
constexpr int longest_name = 20, longest_title = 26;

std::string short_name(const std::string& name) { return elided(escaped(name), longest_name); }

// Cells of one group's rows, columns first to last.
std::vector<std::vector<std::string>> cells_of(const NumberRows::Group& group, std::size_t columns) {
  std::vector<std::vector<std::string>> cells(group.rows.size());
  for (std::size_t c = 0; c < columns; ++c) {
    std::vector<double> values;
    for (const auto& row : group.rows) values.push_back(c < row.values.size() ? row.values[c] : std::nan(""));
    const std::vector<std::string> texts = aligned(values, group.digits);
    for (std::size_t r = 0; r < cells.size(); ++r) cells[r].push_back(texts[r]);
  }
  return cells;
}

}  // namespace

std::string colored(std::string text, Verdict verdict, const TextStyle& style) {
  constexpr const char* codes[] = {"32", "1;31", "2", "1;35"};
  if (!style.color) return text;
  return fmt::format("\033[{}m{}\033[0m", codes[static_cast<int>(verdict)], text);
}

std::string verdict_word(Verdict verdict, const TextStyle& style) {
  constexpr const char* words[] = {"pass", "FAIL", "skip", "ERROR"};
  const std::string word = words[static_cast<int>(verdict)];
  return colored(word, verdict, style) + std::string(5 - word.size(), ' ');
}

std::string report_verdict_word(const Report& report, const TextStyle& style) {
  const int code = exit_code(report);
  const Verdict verdict = code == 0 ? Verdict::pass : code == 1 ? Verdict::fail : Verdict::error;
  return colored(std::string(report_verdict(report)), verdict, style);
}

std::string magnitude(double value) {
  if (!std::isfinite(value)) return "-";
  return value == 0 ? "0" : fmt::format("{:.2e}", value);
}

std::string ratio_text(double ratio) {
  if (!std::isfinite(ratio)) return "-";
  if (ratio == 0) return "0";
  if (ratio < 1e-3 || ratio >= 1e5) return fmt::format("{:.1e}", ratio);
  const std::string text = ratio < 100 ? fmt::format("{:.2g}", ratio) : fmt::format("{:.0f}", ratio);
  return ratio > 1 && text == "1" ? ">1" : text;
}

std::string input_heading(const ReportInput& input, const TextStyle& style) {
  std::string text = escaped(input.file);
  if (!input.name.empty()) text += ": " + elided(escaped(input.name), longest_in_text);
  const std::size_t n = input.joints.size();
  if (n > 0) {
    text += fmt::format(", {} joint{} (", n, n == 1 ? "" : "s");
    for (std::size_t i = 0; i < std::min(n, joints_in_heading); ++i)
      text += (i > 0 ? ", " : "") + elided(escaped(input.joints[i]), longest_in_text);
    text += n > joints_in_heading ? ", \u2026)" : ")";
  }
  return wrapped("", text, style.width);
}

std::string NumberRows::text(const TextStyle& style) const {
  using Align = TextTable::Align;
  std::vector<std::vector<std::vector<std::string>>> cells;
  const std::string corner = elided(title, longest_title);
  int names = lagdyn::columns(corner);
  std::vector<std::string> heads;
  std::vector<int> widths;
  for (const std::string& column : columns) {
    heads.push_back(short_name(column));
    widths.push_back(lagdyn::columns(heads.back()));
  }
  for (const Group& group : groups) {
    cells.push_back(cells_of(group, columns.size()));
    for (const auto& row : group.rows) names = std::max(names, 2 + lagdyn::columns(short_name(row.name)));
    for (const auto& row : cells.back())
      for (std::size_t c = 0; c < widths.size(); ++c) widths[c] = std::max(widths[c], lagdyn::columns(row[c]));
  }
  std::string out;
  for (std::size_t begin = 0, end; begin < columns.size(); begin = end) {
    int used = names + 2 + widths[begin];
    for (end = begin + 1; end < columns.size() && used + 2 + widths[end] <= style.width; ++end) used += 2 + widths[end];
    TextTable table(std::vector<Align>(1 + end - begin, Align::right));
    table.align(0, Align::left);
    const auto add = [&](std::string name, const std::vector<std::string>& all) {
      std::vector<std::string> row{std::move(name)};
      row.insert(row.end(), all.begin() + static_cast<std::ptrdiff_t>(begin),
                 all.begin() + static_cast<std::ptrdiff_t>(end));
      table.row(std::move(row));
    };
    add(corner, heads);
    for (std::size_t g = 0; g < groups.size(); ++g) {
      if (g > 0) table.row({});
      for (std::size_t r = 0; r < cells[g].size(); ++r) add("  " + short_name(groups[g].rows[r].name), cells[g][r]);
    }
    if (begin > 0) out += '\n';
    for (const std::string& line : table.lines()) out += line + '\n';
  }
  return out;
}

bool within_bound(const Value& residual) { return number(at(residual, "measured")) <= number(at(residual, "bound")); }

std::string residual_table(const std::string& title, const Value& residual, const TextStyle& style) {
  using Align = TextTable::Align;
  TextTable table({Align::left, Align::right, Align::right, Align::right});
  table.row({title, "measured", "bound", "ratio"});
  for (const auto& [method, r] : entries(residual))
    table.row({"  " + escaped(method), magnitude(number(at(r, "measured"))), magnitude(number(at(r, "bound"))),
               ratio_text(number(at(r, "ratio")))});
  const std::vector<std::string> lines = table.lines();
  std::string out = lines[0] + '\n';
  std::size_t i = 1;
  for (const auto& entry : entries(residual)) {
    out += lines[i++];
    if (!within_bound(entry.second)) out += "  " + colored("FAIL", Verdict::fail, style);
    out += '\n';
  }
  return out;
}

std::string states_summary(const Report& report, const TextStyle& style) {
  const std::size_t n = report.results.size();
  return fmt::format("{} state{}: ", n, n == 1 ? "" : "s") + report_verdict_word(report, style) + '\n';
}

}  // namespace lagdyn
