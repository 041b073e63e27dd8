#include "lagdyn/renderers/tables.hpp"

#include <fmt/format.h>

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

std::vector<std::string> joints_of(const Report& report, const Value& result) {
  const double input = number(at(result, "input"));
  const bool known = input >= 0 && input < static_cast<double>(report.inputs.size());
  return known ? report.inputs[static_cast<std::size_t>(input)].joints : std::vector<std::string>();
}

Table checks_table(const Report& report) {
  Table table{"checks",
              {"file", "check", "verdict", "measured", "bound", "ratio", "unit", "states", "state", "joint",
               "explanation", "reproduce", "regression"},
              {}};
  for (const CheckResult& check : report.checks)
    table.rows.push_back({file_of(report, check.input), check.id, verdict_name(check.verdict), check.measured, check.bound,
                          check.ratio, check.unit, check.samples, check.worst ? Value(check.worst->index) : Value(),
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

// A row for each state and joint: numbers that are lists over the joints, under the names of their maps.
Table by_joint(const Report& report, const std::string& title, const std::vector<std::string>& lists,
               const std::vector<std::string>& maps) {
  Table table{title, {"state", "joint"}, {}};
  table.columns.insert(table.columns.end(), lists.begin(), lists.end());
  if (!report.results.empty())
    for (const std::string& map : maps)
      for (const auto& entry : entries(at(report.results.front(), map))) table.columns.push_back(map + ":" + entry.first);
  for (const Value& result : report.results) {
    const std::vector<std::string> joints = joints_of(report, result);
    for (std::size_t i = 0; i < joints.size(); ++i) {
      Row row{at(result, "state"), joints[i]};
      for (const std::string& list : lists) row.push_back(item(items(at(result, list)), i));
      for (const std::string& map : maps)
        for (const auto& entry : entries(at(result, map))) row.push_back(item(items(entry.second), i));
      table.rows.push_back(std::move(row));
    }
  }
  return table;
}

Table residual_table(const Report& report, const std::string& reference) {
  Table table{"against " + reference, {"state", "method", "measured", "bound", "ratio", "joint"}, {}};
  for (const Value& result : report.results)
    for (const auto& [method, residual] : entries(at(result, "residual")))
      table.rows.push_back({at(result, "state"), method, at(residual, "measured"), at(residual, "bound"),
                            at(residual, "ratio"), at(residual, "joint")});
  return table;
}

// Entries of matrices: quantity, method, row and column by joint.
void add_entries(Table& table, const Value& state, const std::string& quantity, const std::string& method,
                 const Value& matrix_rows, const std::vector<std::string>& joints) {
  const ValueList& rows = items(matrix_rows);
  for (std::size_t i = 0; i < rows.size(); ++i)
    for (std::size_t j = 0; j < items(rows[i]).size(); ++j)
      table.rows.push_back({state, quantity, method, item(ValueList(joints.begin(), joints.end()), i),
                            item(ValueList(joints.begin(), joints.end()), j), items(rows[i])[j]});
}

Table matrices_table(const Report& report) {
  Table table{"matrices", {"state", "quantity", "method", "row", "column", "value"}, {}};
  for (const Value& result : report.results) {
    const std::vector<std::string> joints = joints_of(report, result);
    const Value& state = at(result, "state");
    for (const char* quantity : {"mass_matrix", "coriolis_matrix"})
      for (const auto& [method, rows] : entries(at(result, quantity))) add_entries(table, state, quantity, method, rows, joints);
    for (const char* quantity : {"cholesky", "mass_matrix_dot", "skew"})
      add_entries(table, state, quantity, "", at(result, quantity), joints);
    const ValueList& slopes = items(at(result, "mass_matrix_dq"));
    for (std::size_t k = 0; k < slopes.size(); ++k)
      add_entries(table, state, fmt::format("mass_matrix_dq {}", k < joints.size() ? joints[k] : std::to_string(k)), "",
                  slopes[k], joints);
    const ValueList& eigenvalues = items(at(result, "eigenvalues"));
    for (std::size_t i = 0; i < eigenvalues.size(); ++i)
      table.rows.push_back({state, "eigenvalue", "", static_cast<std::uint64_t>(i + 1), Value(), eigenvalues[i]});
    for (const char* quantity : {"symmetry", "condition"})
      table.rows.push_back({state, quantity, "", Value(), Value(), at(result, quantity)});
  }
  return table;
}

Table counts_table(const Report& report) {
  const std::vector<std::string> numbers{"n", "mul", "add", "div", "sqrt", "sincos", "ratio", "local_exponent"};
  Table table{"operation counts", {"convention", "method"}, {}};
  table.columns.insert(table.columns.end(), numbers.begin(), numbers.end());
  for (const Value& result : report.results)
    for (const Value& counts : items(at(result, "rows"))) {
      Row row{at(result, "convention"), at(result, "method")};
      for (const std::string& name : numbers) row.push_back(at(counts, name));
      table.rows.push_back(std::move(row));
    }
  return table;
}

// Results that are flat: every key that holds no list and no map is a column.
Table flat_table(const Report& report) {
  Table table{"results", {}, {}};
  const auto flat = [](const Value& value) {
    return !std::holds_alternative<ValueList>(value.data) && !std::holds_alternative<ValueMap>(value.data);
  };
  if (report.results.empty()) return table;
  for (const auto& entry : entries(report.results.front()))
    if (flat(entry.second)) table.columns.push_back(entry.first);
  for (const Value& result : report.results) {
    Row row;
    for (const std::string& column : table.columns) row.push_back(flat(at(result, column)) ? at(result, column) : Value());
    table.rows.push_back(std::move(row));
  }
  return table;
}

// An explanation: a row for each of its parts, and for each item of a part that is a list.
Table explanation_table(const Report& report) {
  Table table{"explanation", {"part", "text"}, {}};
  const auto text_of = [](const Value& value) {
    std::string text;
    for (const auto& entry : entries(value)) text += (text.empty() ? "" : ": ") + cell_text(entry.second);
    return text.empty() ? cell_text(value) : text;
  };
  for (const Value& result : report.results)
    for (const auto& [part, value] : entries(result)) {
      if (std::holds_alternative<ValueList>(value.data))
        for (const Value& one : items(value)) table.rows.push_back({part, text_of(one)});
      else if (!text_of(value).empty())
        table.rows.push_back({part, text_of(value)});
    }
  return table;
}

std::vector<Table> result_tables(const Report& report) {
  if (report.results.empty()) return {};
  if (report.command == "torque")
    return {by_joint(report, "torques", {"q", "qd", "qdd"}, {"tau", "terms"}), residual_table(report, "rnea")};
  if (report.command == "mass-matrix") return {matrices_table(report), residual_table(report, "rnea-columns")};
  if (report.command == "opcount") return {counts_table(report)};
  if (report.command == "explain") return {explanation_table(report)};
  return {flat_table(report)};
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
  for (Table& table : result_tables(report)) tables.push_back(std::move(table));
  if (!report.checks.empty() && !report.results.empty()) tables.push_back(checks_table(report));
  for (const Value& given : report.tables) tables.push_back(given_table(given));
  if (!report.diagnostics.empty()) tables.push_back(diagnostics_table(report));
  return tables;
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
