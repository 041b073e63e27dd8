#include "lagdyn/renderers/result_tables.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "lagdyn/report/value.hpp"

namespace lagdyn {
namespace {

using Row = std::vector<Value>;

Value item(const ValueList& list, std::size_t i) { return i < list.size() ? list[i] : Value(); }

bool is_list(const Value& value) { return std::holds_alternative<ValueList>(value.data); }
bool is_map(const Value& value) { return std::holds_alternative<ValueMap>(value.data); }
bool is_text(const Value& value) { return std::holds_alternative<std::string>(value.data); }
bool is_scalar(const Value& value) { return !is_list(value) && !is_map(value); }

std::vector<std::string> joints_of(const Report& report, const Value& result) {
  const double input = number(at(result, "input"));
  const bool known = input >= 0 && input < static_cast<double>(report.inputs.size());
  return known ? report.inputs[static_cast<std::size_t>(input)].joints : std::vector<std::string>();
}

// Rows of cells under names: one is a new column where no row before had it.
void add_named(Table& table, const ValueMap& cells) {
  Row row(table.columns.size());
  for (const auto& [name, value] : cells) {
    const auto column = static_cast<std::size_t>(std::ranges::find(table.columns, name) - table.columns.begin());
    if (column == table.columns.size()) {
      table.columns.push_back(name);
      for (Row& earlier : table.rows) earlier.emplace_back();
      row.emplace_back();
    }
    row[column] = value;
  }
  table.rows.push_back(std::move(row));
}

Table rows_table(const Report& report) {
  Table table{report.command, {}, {}};
  for (const Value& result : report.results) {
    ValueMap words;
    std::ranges::copy_if(entries(result), std::back_inserter(words),
                         [](const auto& entry) { return is_text(entry.second); });
    for (const Value& row : items(at(result, "rows"))) {
      ValueMap cells = words;
      for (const auto& [name, value] : entries(row))
        if (is_scalar(value)) cells.emplace_back(name, value);
      add_named(table, cells);
    }
  }
  return table;
}

Table by_joint_table(const Report& report) {
  Table table{"by joint", {"state", "joint"}, {}};
  for (const Value& result : report.results) {
    const std::vector<std::string> joints = joints_of(report, result);
    ValueMap lists;
    const auto keep = [&](const std::string& name, const Value& value) {
      const ValueList& list = items(value);
      if (!list.empty() && list.size() == joints.size() && std::ranges::all_of(list, is_scalar))
        lists.emplace_back(name, value);
    };
    for (const auto& [name, value] : entries(result)) {
      keep(name, value);
      for (const auto& [method, list] : entries(value)) keep(name + ":" + method, list);
    }
    if (lists.empty()) continue;
    for (std::size_t i = 0; i < joints.size(); ++i) {
      ValueMap cells{{"state", at(result, "state")}, {"joint", joints[i]}};
      for (const auto& [name, list] : lists) cells.emplace_back(name, items(list)[i]);
      add_named(table, cells);
    }
  }
  return table;
}

Table flat_table(const Report& report) {
  Table table{"results", {}, {}};
  for (const Value& result : report.results) {
    ValueMap cells;
    for (const auto& [name, value] : entries(result)) {
      if (is_scalar(value)) cells.emplace_back(name, value);
      for (const auto& [part, inner] : entries(value))
        if (is_scalar(inner)) cells.emplace_back(name + "." + part, inner);
    }
    add_named(table, cells);
  }
  const bool says_nothing =
      std::ranges::all_of(table.columns, [](const std::string& name) { return name == "input" || name == "state"; });
  return says_nothing ? Table{} : table;
}

Table residual_table(const Report& report) {
  const char* title = report.command == "torque"        ? "against rnea"
                      : report.command == "mass-matrix" ? "against rnea-columns"
                                                        : "residuals";
  Table table{title, {"state", "method", "measured", "bound", "ratio", "joint"}, {}};
  for (const Value& result : report.results)
    for (const auto& [method, residual] : entries(at(result, "residual")))
      table.rows.push_back({at(result, "state"), method, at(residual, "measured"), at(residual, "bound"),
                            at(residual, "ratio"), at(residual, "joint")});
  return table;
}

// Entries of matrices: quantity, method, row and column by joint.
void add_entries(Table& table, const Value& state, const std::string& quantity, const std::string& method,
                 const Value& matrix_rows, const std::vector<std::string>& joints) {
  const ValueList names(joints.begin(), joints.end()), &rows = items(matrix_rows);
  for (std::size_t i = 0; i < rows.size(); ++i)
    for (std::size_t j = 0; j < items(rows[i]).size(); ++j)
      table.rows.push_back({state, quantity, method, item(names, i), item(names, j), items(rows[i])[j]});
}

Table matrices_table(const Report& report) {
  Table table{"matrices", {"state", "quantity", "method", "row", "column", "value"}, {}};
  for (const Value& result : report.results) {
    const std::vector<std::string> joints = joints_of(report, result);
    const Value& state = at(result, "state");
    for (const char* quantity : {"mass_matrix", "coriolis_matrix"})
      for (const auto& [method, rows] : entries(at(result, quantity)))
        add_entries(table, state, quantity, method, rows, joints);
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

Table proofs_table(const Report& report) {
  Table table{"proofs",
              {"input", "identity", "a", "b", "verdict", "trials", "degree", "bits", "log2_error", "drawn_again",
               "reason", "trial", "joint", "state", "primes"},
              {}};
  for (const Value& result : report.results) {
    const ValueList& methods = items(at(result, "methods"));
    const Value& found = at(result, "first_difference");
    std::string primes;
    for (const Value& prime : items(at(result, "primes"))) primes += (primes.empty() ? "" : " ") + cell_text(prime);
    table.rows.push_back({at(result, "input"), at(result, "identity"), item(methods, 0), item(methods, 1),
                          at(result, "verdict"), at(result, "trials"), at(result, "degree"), at(result, "bits"),
                          at(result, "log2_error"), at(result, "drawn_again"), at(result, "reason"), at(found, "trial"),
                          at(found, "joint"), at(found, "state"), primes});
  }
  return table;
}

// A row for each part of an explanation, and for each item of a part that is a list.
Table explanation_table(const Report& report) {
  Table table{"explanation", {"part", "text"}, {}};
  const auto text_of = [](const Value& value) {
    std::string text;
    for (const auto& entry : entries(value)) text += (text.empty() ? "" : ": ") + cell_text(entry.second);
    return text.empty() ? cell_text(value) : text;
  };
  for (const Value& result : report.results)
    for (const auto& [part, value] : entries(result)) {
      if (is_list(value))
        for (const Value& one : items(value)) table.rows.push_back({part, text_of(one)});
      else if (!text_of(value).empty())
        table.rows.push_back({part, text_of(value)});
    }
  return table;
}

}  // namespace

std::vector<Table> tables_of_results(const Report& report) {
  std::vector<Table> tables;
  if (report.command == "mass-matrix")
    tables = {matrices_table(report), residual_table(report)};
  else if (report.command == "prove")
    tables = {proofs_table(report)};
  else if (report.command == "explain")
    tables = {explanation_table(report)};
  else
    tables = {rows_table(report), by_joint_table(report), flat_table(report), residual_table(report)};
  std::erase_if(tables, [](const Table& table) { return table.rows.empty(); });
  return tables;
}

}  // namespace lagdyn
