// invariance.parameters, invariance.scaling: the laws hold exactly, and torques that break them are seen.
#include <gtest/gtest.h>

#include "checks/ratios.hpp"
#include "lagdyn/checks/registry.hpp"
#include "lagdyn/checks/rescale.hpp"
#include "lagdyn/checks/superpose.hpp"
#include "lagdyn/dynamics/modular_state.hpp"
#include "lagdyn/dynamics/rnea.hpp"

namespace lagdyn {
namespace {

using Torques = std::vector<Bounded>;

TEST(Parameters, HoldOnRandomChains) {
  for (const Check& check : checks::parameters()) test::expect_to_hold_on_random_chains(check, 480);
}

TEST(Parameters, SeeAMassOffByAMillionth) {
  Chain chain = random_chain(11, 5, {{JointType::revolute}, 0.2, 0});
  const Subject right(chain);
  for (Body& body : chain.bodies) body.inertial.mass *= 1 + 1e-6;
  const Subject wrong(chain);
  for (const Check& check : checks::parameters())
    EXPECT_GT(check.evaluate(wrong, Sample(right, 1, 0)).worst.ratio(), 1) << check.id;
}

/// Two point masses, 2 kg at (1, 0, 0) and 3 kg at (0, 2, 0), without the second leave the first.
TEST(Parameters, TheRestOfTwoPointsIsOnePoint) {
  const Inertia<double> first{2, {1, 0, 0}, {}}, second{3, {0, 2, 0}, {}};
  // By hand: COM (0.4, 1.2, 0), reduced mass 6/5 at the offset (-1, 2, 0).
  const Inertia<double> both{5, {0.4, 1.2, 0}, {{4.8, 2.4, 0}, {2.4, 1.2, 0}, {0, 0, 6}}};
  const Inertia<double> rest = rest_of(both, second);
  EXPECT_EQ(rest.mass, first.mass);
  for (int i = 0; i < 3; ++i) {
    EXPECT_NEAR(rest.com[i], first.com[i], 1e-15);
    for (int j = 0; j < 3; ++j) EXPECT_NEAR(rest.about_com(i, j), 0, 1e-14);
  }
}

TEST(Parameters, SuperpositionIsExact) {
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    const Chain chain = random_chain(seed, seed);
    const Model<Modular> model = lift<Modular>(chain);
    const State<Modular> state = modular_state(model, seed, 0, "superposition");
    CounterRandom random(seed, 0, 1);
    const Parts<Modular> parts = random_parts(model, lift<double>(chain), random);
    const Modular x(0.7);
    std::vector<Modular> sum = rnea(times(x, parts.first), state), whole = rnea(model, state);
    const std::vector<Modular> second = rnea(parts.second, state);
    for (std::size_t i = 0; i < seed; ++i) EXPECT_EQ(sum[i] + x * second[i], x * whole[i]);
  }
}

TEST(Parameters, RescalingIsExact) {
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    const Model<Modular> model = lift<Modular>(random_chain(seed, seed));
    const State<Modular> state = modular_state(model, seed, 0, "rescaling");
    const UnitFactors<Modular> by{Modular(0.7), Modular(1.9), Modular(2.3)};
    const std::vector<Modular> tau = rnea(model, state), other = rnea(rescaled(model, by), rescaled(model, state, by));
    for (std::size_t i = 0; i < seed; ++i) EXPECT_EQ(other[i], by.torque(model.joints[i]) * tau[i]);
  }
}

class PlantedParameters : public testing::Test {
 protected:
  template <class Torque>
  Torques tau(const Torque& torque) const {
    return torque(subject.bounded, sample.bounded());
  }
  template <class Torque>
  double sum_ratio(const Torque& torque) {
    const Parts<Bounded> parts = random_parts(subject.bounded, subject.plain, random);
    return superposition(parts, sample.bounded(), Bounded(1.3), tau(torque), torque).worst.ratio();
  }
  template <class Torque>
  double scaling_ratio(const Torque& torque) {
    const UnitFactors<Bounded> by{Bounded(0.7), Bounded(1.9), Bounded(2.3)};
    return scaling(subject.bounded, sample.bounded(), by, tau(torque), torque).worst.ratio();
  }

  Subject subject{random_chain(17, 5)};
  Sample sample{subject, 1, 0};
  CounterRandom random{1, 0, 1};
};

TEST_F(PlantedParameters, HoldWithoutAFault) {
  EXPECT_LE(sum_ratio(rnea<Bounded>), 1);
  EXPECT_LE(scaling_ratio(rnea<Bounded>), 1);
}

TEST_F(PlantedParameters, SuperpositionSeesAnInertiaAboutTheWrongPoint) {
  const auto as_if_about_origin = [](Model<Bounded> model, const State<Bounded>& state) {
    for (auto& joint : model.joints) joint.body.about_com -= lifting::point_inertia(joint.body.mass, joint.body.com);
    return rnea(model, state);
  };
  EXPECT_GT(sum_ratio(as_if_about_origin), 1e6);
  EXPECT_LE(scaling_ratio(as_if_about_origin), 1) << "dimensions are right";
}

TEST_F(PlantedParameters, SuperpositionAndScalingSeeFrictionThatIsNoParameter) {
  const auto with_friction = [](const Model<Bounded>& model, const State<Bounded>& state) {
    Torques tau = rnea(model, state);
    tau[0] += Bounded(1e-6);
    return tau;
  };
  EXPECT_GT(sum_ratio(with_friction), 1);
  EXPECT_GT(scaling_ratio(with_friction), 1);
}

TEST_F(PlantedParameters, ScalingSeesALostVelocity) {
  const auto linear = [](const Model<Bounded>& model, const State<Bounded>& state) {
    Torques tau = rnea(model, state), h = rnea_velocity_terms(model, state);
    for (std::size_t i = 0; i < tau.size(); ++i) tau[i] += h[i] / state.qd[0] - h[i];
    return tau;
  };
  EXPECT_GT(scaling_ratio(linear), 1e6);
}

TEST_F(PlantedParameters, ScalingSeesGravityAsAConstant) {
  const auto on_earth = [](Model<Bounded> model, const State<Bounded>& state) {
    model.gravity = {Bounded(), Bounded(), Bounded(-9.81)};
    return rnea(model, state);
  };
  EXPECT_GT(scaling_ratio(on_earth), 1e6);
}

}  // namespace
}  // namespace lagdyn
