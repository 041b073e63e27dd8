// The precision of printed numbers, told from what printf and the shortest forms make of numbers that are known.
#include <gtest/gtest.h>

#include <fmt/format.h>

#include <cmath>
#include <random>
#include <string>
#include <vector>

#include "lagdyn/motion/printing.hpp"

namespace lagdyn {
namespace {

using motion::Printing;

Printing of(const std::vector<std::string>& texts) {
  Printing printing;
  for (const std::string& text : texts) printing.see(text, std::stod(text));
  return printing;
}

TEST(Printing, FixedDecimals) {
  const Printing printing = of({"0.10", "-2.125", "12.5", "300.000"});
  for (double x : {0.0, 0.1, -2.125, 12.5, 300.0}) EXPECT_NEAR(printing.half_unit(x), 5e-4, 1e-17) << x;
}

TEST(Printing, SignificantDigits) {
  const Printing printing = of({"0.00123457", "-12.3457", "1.5e+03", "0"});
  EXPECT_NEAR(printing.half_unit(0.00123457), 5e-9, 1e-22);
  EXPECT_NEAR(printing.half_unit(-12.3457), 5e-5, 1e-18);
  EXPECT_NEAR(printing.half_unit(1500), 5e-3, 1e-16);
  EXPECT_NEAR(printing.half_unit(0), 5e-9, 1e-22);
}

TEST(Printing, Exponents) {
  EXPECT_NEAR(of({"1.500000e-03", "2.345678E+02"}).half_unit(234.5678), 5e-5, 1e-18);
  EXPECT_NEAR(of({"20", "3e2"}).half_unit(20), 0.5, 1e-15);
}

/// Of random numbers in every usual form: half a unit is never below the error made, and within ten times the largest.
TEST(Printing, NoNumberIsFurtherOffThanHalfAUnit) {
  std::mt19937 random(7);
  std::normal_distribution<double> normal;
  for (const char* form : {"{:.6g}", "{:.7g}", "{:.6e}", "{:.6f}", "{:.3f}", "{:.12g}", "float", "float digits"}) {
    std::vector<double> numbers;
    std::vector<std::string> texts;
    for (int i = 0; i < 300; ++i) {
      const double x = normal(random) * std::pow(10, normal(random));
      numbers.push_back(x);
      const std::string_view name = form;
      texts.push_back(name == "float"          ? fmt::format("{}", static_cast<float>(x))
                      : name == "float digits" ? fmt::format("{:.17g}", static_cast<double>(static_cast<float>(x)))
                                               : fmt::format(fmt::runtime(form), x));
    }
    const Printing printing = of(texts);
    double nearest = 0;
    for (std::size_t i = 0; i < numbers.size(); ++i) {
      const double half = printing.half_unit(std::stod(texts[i])), error = std::abs(std::stod(texts[i]) - numbers[i]);
      EXPECT_LE(error, half * (1 + 1e-9)) << form << ' ' << texts[i];
      nearest = std::max(nearest, error / half);
    }
    EXPECT_GT(nearest, 0.1) << form;
  }
}

TEST(Printing, DoublesAreNotTakenForFloats) {
  const Printing printing = of({"0.3333333333333333", "1.1"});
  EXPECT_LT(printing.half_unit(1.1), 1e-15);
}

}  // namespace
}  // namespace lagdyn
