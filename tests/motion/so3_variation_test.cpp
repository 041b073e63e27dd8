// The variation of the action, against integrals done by hand, and the lemma against its exact value.
#include "lagdyn/motion/so3_variation.hpp"

#include <numbers>
#include <vector>

#include "lagdyn/motion/so3_lemma.hpp"
#include "motion/so3_cases.hpp"

namespace lagdyn {
namespace {

using test::expect_near;
using Vec = Vec3<double>;

TEST(So3Variation, VanishesAtBothEndsAndHasItsOwnRate) {
  CounterRandom random(1, 0, 0);
  const RotationVariation variation = RotationVariation::random(random, 1.7);
  expect_near(variation.at(0).eta, {0, 0, 0}, 0);
  expect_near(variation.at(1.7).eta, {0, 0, 0}, 1e-14);
  EXPECT_GT(norm(variation.at(0.3).eta), 0.1);
  for (double t : {0.0, 0.2, 0.9, 1.7}) {
    const double h = 1e-5;
    expect_near(variation.at(t).rate, (1 / (2 * h)) * (variation.at(t + h).eta - variation.at(t - h).eta), 1e-7);
    Vec by_hand;
    for (std::size_t k = 0; k < 3; ++k)
      by_hand += std::sin(static_cast<double>(k + 1) * std::numbers::pi * t / 1.7) * variation.amplitudes[k];
    expect_near(variation.at(t).eta, by_hand, 1e-14);
  }
}

/// Constant w: dA = (I w x w + t) . integral of eta, and that integral is 2 T / pi (a_1 + a_3 / 3).
TEST(So3Variation, OfAConstantVelocityByHand) {
  for (std::uint64_t i = 0; i < 50; ++i) {
    CounterRandom random(2, i, 0);
    const TurningBody body = test::random_turning_body(random);
    const Vec w = test::random_vector3(random, 3), moment = test::random_vector3(random, 2);
    const RotationVariation variation = RotationVariation::random(random, 1.3);
    const Vec total = (2 * 1.3 / std::numbers::pi) * (variation.amplitudes[0] + (1.0 / 3) * variation.amplitudes[2]);
    const Vec force = cross(body.momentum(w), w);
    const std::vector<Vec> path(2001, w);
    const ActionVariation free = action_variation(body, path, variation);
    EXPECT_NEAR(free.value, dot(force, total), 1e-10 * free.scale);
    const ActionVariation driven = action_variation(body, path, variation, [&](double) { return moment; });
    EXPECT_NEAR(driven.value, dot(force + moment, total), 1e-10 * driven.scale);
    EXPECT_GE(free.size * (1 + 1e-14), free.scale);
  }
}

TEST(So3Variation, IsByARuleOfOrderFour) {
  CounterRandom random(3, 0, 0);
  const TurningBody body = test::random_turning_body(random);
  const RotationVariation variation = RotationVariation::random(random, 1);
  const Vec w{1, 2, 3};
  const double exact = dot(cross(body.momentum(w), w),
                           (2 / std::numbers::pi) * (variation.amplitudes[0] + (1.0 / 3) * variation.amplitudes[2]));
  double before = 0;
  for (std::size_t steps : {20u, 40u, 80u}) {
    const double off = std::abs(action_variation(body, std::vector<Vec>(steps + 1, w), variation).value - exact);
    if (before > 0) {
      EXPECT_NEAR(std::log2(before / off), 4, 0.1);
    }
    before = off;
  }
}

/// w_e = exp(-e [eta]) w + the left differential of exp at e eta along e eta'; its slope at e = 0 is w x eta + eta'.
TEST(So3Lemma, DifferencesGiveTheLemma) {
  for (std::uint64_t i = 0; i < 50; ++i) {
    CounterRandom random(4, i, 0);
    const TurningBody body = test::random_turning_body(random);
    const RotationVariation variation = RotationVariation::random(random, 2);
    const Vec w = test::random_vector3(random, 2);
    const auto [eta, rate] = variation.at(0.7);
    expect_near(angular_velocity_slope(body, w, 0.7, variation, 1e-3, 1e-3), rate + cross(w, eta), 1e-9);
  }
}

TEST(So3Lemma, TheBodyTurnsAsItsEquationSays) {
  const TurningBody body = TurningBody::with_moments({1, 1.5, 2});
  const RotationVariation still{1, {}};
  expect_near(angular_velocity_slope(body, {1, 2, 3}, 0.4, still, 1e-3, 1e-3), {0, 0, 0}, 1e-12);
}

}  // namespace
}  // namespace lagdyn
