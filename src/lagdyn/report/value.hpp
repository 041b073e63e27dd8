// Reading a Value back: what a renderer needs, without the noise of std::variant.
#pragma once

#include <string_view>
#include <vector>

#include "lagdyn/report/report.hpp"

namespace lagdyn {

/// The entry of that key; a null Value where `map` has none or is no map.
const Value& at(const Value& map, std::string_view key);

/// The entries of a map in order; empty where `value` is no map.
const ValueMap& entries(const Value& value);

/// The items of a list; empty where `value` is no list.
const ValueList& items(const Value& value);

/// A number as a double; NaN where `value` is none (a null stands for a number that was not finite).
double number(const Value& value);

std::vector<double> numbers(const Value& list);
std::vector<std::vector<double>> matrix(const Value& list_of_rows);

}  // namespace lagdyn
