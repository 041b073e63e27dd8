#include "lagdyn/report/value.hpp"

#include <limits>

namespace lagdyn {

const ValueMap& entries(const Value& value) {
  static const ValueMap none;
  const auto* map = std::get_if<ValueMap>(&value.data);
  return map ? *map : none;
}

const ValueList& items(const Value& value) {
  static const ValueList none;
  const auto* list = std::get_if<ValueList>(&value.data);
  return list ? *list : none;
}

const Value& at(const Value& map, std::string_view key) {
  static const Value null;
  for (const auto& [name, value] : entries(map))
    if (name == key) return value;
  return null;
}

double number(const Value& value) {
  if (const auto* x = std::get_if<double>(&value.data)) return *x;
  if (const auto* x = std::get_if<std::int64_t>(&value.data)) return static_cast<double>(*x);
  if (const auto* x = std::get_if<std::uint64_t>(&value.data)) return static_cast<double>(*x);
  return std::numeric_limits<double>::quiet_NaN();
}

std::vector<double> numbers(const Value& list) {
  std::vector<double> result;
  for (const Value& item : items(list)) result.push_back(number(item));
  return result;
}

std::vector<std::vector<double>> matrix(const Value& list_of_rows) {
  std::vector<std::vector<double>> rows;
  for (const Value& row : items(list_of_rows)) rows.push_back(numbers(row));
  return rows;
}

}  // namespace lagdyn
