// The exponential of SO(3), its change from 1, its inverse differential.
#include "lagdyn/motion/so3_rotation.hpp"

#include <numbers>

#include "motion/so3_cases.hpp"

namespace lagdyn {
namespace {

using test::expect_near;
using Vec = Vec3<double>;

TEST(So3Rotation, TurnsCounterclockwiseAboutItsVector) {
  const Rot<double> quarter = rotation_by({0, 0, std::numbers::pi / 2});
  expect_near(quarter * Vec{1, 0, 0}, {0, 1, 0}, 1e-15);
  expect_near(quarter * Vec{0, 0, 7}, {0, 0, 7}, 1e-15);
  expect_near(rotation_by({0, 0, 0}) * Vec{1, 2, 3}, {1, 2, 3}, 0);
  const double third = 2 * std::numbers::pi / 3 / std::sqrt(3.0);  // about the diagonal: x to y to z
  expect_near(rotation_by({third, third, third}) * Vec{1, 2, 3}, {3, 1, 2}, 1e-14);
}

TEST(So3Rotation, ItsChangeFromOneKeepsSmallTurnsAccurate) {
  CounterRandom random(1, 0, 0);
  for (double size : {1e-9, 1e-4, 0.1, 3.0}) {
    const Vec v = test::random_vector3(random, size), x = test::random_vector3(random, 1);
    expect_near(rotation_change_by(v) * x, rotation_by(v) * x - x, 1e-15);
    expect_near(skew_part(rotation_change_by(v)), (std::sin(norm(v)) / norm(v)) * v, 2e-16 * norm(v));
    expect_near(skew_part(rotation_by(v).matrix()), skew_part(rotation_change_by(v)), 2e-16 * (1 + norm(v)));
  }
  expect_near(skew_part(rotation_change_by({0, 0, 0})), {0, 0, 0}, 0);
}

/// exp(-[u]) exp([u + h u']) must be exp(h [w]) to first order in h, and the series ends with |u|^4.
TEST(So3Rotation, RateOfTheRotationVectorTurnsWithTheBodysVelocity) {
  CounterRandom random(2, 0, 0);
  const Vec w = test::random_vector3(random, 1), direction = test::random_vector3(random, 1);
  double before = 0;
  for (double size : {0.4, 0.2, 0.1}) {
    const Vec u = size * direction, rate = rotation_vector_rate(u, w);
    const double h = 1e-5;
    const auto turned = [&](double step) {
      return skew_part((rotation_by(-u) * rotation_by(u + step * rate)).matrix());
    };
    const double off = norm((1 / (2 * h)) * (turned(h) - turned(-h)) - w);
    EXPECT_LT(off, 2e-2 * std::pow(size, 4));
    if (before > 0) {
      EXPECT_NEAR(before / off, 16, 2);
    }
    before = off;
  }
  const Vec other = -rotation_vector_rate(-0.1 * direction, -w);
  EXPECT_GT(norm(other - rotation_vector_rate(0.1 * direction, w)), 1e-3) << "the sign of u x w / 2 matters";
}

}  // namespace
}  // namespace lagdyn
