#include "lagdyn/scalars/taped.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <vector>

#include "lagdyn/chain/counter_random.hpp"
#include "support/quad.hpp"

namespace lagdyn {
namespace {

using test::magnitude;
using test::Quad;

Bounded swept(Taped x) { return Tape::of_thread().enclosed({x}).front(); }

/// A number whose slope in a result shows as the radius: 1 off, and nothing else is.
Taped probe(double x) { return widened(Taped(x), 1); }

TEST(Taped, SlopesAreThoseOfTheRules) {
  const double a = 0.7, b = -1.3;
  const auto slope = [](auto f) {
    Tape::of_thread().begin();
    return swept(f()).rad;
  };
  EXPECT_NEAR(slope([&] { return probe(a) + Taped(b); }), 1, 1e-15);
  EXPECT_NEAR(slope([&] { return Taped(b) - probe(a); }), 1, 1e-15);
  EXPECT_NEAR(slope([&] { return -probe(a); }), 1, 0);
  EXPECT_NEAR(slope([&] { return probe(a) * Taped(b); }), std::abs(b), 1e-15);
  EXPECT_NEAR(slope([&] { return probe(a) / Taped(b); }), 1 / std::abs(b), 1e-15);
  EXPECT_NEAR(slope([&] { return Taped(a) / probe(b); }), a / (b * b), 1e-15);
  EXPECT_NEAR(slope([&] { return cos_of(probe(a)); }), std::sin(a), 1e-15);
  EXPECT_NEAR(slope([&] { return sin_of(probe(a)); }), std::cos(a), 1e-15);
  const auto twice = [&] {
    const Taped x = probe(a);
    return x * x - x;
  };
  EXPECT_NEAR(slope(twice), 2 * a - 1, 1e-15) << "ways that meet again add with their signs";
}

TEST(Taped, RoundingOfOneOperationIsUTimesItsResult) {
  constexpr double u = kUnitRoundoff;
  Tape::of_thread().begin();
  EXPECT_EQ(swept(Taped(0.1) + Taped(0.2)).rad, u * (0.1 + 0.2));
  EXPECT_EQ(swept(Taped(0.1) * Taped(0.2)).rad, u * (0.1 * 0.2));
  EXPECT_EQ(swept(Taped(0.1) / Taped(0.3)).rad, u * (0.1 / 0.3));
  EXPECT_EQ(swept(Taped(1) * Taped(0.2)).rad, 0);
  EXPECT_EQ(swept(Taped(-1) * Taped(0.2)).rad, 0);
  EXPECT_EQ(swept(Taped() + Taped(0.2)).rad, 0);
  EXPECT_EQ(swept(Taped() * (Taped(0.1) + Taped(0.2))).rad, 0);
  EXPECT_EQ(swept(-(Taped(0.1) + Taped(0.2))).rad, u * (0.1 + 0.2));
  EXPECT_TRUE(std::isinf(swept(Taped(1) / Taped()).rad));
  EXPECT_GT(swept(Taped(1e-200) * Taped(1e-200)).rad, 0) << "lost to underflow";
}

TEST(Taped, ManyResultsAreSweptLikeOne) {
  Tape::of_thread().begin();
  std::vector<Taped> results;
  Taped sum(0.1);
  for (int i = 0; i < 21; ++i) results.push_back(sum = sum * Taped(1.7) + Taped(0.3));
  const std::vector<Bounded> all = Tape::of_thread().enclosed(results);
  ASSERT_EQ(all.size(), results.size());
  for (std::size_t i = 0; i < all.size(); ++i) EXPECT_EQ(all[i].rad, swept(results[i]).rad) << i;
  for (std::size_t i = 1; i < all.size(); ++i) EXPECT_GT(all[i].rad, all[i - 1].rad);
}

/// A rotation of the plane by a fixed angle, many times: the truth stays within the bound, which grows with the number of
/// steps, where a radius for each number grows with a power.
TEST(Taped, StaysTightOverALongRecursion) {
  Tape::of_thread().begin();
  const double c = 0.8, s = 0.6;
  constexpr int steps = 2000;
  Taped x(1), y(0.5);
  Bounded bx(1), by(0.5);
  Quad qx(1), qy(0.5);
  for (int i = 0; i < steps; ++i) {
    const Taped x1 = Taped(c) * x - Taped(s) * y, y1 = Taped(s) * x + Taped(c) * y;
    const Bounded bx1 = Bounded(c) * bx - Bounded(s) * by, by1 = Bounded(s) * bx + Bounded(c) * by;
    const Quad qx1 = Quad(c) * qx - Quad(s) * qy, qy1 = Quad(s) * qx + Quad(c) * qy;
    x = x1, y = y1, bx = bx1, by = by1, qx = qx1, qy = qy1;
  }
  const Bounded found = swept(x);
  const double error = static_cast<double>(magnitude(qx - Quad(x.mid)));
  EXPECT_LE(error, found.rad);
  EXPECT_GT(error, 1e-3 * found.rad);
  EXPECT_LE(found.rad, 4.0 * steps * kUnitRoundoff * 1.2);
  EXPECT_GT(bx.rad, 1e6 * found.rad);
}

/// Of random expressions without division by small numbers, the truth is within the first-order bound.
TEST(Taped, HoldsTheTruthOfRandomExpressions) {
  CounterRandom random(1, 0, stream_of("taped-test"));
  double nearest = 0;
  for (int i = 0; i < 3000; ++i) {
    Tape::of_thread().begin();
    std::vector<Taped> taped;
    std::vector<Quad> truth;
    for (int k = 0; k < 4; ++k) {
      const double x = random.uniform(0.5, 2);
      taped.emplace_back(x);
      truth.emplace_back(x);
    }
    for (int k = 0; k < 40; ++k) {
      const std::size_t a = random.bits() % taped.size(), b = random.bits() % taped.size();
      switch (random.bits() % 4) {
        case 0:
          taped.push_back(taped[a] + taped[b]), truth.push_back(truth[a] + truth[b]);
          break;
        case 1:
          taped.push_back(taped[a] - taped[b]), truth.push_back(truth[a] - truth[b]);
          break;
        case 2:
          taped.push_back(taped[a] * Taped(0.75)), truth.push_back(truth[a] * Quad(0.75));
          break;
        default:
          taped.push_back(taped[a] * taped[b]), truth.push_back(truth[a] * truth[b]);
      }
    }
    const Bounded found = swept(taped.back());
    const double error = static_cast<double>(magnitude(truth.back() - Quad(found.mid)));
    ASSERT_LE(error, found.rad * (1 + 1e-9)) << i;
    if (found.rad > 0) nearest = std::max(nearest, error / found.rad);
  }
  EXPECT_GT(nearest, 0.5);
}

}  // namespace
}  // namespace lagdyn
