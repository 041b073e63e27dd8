#include "lagdyn/motion/printing.hpp"

#include <algorithm>
#include <cctype>
#include <charconv>
#include <cmath>

namespace lagdyn::motion {
namespace {

struct Written {
  int decimals = 0, digits = 0;
};

/// "0.50" has 2 decimals and 2 digits, "1.5e-3" 4 and 2, "20" 0 and 2.
Written written(std::string_view text) {
  const std::size_t e = std::min(text.find_first_of("eE"), text.size());
  const std::string_view mantissa = text.substr(0, e);
  int exponent = 0;
  if (e < text.size()) {
    text.remove_prefix(e + 1);
    if (text.starts_with('+')) text.remove_prefix(1);
    std::from_chars(text.data(), text.data() + text.size(), exponent);
  }
  const std::size_t point = std::min(mantissa.find('.'), mantissa.size());
  const int after_point = point == mantissa.size() ? 0 : static_cast<int>(mantissa.size() - point - 1);
  const std::size_t first = std::min(mantissa.find_first_of("123456789"), mantissa.size());
  const auto digits = std::count_if(mantissa.begin() + static_cast<std::ptrdiff_t>(first), mantissa.end(),
                                    [](unsigned char c) { return std::isdigit(c) != 0; });
  return {std::max(0, after_point - exponent), static_cast<int>(digits)};
}

double half_unit_of(double value, int decimals, int digits) {
  const double absolute = std::pow(10, -decimals);
  if (value == 0 || digits == 0) return absolute / 2;
  const double magnitude = std::floor(std::log10(std::abs(value)));
  return std::max(absolute, std::pow(10, magnitude + 1 - digits)) / 2;
}

}  // namespace

void Printing::see(std::string_view text, double value) {
  const auto [decimals, digits] = written(text);
  decimals_ = std::max(decimals_, decimals);
  digits_ = std::max(digits_, digits);
  const double as_float = static_cast<float>(value);
  single_ = single_ && std::abs(value - as_float) <= std::pow(10, -decimals) / 2;
}

double Printing::half_unit(double value) const {
  const double half = half_unit_of(value, decimals_, digits_);
  return single_ ? std::max(half, std::ldexp(std::abs(value), -23)) : half;
}

}  // namespace lagdyn::motion
