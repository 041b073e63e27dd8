#include "lagdyn/scalars/bounded.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <cstdint>
#include <vector>

#include "lagdyn/chain/counter_random.hpp"
#include "support/quad.hpp"

namespace lagdyn {
namespace {

using test::Float128;
using test::magnitude;
using test::Quad;

/// One formula seen by the plain double, by Bounded, and by the truth.
struct Seen {
  double plain;
  Bounded bounded;
  Quad truth;
};

Seen operator+(const Seen& a, const Seen& b) { return {a.plain + b.plain, a.bounded + b.bounded, a.truth + b.truth}; }
Seen operator-(const Seen& a, const Seen& b) { return {a.plain - b.plain, a.bounded - b.bounded, a.truth - b.truth}; }
Seen operator*(const Seen& a, const Seen& b) { return {a.plain * b.plain, a.bounded * b.bounded, a.truth * b.truth}; }
Seen operator/(const Seen& a, const Seen& b) { return {a.plain / b.plain, a.bounded / b.bounded, a.truth / b.truth}; }

Seen exactly(double x) { return {x, Bounded(x), Quad(x)}; }
/// A value known to +-r whose truth is x + theta r.
Seen within(double x, double r, double theta) { return {x, Bounded(x, r), Quad(x) + Quad(r) * Quad(theta)}; }

bool bounded_at_all(const Seen& s) { return std::isfinite(s.bounded.rad); }
bool contained(const Seen& s) {
  return !bounded_at_all(s) || magnitude(s.truth - Quad(s.bounded.mid)) <= Float128{s.bounded.rad};
}
double ratio(const Seen& s) {
  const Float128 error = magnitude(s.truth - Quad(s.bounded.mid));
  return error == 0 ? 0 : static_cast<double>(error / Float128{s.bounded.rad});
}
bool same_bits(double a, double b) {
  return std::bit_cast<std::uint64_t>(a) == std::bit_cast<std::uint64_t>(b) || (std::isnan(a) && std::isnan(b));
}

struct Draws {
  CounterRandom random{1, 0, stream_of("bounded-test")};

  std::uint64_t below(std::uint64_t n) { return random.bits() % n; }
  double sign() { return below(2) == 0 ? 1 : -1; }
  double moderate() { return sign() * random.uniform(0.5, 4); }
  double of_size(int lowest, int highest) {
    const int span = highest - lowest + 1;
    return std::ldexp(moderate(), lowest + static_cast<int>(below(static_cast<std::uint64_t>(span))));
  }
  double theta() { return below(2) == 0 ? sign() : random.uniform(-1, 1); }

  Seen leaf() {
    switch (below(8)) {
      case 0:
        return exactly(of_size(-60, 60));
      case 1:
        return exactly(of_size(-1074, -900));
      case 2:
        return exactly(of_size(900, 1020));
      case 3:
        return exactly(static_cast<double>(below(5)));
      case 4:
        return within(moderate(), std::abs(of_size(-60, -3)), theta());
      case 5:
        return within(0, std::abs(of_size(-700, -400)), theta());
      default:
        return exactly(moderate());
    }
  }

  Seen tree(int depth) {
    if (depth == 0) return leaf();
    const Seen a = tree(depth - 1);
    if (below(8) == 0) return a - a * exactly(1 + moderate() * 1e-14);  // cancels all but a few digits
    const Seen b = tree(static_cast<int>(below(static_cast<std::uint64_t>(depth))));
    switch (below(4)) {
      case 0:
        return a + b;
      case 1:
        return a - b;
      case 2:
        return a * b;
      default:
        return a / b;
    }
  }

