#include "lagdyn/renderers/tables.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

#include "lagdyn/renderers/result_tables.hpp"
#include "lagdyn/renderers/text_layout.hpp"
#include "lagdyn/renderers/verdict_names.hpp"
#include "lagdyn/report/value.hpp"

namespace lagdyn {
namespace {

using Row = std::vector<Value>;

Value item(const ValueList& list, std::size_t i) { return i < list.size() ? list[i] : Value(); }

const std::string& file_of(const Report& report, std::size_t input) {
  static const std::string none;
  return input < report.inputs.size() ? report.inputs[input].file : none;
}

Table checks_table(const Report& report) {
  Table table{"checks",
              {"file", "check", "title", "verdict", "measured", "bound", "ratio", "unit", "states", "state", "joint",
               "explanation", "reproduce", "regression"},
              {}};
  for (const CheckResult& check : report.checks)
    table.rows.push_back({file_of(report, check.input), check.id, check.title, verdict_name(check.verdict),
                          check.measured, check.bound, check.ratio, check.unit, check.samples,
                          check.worst ? Value(check.worst->index) : Value(),
                          check.worst && check.worst->joint ? Value(*check.worst->joint) : Value(), check.explanation,
                          check.reproduce, check.baseline ? check.baseline->regression : std::string()});
  return table;
}

Table listing_table(const Report& report) {
  Table table{"checks", {"check", "title", "law", "methods"}, {}};
  for (const CheckListing& listing : report.listings) {
    std::string methods;
    for (const std::string& method : listing.methods) methods += (methods.empty() ? "" : ", ") + method;
    table.rows.push_back({listing.id, listing.title, listing.law, methods});
  }
  return table;
}

Table given_table(const Value& given) {
  Table table{cell_text(at(given, "title")), {}, {}};
  for (const Value& column : items(at(given, "columns"))) table.columns.push_back(cell_text(column));
  for (const Value& row : items(at(given, "rows"))) {
    Row cells;
    for (std::size_t i = 0; i < table.columns.size(); ++i) cells.push_back(item(items(row), i));
    table.rows.push_back(std::move(cells));
  }
  return table;
}

}  // namespace

Table diagnostics_table(const Report& report) {
  Table table{"messages", {"severity", "code", "file", "line", "column", "pointer", "found", "expected", "fix"}, {}};
  const auto place = [](int counted) { return counted > 0 ? Value(counted) : Value(); };
  for (const Diagnostic& d : report.diagnostics)
    table.rows.push_back({severity_name(d.severity), d.code, d.file, place(d.line), place(d.column), d.pointer, d.found,
                          d.expected, d.fix});
  return table;
}

std::vector<Table> tables_of(const Report& report) {
  std::vector<Table> tables;
  if (!report.listings.empty()) tables.push_back(listing_table(report));
  if (!report.checks.empty() && report.results.empty()) tables.push_back(checks_table(report));
  for (Table& table : tables_of_results(report)) tables.push_back(std::move(table));
  if (!report.checks.empty() && !report.results.empty()) tables.push_back(checks_table(report));
  for (const Value& given : report.tables) tables.push_back(given_table(given));
  if (!report.diagnostics.empty()) tables.push_back(diagnostics_table(report));
  return tables;
}

std::string heading_of(std::string_view column) {
  constexpr std::string_view seconds[] = {"h", "duration"};
  constexpr std::string_view joules[] = {"max_abs_dE", "loss", "dissipated", "balance", "floor", "energy_exchanged"};
  constexpr std::string_view actions[] = {"on_solution.measured", "on_solution.scale",     "with_torque.measured",
                                          "with_torque.scale",    "off_solution.measured", "off_solution.refined"};
  const auto among = [column](const auto& known) { return std::ranges::find(known, column) != std::end(known); };
  const char* unit = among(seconds) ? " (s)" : among(joules) ? " (J)" : among(actions) ? " (J s)" : "";
  return std::string(column) + unit;
}

std::string cell_text(const Value& cell) {
  if (const auto* text = std::get_if<std::string>(&cell.data)) return *text;
  if (const auto* truth = std::get_if<bool>(&cell.data)) return *truth ? "true" : "false";
  if (const auto* whole = std::get_if<std::int64_t>(&cell.data)) return fmt::format("{}", *whole);
  if (const auto* natural = std::get_if<std::uint64_t>(&cell.data)) return fmt::format("{}", *natural);
  const auto* real = std::get_if<double>(&cell.data);
  return real && *real - *real == 0 ? exact(*real) : "";
}

}  // namespace lagdyn
