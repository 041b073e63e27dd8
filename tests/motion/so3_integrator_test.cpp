// Euler's equation and its integration on the group, against motions known in closed form.
#include "lagdyn/motion/so3_integrator.hpp"

#include <numbers>

#include "lagdyn/motion/so3_top.hpp"
#include "motion/so3_cases.hpp"

namespace lagdyn {
namespace {

using test::expect_near;
using Vec = Vec3<double>;

TEST(So3Body, EulersEquationByHand) {
  const TurningBody body = TurningBody::with_moments({1, 2, 4});
  // I w = (1, 4, 12); I w x w = (4 3 - 12 2, 12 1 - 1 3, 1 2 - 4 1)
  expect_near(euler_acceleration(body, {1, 2, 3}, {0, 0, 0}), {-12.0, 9.0 / 2, -2.0 / 4}, 1e-14);
  expect_near(euler_acceleration(body, {0, 0, 0}, {1, 1, 1}), {1, 0.5, 0.25}, 1e-14);
  EXPECT_NEAR(body.energy({1, 2, 3}), (1 + 2 * 4 + 4 * 9) / 2.0, 1e-14);
  EXPECT_NEAR(body.condition(), 4, 1e-14);
  EXPECT_NEAR(body.rate(2), 4, 1e-13) << "1 + 2 < 4: no body has these moments, and such a one is quicker";
}

TEST(So3Body, PrincipalAxesAreThoseOfTheInertia) {
  for (std::uint64_t i = 0; i < 100; ++i) {
    CounterRandom random(3, i, 0);
    const TurningBody body = test::random_turning_body(random);
    const auto& [moments, axes] = body.principal();
    EXPECT_LE(moments[0], moments[1]);
    EXPECT_LE(moments[1], moments[2]);
    for (int k = 0; k < 3; ++k) {
      const Vec axis = axes * Vec{k == 0 ? 1.0 : 0, k == 1 ? 1.0 : 0, k == 2 ? 1.0 : 0};
      expect_near(body.momentum(axis), moments[static_cast<std::size_t>(k)] * axis, 1e-13 * moments[2]);
      expect_near(body.solve(body.momentum(axis)), axis, 1e-13 * body.condition());
    }
  }
}

TEST(So3Integrator, SpinsAboutAPrincipalAxisForEver) {
  const TurningBody body = TurningBody::with_moments({1, 2, 2.5});
  const RotationPath path = rotation_path(body, {0, 0, 2}, std::numbers::pi, 100);
  expect_near(path.w.back(), {0, 0, 2}, 0);
  expect_near(path.R.back() * Vec{1, 2, 3}, {1, 2, 3}, 1e-14);
  expect_near(path.R[25] * Vec{1, 0, 0}, {0, 1, 0}, 1e-14);
  EXPECT_EQ(path.steps(), 100u);
  EXPECT_EQ(path.time(100), std::numbers::pi);
}

TEST(So3Integrator, ConstantTorqueAboutAPrincipalAxis) {
  const TurningBody body = TurningBody::with_moments({1, 2, 2.5});
  const auto torque = [](double) { return Vec{0, 0, 5}; };
  const RotationPath path = rotation_path(body, {0, 0, 0}, 1, 50, torque);  // w = 2 t, angle t^2
  expect_near(path.w.back(), {0, 0, 2}, 1e-14);
  expect_near(path.R.back() * Vec{1, 0, 0}, {std::cos(1.0), std::sin(1.0), 0}, 1e-14);
}

/// The closed form itself: R' = R [w] and I w' = I w x w, by differences.
TEST(So3Top, SatisfiesTheEquationsOfMotion) {
  const double A = 2, C = 0.7, h = 1e-3;
  const TurningBody body(Mat3<double>{{A, 0, 0}, {0, A, 0}, {0, 0, C}});
  const Vec w{0.3, -1.1, 2};
  expect_near(symmetric_top(A, C, w, 0).w, w, 1e-15);
  for (double t : {0.0, 0.9, 4.0}) {
    const TopState now = symmetric_top(A, C, w, t);
    const auto difference = [&](auto of) {
      return (1 / (12 * h)) * (8.0 * (of(t + h) - of(t - h)) - (of(t + 2 * h) - of(t - 2 * h)));
    };
    expect_near(
        difference([&](double at) { return skew_part((now.R.inverse() * symmetric_top(A, C, w, at).R).matrix()); }),
        now.w, 1e-10);
    expect_near(difference([&](double at) { return symmetric_top(A, C, w, at).w; }),
                euler_acceleration(body, now.w, {0, 0, 0}), 1e-10);
  }
}

TEST(So3Integrator, IsOfOrderFourAgainstTheSymmetricTop) {
  for (const double C : {0.3, 1.7}) {
    const TurningBody body(Mat3<double>{{1, 0, 0}, {0, 1, 0}, {0, 0, C}});
    const Vec w{0.8, 0.5, -1.5};
    const TopState exact = symmetric_top(1, C, w, 3);
    double before = 0;
    for (std::size_t steps : {40u, 80u, 160u, 320u}) {
      const RotationPath path = rotation_path(body, w, 3, steps);
      const double off = norm(skew_part((exact.R.inverse() * path.R.back()).matrix())) + norm(path.w.back() - exact.w);
      if (before > 0) {
        EXPECT_NEAR(std::log2(before / off), 4, 0.15);
      }
      before = off;
    }
    EXPECT_LT(before, 2e-9);
  }
}

TEST(So3Integrator, ABodyTurnsOverAboutItsIntermediateAxisInTime) {
  const std::array<double, 3> moments{1, 1.5, 2};
  const Flip flip = intermediate_axis_flip(moments, 3, 0.01);
  const TurningBody body = TurningBody::with_moments(moments);
  const RotationPath path = rotation_path(body, flip.start, flip.duration, 20000);
  expect_near(path.w.back(), flip.end, 1e-9);
  EXPECT_NEAR(path.w[10000].y, 0, 1e-9);
  EXPECT_GT(std::abs(path.w[10000].x), 1) << "midway it turns about the others";
  const RotationDrift drift = rotation_drift(body, path);
  EXPECT_LT(drift.momentum, 1e-13);
  EXPECT_LT(drift.energy, 1e-14);
  EXPECT_LT(drift.orthogonality, 1e-15);
}

TEST(So3Integrator, RotationsStayRotationsOverAMillionSteps) {
  const TurningBody body = TurningBody::with_moments({1, 1.5, 2});
  const RotationPath path = rotation_path(body, {1, 2, -0.5}, 100, 1000000);
  EXPECT_LT(rotation_drift(body, path).orthogonality, 1e-14);
  EXPECT_LT(rotation_drift(body, path).momentum, 1e-13);
}

TEST(So3Integrator, DriftIsSeen) {
  const TurningBody body = TurningBody::with_moments({1, 1.5, 2});
  const RotationPath good = rotation_path(body, {1, 2, -0.5}, 2, 500);
  RotationPath path = good;
  path.R[100] = path.R[100] * rotation_by({1e-6, 0, 0});
  EXPECT_NEAR(rotation_drift(body, path).momentum, 1e-6, 1e-6);
  EXPECT_GT(rotation_drift(body, path).momentum, 1e-7);
  path = good;
  path.w[100] = (1 + 1e-6) * path.w[100];
  EXPECT_NEAR(rotation_drift(body, path).energy, 2e-6, 1e-8);
  path = good;
  path.R[100] = Rot<double>::from_exact((1 + 1e-6) * path.R[100].matrix());
  EXPECT_NEAR(rotation_drift(body, path).orthogonality, 2e-6, 1e-8);
  path.w[100].x = std::nan("");
  EXPECT_TRUE(std::isnan(rotation_drift(body, path).energy));
}

}  // namespace
}  // namespace lagdyn
