// torque.helmholtz, torque.quadratic, mass.structure: they hold on random chains, and each sees its planted faults.
#include <gtest/gtest.h>

#include "checks/ratios.hpp"
#include "lagdyn/checks/draws.hpp"
#include "lagdyn/checks/helmholtz.hpp"
#include "lagdyn/checks/mass_structure.hpp"
#include "lagdyn/checks/quadratic.hpp"
#include "lagdyn/checks/registry.hpp"
#include "lagdyn/dynamics/kane.hpp"
#include "lagdyn/dynamics/rnea.hpp"

namespace lagdyn {
namespace {

using DualModel = Model<Dual<Bounded>>;
using DualState = State<Dual<Bounded>>;
using DualTorques = std::vector<Dual<Bounded>>;

TEST(Structure, HoldsOnRandomChains) {
  for (const Check& check : checks::structure()) test::expect_to_hold_on_random_chains(check, 480);
}

/// The largest ratio over all joints of a chain of turning joints, of torques that differ from rnea's by a fault.
class Helmholtz : public testing::Test {
 protected:
  template <class Torque>
  HelmholtzFindings worst(const Torque& torque) const {
    HelmholtzFindings all;
    for (std::size_t a = 0; a < subject.size(); ++a) {
      const HelmholtzFindings found = helmholtz(subject.bounded, sample.bounded(), a, v, torque);
      all.accelerations.add(found.accelerations.worst);
      all.velocities.add(found.velocities.worst);
    }
    return all;
  }

  RandomChainOptions turning{{JointType::revolute, JointType::screw}};
  Subject subject{random_chain(5, 6, turning)};
  Sample sample{subject, 1, 0};
  CounterRandom random{1, 0, 1};
  std::vector<Bounded> v = random_vector<Bounded>(random, subject.size());
};

TEST_F(Helmholtz, HoldsForEveryJoint) {
  const HelmholtzFindings found = worst(rnea<Dual<Bounded>>);
  EXPECT_LE(found.accelerations.worst.ratio(), 1);
  EXPECT_LE(found.velocities.worst.ratio(), 1);
}

TEST_F(Helmholtz, SeesHalvedVelocityTerms) {
  const auto halved = [](const DualModel& model, const DualState& state) {
    DualTorques tau = rnea(model, state);
    const DualTorques h = rnea_velocity_terms(model, state);
    for (std::size_t i = 0; i < tau.size(); ++i) tau[i] -= h[i] / Dual<Bounded>(2);
    return tau;
  };
  const HelmholtzFindings found = worst(halved);
  EXPECT_LE(found.accelerations.worst.ratio(), 1);
  EXPECT_GT(found.velocities.worst.ratio(), 1e6);
}

TEST_F(Helmholtz, SeesVelocityTermsThatMissAPartOfAnInertia) {
  const auto lighter = [](const DualModel& model, const DualState& state) {
    DualModel other = model;
    for (auto& joint : other.joints) joint.body.about_com = Dual<Bounded>(1 - 1e-9) * joint.body.about_com;
    DualTorques tau = rnea(model, state);
    const DualTorques h = rnea_velocity_terms(model, state), less = rnea_velocity_terms(other, state);
    for (std::size_t i = 0; i < tau.size(); ++i) tau[i] += less[i] - h[i];
    return tau;
  };
  EXPECT_GT(worst(lighter).velocities.worst.ratio(), 1);
}

TEST_F(Helmholtz, SeesATermOfOneTriangleOnly) {
  const auto lopsided = [](const DualModel& model, const DualState& state) {
    DualTorques tau = rnea(model, state);
    tau[0] += Dual<Bounded>(1e-8) * state.qdd[1];
    return tau;
  };
  const HelmholtzFindings found = worst(lopsided);
  EXPECT_GT(found.accelerations.worst.ratio(), 1);
  EXPECT_LE(found.velocities.worst.ratio(), 1);
}

TEST_F(Helmholtz, SeesDampingThatIsNotInTheTorques) {
  const auto undamped = [](const DualModel& model, const DualState& state) {
    DualModel other = model;
    for (auto& joint : other.joints) joint.damping = {};
    return rnea(other, state);
  };
  EXPECT_GT(worst(undamped).velocities.worst.ratio(), 1e6);
}

class Quadratic : public testing::Test {
 protected:
  template <class Terms>
  Finding found(const Terms& terms) {
    return quadratic(sample.bounded(), terms(sample.bounded()), Bounded(1.3), v, terms);
  }

  Subject subject{random_chain(7, 5)};
  Sample sample{subject, 1, 0};
  CounterRandom random{1, 0, 1};
  std::vector<Bounded> v = random_vector<Bounded>(random, subject.size(), 3);
};

TEST_F(Quadratic, SeesALinearTerm) {
  const auto with_friction = [this](const State<Bounded>& state) {
    std::vector<Bounded> h = rnea_velocity_terms(subject.bounded, state);
    h[0] += Bounded(1e-6) * state.qd[0];
    return h;
  };
  EXPECT_GT(found(with_friction).worst.ratio(), 1);
}

TEST_F(Quadratic, SeesAQuadraticTermWithASign) {
  const auto with_drag = [this](const State<Bounded>& state) {
    std::vector<Bounded> h = rnea_velocity_terms(subject.bounded, state);
    for (std::size_t i = 0; i < h.size(); ++i)
      h[i] += Bounded(state.qd[i].mid < 0 ? -1e-6 : 1e-6) * state.qd[i] * state.qd[i];
    return h;
  };
  EXPECT_GT(found(with_drag).worst.ratio(), 1);
}

/// Kane's torques where the last link's inertia keeps its direction in space.
DualTorques inertia_fixed_in_space(const DualModel& model, const DualState& state) {
  Rot<Dual<Bounded>> R;
  for (std::size_t i = 0; i < model.size(); ++i) {
    const ModelJoint<Dual<Bounded>>& joint = model.joints[i];
    R = R * joint.origin.R * axis_rotation(joint.axis, joint.inverse_axis_squared, state.q[i]);
  }
  DualModel faulty = model;
  Mat3<Dual<Bounded>>& J = faulty.joints.back().body.about_com;
  J = congruence(R.inverse(), J);
  return kane(faulty, state);
}

TEST(MassStructure, SeesAnInertiaThatDoesNotTurnWithItsLink) {
  const Subject subject(random_chain(9, 4, {{JointType::revolute}}));
  const Sample sample(subject, 1, 0);
  CounterRandom random(1, 0, 1);
  std::vector<Bounded> v = random_vector<Bounded>(random, 4), d = random_vector<Bounded>(random, 4);
  v[0] = v[1] = d[3] = Bounded();
  EXPECT_LE(mass_structure(subject.bounded, sample.bounded(), 2, v, d, kane<Dual<Bounded>>).worst.ratio(), 1);
  EXPECT_GT(mass_structure(subject.bounded, sample.bounded(), 2, v, d, inertia_fixed_in_space).worst.ratio(), 1e6);
}

TEST(MassStructure, SeesThatTheMatrixDependsOnWhatStandsOutward) {
  const Subject subject(random_chain(9, 4, {{JointType::revolute}}));
  const Sample sample(subject, 1, 0);
  const Bounded no, one(1);
  const std::vector<Bounded> v{no, one, no, no}, d{no, no, one, no};
  EXPECT_GT(mass_structure(subject.bounded, sample.bounded(), 1, v, d, kane<Dual<Bounded>>).worst.ratio(), 1e6);
}

}  // namespace
}  // namespace lagdyn
