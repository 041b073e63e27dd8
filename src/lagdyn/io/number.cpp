#include "lagdyn/io/number.hpp"

#include <fmt/format.h>

#include <charconv>
#include <cmath>

#include "lagdyn/io/printable.hpp"

namespace lagdyn {
namespace {

// The text spells a number out of range; it is too small rather than too large if its decimal exponent is negative.
bool is_too_small(std::string_view text) {
  long double value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error == std::errc()) return std::abs(value) < 1;
  const std::size_t e = text.find_first_of("eE");
  return e != std::string_view::npos && text.substr(e + 1).starts_with('-');
}

}  // namespace

std::optional<double> parse_double(std::string_view text) {
  double value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (end != text.data() + text.size() || text.empty()) return std::nullopt;
  if (error == std::errc::result_out_of_range) {
    if (is_too_small(text)) return 0.0;
    return std::nullopt;
  }
  if (error != std::errc() || !std::isfinite(value)) return std::nullopt;
  return value;
}

std::optional<std::vector<double>> parse_number_list(std::string_view text, std::string* error) {
  std::vector<double> numbers;
  for (std::size_t start = 0;;) {
    const std::size_t comma = text.find(',', start);
    const std::string_view entry = text.substr(start, comma - start);
    const std::optional<double> number = parse_double(entry);
    if (!number) {
      *error = fmt::format("entry {} is {}, expected a finite decimal number", numbers.size() + 1,
                           entry.empty() ? "empty" : in_quotes(entry));
      return std::nullopt;
    }
    numbers.push_back(*number);
    if (comma == std::string_view::npos) return numbers;
    start = comma + 1;
  }
}

}  // namespace lagdyn
