// Typed access to JSON values; whatever is not as expected is reported once, here, and comes back empty.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "lagdyn/io/json_document.hpp"
#include "lagdyn/io/problems.hpp"

namespace lagdyn {

/// What a value is, for messages: "the number 3", "an array of 2", ...
std::string describe(const JsonValue& value);

std::optional<double> read_number(const JsonValue& value, Problems& problems);
std::optional<std::string> read_string(const JsonValue& value, Problems& problems);
std::optional<std::vector<JsonValue>> read_array(const JsonValue& value, Problems& problems);

/// An array of exactly `length` entries; `what` names them in the message, e.g. "numbers".
std::optional<std::vector<JsonValue>> read_array(const JsonValue& value, std::size_t length, const char* what,
                                                 Problems& problems);

/// An array of exactly N numbers.
template <std::size_t N>
std::optional<std::array<double, N>> read_vector(const JsonValue& value, Problems& problems) {
  const auto entries = read_array(value, N, "numbers", problems);
  if (!entries) return std::nullopt;
  std::array<double, N> vector{};
  bool complete = true;
  for (std::size_t i = 0; i < N; ++i) {
    const std::optional<double> number = read_number((*entries)[i], problems);
    vector[i] = number.value_or(0);
    complete = complete && number;
  }
  return complete ? std::optional(vector) : std::nullopt;
}

template <std::size_t N>
using Matrix = std::array<std::array<double, N>, N>;

/// An array of N rows of N numbers.
template <std::size_t N>
std::optional<Matrix<N>> read_matrix(const JsonValue& value, Problems& problems) {
  const auto rows = read_array(value, N, "rows", problems);
  if (!rows) return std::nullopt;
  Matrix<N> matrix{};
  bool complete = true;
  for (std::size_t i = 0; i < N; ++i) {
    const auto row = read_vector<N>((*rows)[i], problems);
    matrix[i] = row.value_or(std::array<double, N>{});
    complete = complete && row;
  }
  return complete ? std::optional(matrix) : std::nullopt;
}

/// An object with the keys it may have.
class JsonObject {
 public:
  /// Reports a value that is no object, and every key that is neither known nor "description".
  JsonObject(const JsonValue& value, std::vector<std::string_view> known, Problems& problems);

  bool is_object() const { return is_object_; }
  const JsonValue& value() const { return value_; }

  /// The first value of this key.
  std::optional<JsonValue> find(std::string_view key) const;

  /// The same; a missing key is reported, with what it should hold.
  std::optional<JsonValue> require(std::string_view key, const char* expected);

  /// The number of this key, or `fallback` where there is none or it is wrong.
  double number_or(std::string_view key, double fallback);

  /// The object's remark, empty where it has none.
  std::string description() const;

  /// The string of this key, empty where there is none or it is wrong.
  std::string string_or_empty(std::string_view key);

 private:
  JsonValue value_;
  Problems& problems_;
  bool is_object_;
  std::vector<JsonMember> members_;
};

}  // namespace lagdyn
