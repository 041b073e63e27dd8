// The 5-point formula: exact for polynomials of degree 4, its error -h^4/30 f^(5), and the bound on that error.
#include "lagdyn/dynamics/differences.hpp"

#include <gtest/gtest.h>

#include "support/quad.hpp"

namespace lagdyn::test {
namespace {

using energy::five_point;
using energy::kDifferenceStep;

template <class T, class F>
T slope(F f, const T& q, double h) {
  return five_point(f(q + T(2 * h)), f(q + T(h)), f(q - T(h)), f(q - T(2 * h)), h);
}

TEST(Differences, ExactForPolynomialsOfDegreeFour) {
  const auto f = [](const Quad& x) { return x * x * x * x - Quad(3) * x * x * x + Quad(5) * x * x - x + Quad(7); };
  for (double x : {-2.0, 0.25, 3.5}) {
    const Quad q(x), expected = Quad(4) * q * q * q - Quad(9) * q * q + Quad(10) * q - Quad(1);
    EXPECT_LT(magnitude(slope(f, q, 0.5) - expected), 1e-30);
  }
}

TEST(Differences, ErrorIsThatOfTheFifthDerivative) {
  const auto f = [](const Quad& x) { return sin_of(x); };
  for (double x : {0.0, 0.4, 2.0, 4.0}) {
    const double h = 1e-3;
    const Quad error = slope(f, Quad(x), h) - cos_of(Quad(x));
    EXPECT_NEAR(static_cast<double>(error.value) / (-std::pow(h, 4) / 30 * std::cos(x)), 1, 1e-5);
  }
}

// What M and P are made of along a turning joint: harmonics of order 1 and 2. Their truncation is of the size of the
// rounding here, so a bound that lost it would be too small.
TEST(Differences, BoundCoversTheTruncation) {
  const double h = kDifferenceStep;
  int beyond_rounding = 0;
  for (int order : {1, 2})
    for (int i = 0; i < 200; ++i) {
      const double at = -3 + 0.03 * i;
      const auto f = [order](const auto& x) { return cos_of((order == 1 ? x : x + x)); };
      const Bounded q(at), rounded = slope(f, q, h), found = energy::with_truncation(rounded, slope(f, q, 2 * h));
      const Quad truth = Quad(-order) * sin_of(Quad(order) * Quad(at));
      const Float128 error = magnitude(truth - Quad(found.mid));
      EXPECT_LE(error, Float128{found.rad});
      EXPECT_LE(found.rad, 4e-12);
      EXPECT_EQ(found.mid, rounded.mid);
      beyond_rounding += error > Float128{rounded.rad};
    }
  EXPECT_GT(beyond_rounding, 50);
}

}  // namespace
}  // namespace lagdyn::test
