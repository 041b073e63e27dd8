#include "lagdyn/dynamics/growth.hpp"

#include <gtest/gtest.h>

#include <cmath>

namespace lagdyn::test {
namespace {

using Text = std::vector<std::string>;

TEST(Growth, FindsThePolynomialOfACount) {
  const auto found = [](auto f) { return exact_polynomial(f); };
  const auto lagrange =
      found([](std::uint64_t n) { return 8 * n * n * n * n + 356 * n * n * n + (1759 * n * n + 137 * n) / 2; });
  ASSERT_TRUE(lagrange);
  EXPECT_EQ(lagrange->coefficients, (Text{"0", "137/2", "1759/2", "356", "8"}));
  EXPECT_EQ(lagrange->from, 1u);
  EXPECT_EQ(found([](std::uint64_t n) { return 357 * n; })->coefficients, (Text{"0", "357"}));
  EXPECT_EQ(found([](std::uint64_t) { return std::uint64_t{0}; })->coefficients, (Text{"0"}));
  EXPECT_EQ(found([](std::uint64_t n) { return n * (n - 1) * (n + 4) / 6; })->coefficients,
            (Text{"0", "-2/3", "1/2", "1/6"}));
}

TEST(Growth, FirstJointsMayBeSpecial) {
  const auto from_two = exact_polynomial([](std::uint64_t n) { return n == 1 ? 29 : 137 * n - 139; });
  ASSERT_TRUE(from_two);
  EXPECT_EQ(from_two->from, 2u);
  EXPECT_EQ(from_two->coefficients, (Text{"-139", "137"}));
  EXPECT_EQ(exact_polynomial([](std::uint64_t n) { return n < 3 ? 0 : n * n; })->from, 3u);
}

TEST(Growth, WhatIsNoPolynomialIsNotCalledOne) {
  EXPECT_FALSE(exact_polynomial([](std::uint64_t n) { return std::uint64_t{1} << n; }));
  EXPECT_FALSE(exact_polynomial([](std::uint64_t n) { return n * n * n * n * n; }));
  EXPECT_FALSE(exact_polynomial([](std::uint64_t n) { return 10 * n + n % 2; }));
  EXPECT_FALSE(exact_polynomial([](std::uint64_t n) { return 10 * n + (n == 8); }));
}

TEST(Growth, FitsPowers) {
  const auto fit = fit_power({1, 2, 4, 8}, {5, 40, 320, 2560});
  ASSERT_TRUE(fit);
  EXPECT_NEAR(fit->exponent, 3, 1e-12);
  EXPECT_NEAR(fit->rms, 0, 1e-12);
  EXPECT_NEAR(fit_power({1, std::exp(1), std::exp(2)}, {std::exp(0), std::exp(3), std::exp(3)})->rms, std::sqrt(0.5),
              1e-12);
  EXPECT_NEAR(local_exponent(2, 10, 4, 80), 3, 1e-12);
  EXPECT_FALSE(fit_power({3}, {5}));
  EXPECT_FALSE(fit_power({1, 2}, {0, 5}));
}

TEST(Growth, PolynomialsAreReadable) {
  EXPECT_EQ(polynomial_text({"0", "137/2", "1759/2", "356", "8"}), "8n^4 + 356n^3 + 1759/2 n^2 + 137/2 n");
  EXPECT_EQ(polynomial_text({"-139", "137"}), "137n - 139");
  EXPECT_EQ(polynomial_text({"0", "-1", "1"}), "n^2 - n");
  EXPECT_EQ(polynomial_text({"0"}), "0");
}

}  // namespace
}  // namespace lagdyn::test