  /// Positive numbers under +, * and /, in which nothing cancels; counts its operations.
  Seen positive(int depth, int& operations) {
    if (depth == 0) return exactly(random.uniform(0.5, 4));
    const Seen a = positive(depth - 1, operations), b = positive(static_cast<int>(below(2)) * (depth - 1), operations);
    ++operations;
    const std::uint64_t kind = below(3);
    return kind == 0 ? a + b : kind == 1 ? a * b : a / b;
  }
};

TEST(Bounded, ContainsTheTruthOfRandomExpressions) {
  Draws draw;
  int bounded = 0;
  constexpr int kTrees = 100000;
  for (int i = 0; i < kTrees; ++i) {
    const Seen s = draw.tree(1 + i % 6);
    ASSERT_TRUE(contained(s)) << "tree " << i << ": " << s.bounded.mid << " +- " << s.bounded.rad;
    bounded += bounded_at_all(s);
  }
  EXPECT_GT(bounded, kTrees / 2);  // else the loop would have shown little
}

TEST(Bounded, MiddleIsWhatDoubleGives) {
  Draws draw;
  for (int i = 0; i < 100000; ++i) {
    const Seen s = draw.tree(1 + i % 6);
    ASSERT_TRUE(same_bits(s.plain, s.bounded.mid)) << "tree " << i;
  }
  for (double x : {0.0, -0.0, 0.3, 1e4, -2e300}) {
    EXPECT_TRUE(same_bits((-Bounded(x)).mid, -x));
    EXPECT_TRUE(same_bits(cos_of(Bounded(x)).mid, std::cos(x)));
    EXPECT_TRUE(same_bits(sin_of(Bounded(x)).mid, std::sin(x)));
  }
}

// Without cancellation each of k operations adds one relative u.
TEST(Bounded, RadiusIsTheCountOfRoundings) {
  Draws draw;
  for (int i = 0; i < 20000; ++i) {
    int operations = 0;
    const Seen s = draw.positive(1 + i % 8, operations);
    EXPECT_LE(s.bounded.rad, operations * kUnitRoundoff * s.bounded.mid * (1 + 1e-12));
  }
}

// The extremes of what the inputs' radii allow, and of one rounding, are reached: a smaller radius would be wrong.
TEST(Bounded, RadiusIsSharpForOneOperation) {
  Draws draw;
  double rounding[4] = {}, inherited[4] = {};
  const auto each = [](const Seen& a, const Seen& b, double* worst) {
    const Seen results[] = {a + b, a - b, a * b, a / b};
    for (int k = 0; k < 4; ++k) {
      EXPECT_TRUE(contained(results[k]));
      worst[k] = std::max(worst[k], ratio(results[k]));
    }
  };
  for (int i = 0; i < 20000; ++i) {
    each(exactly(draw.moderate()), exactly(draw.moderate()), rounding);
    each(within(draw.moderate(), 0.25, draw.sign()), within(draw.moderate(), 0.125, draw.sign()), inherited);
  }
  for (int k = 0; k < 4; ++k) {
    EXPECT_GT(rounding[k], 0.95) << k;
    EXPECT_GT(inherited[k], 0.99) << k;
  }
}

TEST(Bounded, SumThatCancelsKeepsTheRadiiOfItsTerms) {
  const Bounded tenth(0.1), third = Bounded(1) / Bounded(3);
  EXPECT_EQ((tenth - tenth).rad, 0);
  const Bounded rest = third + third + third - Bounded(1);
  EXPECT_EQ(rest.mid, 0);
  EXPECT_GE(rest.rad, 3 * third.rad);
}

TEST(Bounded, DivisionNearZero) {
  EXPECT_TRUE(std::isinf((Bounded(1) / Bounded(0.0)).rad));
  EXPECT_TRUE(std::isinf((Bounded(1) / Bounded(1e-3, 1e-3)).rad));
  EXPECT_TRUE(std::isinf((Bounded(1) / Bounded(-1e-3, 2e-3)).rad));
  EXPECT_TRUE(std::isinf((Bounded(0.0) / Bounded(0.0)).rad));
  Draws draw;
  for (int i = 0; i < 1000; ++i) {
    const double b = draw.moderate(), r = std::abs(b) * (1 - std::ldexp(1, -1 - static_cast<int>(draw.below(53))));
    const Seen quotient = within(draw.moderate(), 1e-3, draw.sign()) / within(b, r, draw.sign());
    EXPECT_TRUE(bounded_at_all(quotient));
    EXPECT_TRUE(contained(quotient)) << b << " +- " << r;
  }
}

TEST(Bounded, Underflow) {
  const double tiny = 1e-200, least = 5e-324;
  const Seen cases[] = {exactly(tiny) * exactly(tiny),
                        exactly(tiny) / exactly(1 / tiny),
                        exactly(least) / exactly(3),
                        exactly(least) * exactly(0.5),
                        within(0, tiny, 1) * exactly(tiny),
                        within(0, tiny, -1) * within(0, tiny, 1),
                        within(0, least, 1) / exactly(3),
                        exactly(3e-310) + exactly(-1e-310),
                        exactly(1e-300) + exactly(-1e-308) * exactly(0.3)};
  for (const Seen& s : cases) EXPECT_TRUE(contained(s)) << s.bounded.mid << " +- " << s.bounded.rad;
  EXPECT_EQ((Bounded(tiny) * Bounded(0.0)).rad, 0);  // an exact zero stays exact
  EXPECT_EQ((Bounded(0.0) / Bounded(tiny)).rad, 0);
}

TEST(Bounded, OverflowIsNoBound) {
  const Bounded huge(1e200);
  EXPECT_FALSE(std::isfinite((huge * huge).rad));
  EXPECT_FALSE(std::isfinite((huge / Bounded(1e-200)).rad));
  EXPECT_FALSE(std::isfinite((Bounded(1.7e308) + Bounded(1.7e308)).rad));
  EXPECT_FALSE(std::isfinite((Bounded(1, 1e200) * huge).rad));
}

TEST(Bounded, SineAndCosine) {
  Draws draw;
  for (int i = 0; i < 20000; ++i) {
    const double x = i % 2 == 0 ? draw.random.uniform(-1e4, 1e4) : draw.of_size(-40, 0);
    const double r = i % 3 == 0 ? 0 : std::abs(draw.of_size(-53, -8)), theta = draw.theta();
    const Quad at = Quad(x) + Quad(r) * Quad(theta);
    const Bounded angle(x, r);
    EXPECT_TRUE(contained({std::sin(x), sin_of(angle), sin_of(at)})) << x << " +- " << r;
    EXPECT_TRUE(contained({std::cos(x), cos_of(angle), cos_of(at)})) << x << " +- " << r;
    EXPECT_LE(sin_of(angle).rad, (r + 2 * kUnitRoundoff) * (1 + 1e-14));
  }
  EXPECT_EQ(sin_of(Bounded(0.0)).rad, 0);
  EXPECT_GT(sin_of(Bounded(1e-310)).rad, 0);  // sin x differs from x, by less than any double
}

TEST(Bounded, WidenedKeepsTheMiddle) {
  const Bounded wide = widened(Bounded(0.1, 0.25), 0.5);
  EXPECT_EQ(wide.mid, 0.1);
  EXPECT_GE(wide.rad, 0.75);
  EXPECT_LE(wide.rad, 0.75 * (1 + 1e-14));
}

// The truth itself, against the platform's extended precision.
TEST(QuadTruth, SineAndCosineAgreeWithExtendedPrecision) {
  Draws draw;
  for (int i = 0; i < 2000; ++i) {
    const double x = draw.random.uniform(-1e4, 1e4);
    const Quad s = sin_of(Quad(x)), c = cos_of(Quad(x));
    EXPECT_LT(magnitude(s - Quad(Float128{std::sin(static_cast<long double>(x))})), 1e-18);
    EXPECT_LT(magnitude(c - Quad(Float128{std::cos(static_cast<long double>(x))})), 1e-18);
    EXPECT_LT(magnitude(s * s + c * c - Quad(1)), 1e-32);
    const Quad root = sqrt_of(Quad(std::abs(x)));
    EXPECT_LT(magnitude(root * root - Quad(std::abs(x))), 1e-28);
  }
}

}  // namespace
}  // namespace lagdyn
