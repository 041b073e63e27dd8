#include "lagdyn/io/space_screws.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <string>

namespace lagdyn {
namespace {

using Rows = std::vector<std::vector<JsonValue>>;

// Empty, with an error for each entry that is no row, where there is one.
std::optional<Rows> read_rows(const JsonValue& value, Problems& problems) {
  const auto items = read_array(value, problems);
  if (!items) return std::nullopt;
  Rows rows;
  for (const JsonValue& item : *items)
    if (auto row = read_array(item, problems)) rows.push_back(std::move(*row));
  return rows.size() == items->size() ? std::optional(rows) : std::nullopt;
}

bool has_shape(const Rows& rows, std::size_t height, std::size_t width) {
  return rows.size() == height && std::ranges::all_of(rows, [width](const auto& row) { return row.size() == width; });
}

std::string shape_of(const Rows& rows) {
  if (rows.empty()) return "no rows";
  const std::size_t width = rows.front().size();
  return has_shape(rows, rows.size(), width) ? fmt::format("{} rows of {}", rows.size(), width)
                                             : fmt::format("{} rows of different lengths", rows.size());
}

std::optional<ScrewAxis> read_axis(const std::array<JsonValue, 6>& entries, Problems& problems) {
  ScrewAxis axis{};
  bool complete = true;
  for (std::size_t k = 0; k < 6; ++k) {
    const std::optional<double> number = read_number(entries[k], problems);
    axis[k] = number.value_or(0);
    complete = complete && number;
  }
  return complete ? std::optional(axis) : std::nullopt;
}

bool is_unit(const std::array<JsonValue, 6>& entries) {
  Problems untold("");
  const std::optional<ScrewAxis> axis = read_axis(entries, untold);
  return axis && kind_of(*axis) != ScrewKind::zero && std::abs(length(*axis) - 1) <= 1e-6;
}

}  // namespace

std::optional<std::vector<SpaceScrew>> read_space_screws(const JsonValue& value, std::size_t n, Problems& problems) {
  const std::optional<Rows> rows = read_rows(value, problems);
  if (!rows) return std::nullopt;
  const bool as_columns = has_shape(*rows, 6, n), as_rows = has_shape(*rows, n, 6);
  if (!as_columns && !as_rows) {
    problems.add(codes::wrong_length, value,
                 {shape_of(*rows), fmt::format("6 rows of {0}, the axes as columns, or {0} axes of 6 numbers", n),
                  "give one axis (w, v) for each inertia of Glist"});
    return std::nullopt;
  }
  const Rows& r = *rows;
  const auto row = [&](std::size_t i) { return std::array{r[i][0], r[i][1], r[i][2], r[i][3], r[i][4], r[i][5]}; };
  const auto column = [&](std::size_t i) { return std::array{r[0][i], r[1][i], r[2][i], r[3][i], r[4][i], r[5][i]}; };
  const auto all_unit = [&](const auto& entries) {
    for (std::size_t i = 0; i < n; ++i)
      if (!is_unit(entries(i))) return false;
    return true;
  };
  const bool take_rows = as_rows && (!as_columns || (all_unit(row) && !all_unit(column)));
  problems.add(take_rows ? codes::screws_as_rows : codes::screws_as_columns, value,
               {shape_of(r), "axes as columns, as in the book's code, or as rows",
                take_rows ? "each row was read as an axis" : "each column was read as an axis"});
  std::vector<SpaceScrew> screws;
  for (std::size_t i = 0; i < n; ++i)
    screws.push_back({take_rows ? value.items()[i] : r[0][i], read_axis(take_rows ? row(i) : column(i), problems)});
  return screws;
}

}  // namespace lagdyn
