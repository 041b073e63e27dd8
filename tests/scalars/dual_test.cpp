#include "lagdyn/scalars/dual.hpp"

#include <gtest/gtest.h>

#include <cmath>

#include "lagdyn/chain/counter_random.hpp"
#include "lagdyn/scalars/bounded.hpp"
#include "lagdyn/scalars/modular.hpp"

namespace lagdyn {
namespace {

using D = Dual<Modular>;
using DD = Dual<D>;

struct Draws {
  CounterRandom random{1, 0, 0};
  Modular residue() { return Modular::from_integer(random.bits()); }
  D dual() { return {residue(), residue()}; }
};

void expect_equal(const D& a, const D& b) {
  EXPECT_EQ(a.value, b.value);
  EXPECT_EQ(a.slope, b.slope);
}

// Over a field every law is exact, so closed forms are compared for equality.
TEST(Dual, CommutativeRingWithDivision) {
  Draws draw;
  for (int i = 0; i < 200; ++i) {
    const D a = draw.dual(), b = draw.dual(), c = draw.dual();
    expect_equal(a + b, b + a);
    expect_equal((a + b) + c, a + (b + c));
    expect_equal(a * b, b * a);
    expect_equal((a * b) * c, a * (b * c));
    expect_equal(a * (b + c), a * b + a * c);
    expect_equal(a + (-a), D(0));
    expect_equal(a - b, a + (-b));
    expect_equal(a * D(1), a);
    expect_equal((a / b) * b, a);
    D sum = a, difference = a;
    sum += b;
    difference -= b;
    expect_equal(sum, a + b);
    expect_equal(difference, a - b);
  }
}

TEST(Dual, ConstantsHaveNoSlope) {
  expect_equal(D(7), {Modular(7), Modular(0)});
  expect_equal(D(0.375), {Modular(0.375), Modular(0)});
  expect_equal(D(), {Modular(0), Modular(0)});
}

TEST(Dual, NilpotentPart) {
  const D e{Modular(0), Modular(1)};
  expect_equal(e * e, D(0));
}

TEST(Dual, SlopesOfClosedForms) {
  Draws draw;
  for (int i = 0; i < 50; ++i) {
    const Modular x = draw.residue(), one(1), two(2);
    const D v{x, one};
    D power(1);
    for (int n = 1; n <= 12; ++n) {
      power = power * v;
      expect_equal(power, {Modular::power(x, static_cast<std::uint64_t>(n)),
                           Modular(n) * Modular::power(x, static_cast<std::uint64_t>(n - 1))});
    }
    const Modular w = one + x * x;
    expect_equal(D(1) / (D(1) + v * v), {one / w, -(two * x) / (w * w)});
    // (1 - x^2) / (1 + x^2) and 2x / (1 + x^2): the slopes are -s ds and c ds with ds = 2 / (1 + x^2).
    const Modular c = (one - x * x) / w, s = two * x / w, rate = two / w;
    expect_equal((D(1) - v * v) / (D(1) + v * v), {c, -s * rate});
    expect_equal(D(2) * v / (D(1) + v * v), {s, c * rate});
  }
}

TEST(Dual, ChainRuleScalesWithTheDirection) {
  Draws draw;
  const Modular x = draw.residue(), d = draw.residue();
  const auto f = [](const D& v) { return v * v * v - D(5) / v; };
  EXPECT_EQ(f({x, d}).slope, f({x, Modular(1)}).slope * d);
}

TEST(Dual, OfDualGivesSecondDerivatives) {
  Draws draw;
  for (int i = 0; i < 50; ++i) {
    const Modular x = draw.residue(), one(1);
    const DD v{D{x, one}, D{one, Modular(0)}};
    const DD f = DD(1) / (DD(1) + v * v);
    const Modular w = one + x * x;
    EXPECT_EQ(f.value.slope, Modular(-2) * x / (w * w));
    EXPECT_EQ(f.slope.value, f.value.slope);
    EXPECT_EQ(f.slope.slope, (Modular(6) * x * x - Modular(2)) / (w * w * w));
  }
}

TEST(Dual, OfDualGivesMixedDerivatives) {
  Draws draw;
  for (int i = 0; i < 50; ++i) {
    const Modular x = draw.residue(), y = draw.residue(), sum = x + y;
    const DD u{D{x, Modular(1)}, D(0)}, v{D{y, Modular(0)}, D(1)};  // inner direction x, outer direction y
    const DD f = u * u * v / (u + v);
    // d/dx = (x^2 y + 2 x y^2) / (x+y)^2,  d/dy = x^3 / (x+y)^2,  d^2/dxdy = (x^3 + 3 x^2 y) / (x+y)^3.
    EXPECT_EQ(f.value.slope, (x * x * y + Modular(2) * x * y * y) / (sum * sum));
    EXPECT_EQ(f.slope.value, x * x * x / (sum * sum));
    EXPECT_EQ(f.slope.slope, (x * x * x + Modular(3) * x * x * y) / (sum * sum * sum));
  }
}

TEST(Dual, OfDoubleAndOfBounded) {
  const Dual<double> x{3, 1};
  EXPECT_DOUBLE_EQ((x * x / (x - Dual<double>(1))).slope, 0.75);  // (x^2 - 2x) / (x-1)^2
  const Dual<Bounded> y{Bounded(0.1), Bounded(1)};
  const Bounded slope = (Dual<Bounded>(1) / y).slope;
  EXPECT_GT(slope.rad, 0);
  const long double at = 0.1, exact = -1 / (at * at);
  EXPECT_LE(std::abs(static_cast<double>(exact - slope.mid)), slope.rad);
}

}  // namespace
}  // namespace lagdyn
