#include "lagdyn/io/states_csv.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>

#include "lagdyn/io/csv_cells.hpp"
#include "lagdyn/io/number.hpp"
#include "lagdyn/io/printable.hpp"

namespace lagdyn {
namespace {

// Where a column goes: 0, 1, 2 for q, qd, qdd, and the joint, from 0.
struct Column {
  std::size_t quantity, joint;
  bool operator==(const Column&) const = default;
};

constexpr std::array<std::string_view, 3> quantities = {"q", "qd", "qdd"};

std::optional<Column> column_of(std::string_view name, std::size_t joints) {
  const std::size_t digits = std::min(name.find_first_of("0123456789"), name.size());
  const auto quantity = std::ranges::find(quantities, name.substr(0, digits));
  std::size_t joint = 0;
  const auto [end, error] = std::from_chars(name.data() + digits, name.data() + name.size(), joint);
  const bool good = quantity != quantities.end() && error == std::errc() && end == name.data() + name.size() &&
                    name[digits] != '0' && joint <= joints;
  if (!good) return std::nullopt;
  return Column{static_cast<std::size_t>(quantity - quantities.begin()), joint - 1};
}

// The columns in their order; empty, with the reasons reported, where the header is wrong.
std::vector<Column> read_header(const std::vector<CsvCell>& cells, std::size_t joints, Problems& problems) {
  const std::string expected =
      fmt::format("the columns q1 to q{0}; qd1 to qd{0} and qdd1 to qdd{0} may follow", joints);
  const std::size_t errors = problems.error_count();
  std::vector<Column> columns;
  std::array<std::size_t, 3> counts{};
  for (const CsvCell& cell : cells) {
    const std::optional<Column> column = column_of(cell.text, joints);
    if (!column || std::ranges::find(columns, *column) != columns.end()) {
      problems.add(codes::states_header, cell.place,
                   {fmt::format("the column {}{}", in_quotes(cell.text), column ? " a second time" : ""), expected,
                    "correct the header; columns are numbered from 1, one a moving joint"});
      continue;
    }
    columns.push_back(*column);
    ++counts[column->quantity];
  }
  for (std::size_t k = 0; k < 3; ++k)
    if (problems.error_count() == errors && counts[k] != joints && (k == 0 || counts[k] != 0))
      problems.add(codes::states_header, cells[0].place,
                   {fmt::format("{} columns of {}", counts[k], quantities[k]), expected, "add the missing columns"});
  if (problems.error_count() > errors) columns.clear();
  return columns;
}

JointState read_row(const std::vector<CsvCell>& cells, const std::vector<Column>& columns, std::size_t joints,
                    Problems& problems) {
  std::array<std::vector<double>, 3> values;
  values.fill(std::vector<double>(joints));
  if (cells.size() != columns.size()) {
    problems.add(codes::states_row, cells[0].place,
                 {fmt::format("{} cells", cells.size()), fmt::format("{}, as the header has", columns.size()),
                  "one cell a column, separated by commas"});
  } else {
    for (std::size_t i = 0; i < cells.size(); ++i) {
      const std::optional<double> number = parse_double(cells[i].text);
      if (!number)
        problems.add(codes::states_number, cells[i].place,
                     {cells[i].text.empty() ? "an empty cell" : in_quotes(cells[i].text), "a finite decimal number",
                      "write numbers like 12, -0.5 or 1e-3"});
      values[columns[i].quantity][columns[i].joint] = number.value_or(0);
    }
  }
  return {values[0], values[1], values[2]};
}

}  // namespace

std::vector<JointState> read_states_csv(std::string_view text, std::size_t joints, Problems& problems) {
  std::vector<Column> columns;
  std::vector<JointState> states;
  for (int line = 1; !text.empty(); ++line) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::string_view row = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    if (row.find_first_not_of(" \t\r") == std::string_view::npos) continue;
    const std::vector<CsvCell> cells = csv_cells(row, line);
    if (columns.empty()) {
      columns = read_header(cells, joints, problems);
      if (columns.empty()) return {};
    } else {
      states.push_back(read_row(cells, columns, joints, problems));
    }
  }
  return states;
}

}  // namespace lagdyn
