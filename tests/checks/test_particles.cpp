// oracle.particles: the points have the file's inertia, the oracle has the right numbers, and a wrong lift is seen.
#include <gtest/gtest.h>

#include "checks/bodies.hpp"
#include "checks/lift_faults.hpp"
#include "checks/ratios.hpp"
#include "lagdyn/checks/particle_oracle.hpp"
#include "lagdyn/checks/registry.hpp"

namespace lagdyn {
namespace {

using checks::no_particles;
using test::body;
using test::inertial;

constexpr JointType kHinge = JointType::revolute;

std::vector<Bounded> torque(const Chain& chain, const JointState& values) {
  const Subject subject(chain);
  return checks::particle_torque(chain, Sample(subject, 1, 0, values).bounded());
}

TEST(Particles, HoldOnRandomChains) {
  for (const Check& check : checks::particles()) test::expect_to_hold_on_random_chains(check, 480);
}

/// Three joints about three axes, tensors with products: numbers computed at 40 digits by two other programs.
TEST(Particles, GiveTheTorquesOfAThreeJointArm) {
  const Inertial a = inertial(1, {0.02, 0, 0.1}, {0.01, 0.012, 0.008});
  const Inertial b = inertial(1.4, {0.15, 0.01, 0}, {0.003, 0.02, 0.021, 0.001});
  const Inertial c = inertial(0.8, {0.05, 0.03, -0.02}, {0.002, 0.005, 0.006, 0.0004, -0.0003, 0.0002});
  const Chain arm = test::chain({0, 0, -9.81}, {body(kHinge, {0, 0, 1}, {}, a), body(kHinge, {0, 1, 0}, {0, 0, 0.2}, b),
                                                body(kHinge, {1, 0, 0}, {0.3, 0, 0}, c)});
  const std::vector<Bounded> tau = torque(arm, {{0.4, -0.6, 1.1}, {1.2, -0.7, 2.5}, {0.8, -1.5, 3}});
  const double expected[] = {-0.0899696144, -4.2065999433, 0.2359722298};
  for (std::size_t i = 0; i < 3; ++i) EXPECT_NEAR(tau[i].mid, expected[i], 1e-10);
}

/// J = diag(0.02, 0.05, 0.06) in axes turned by 30 degrees about z, turned about (1, 1, 0)/sqrt 2 at 1 rad/s^2.
TEST(Particles, TurnTensorsByTheirAxes) {
  Inertial turned = inertial(1, {}, {0.02, 0.05, 0.06});
  turned.orientation = {std::cos(0.2617993877991494), 0, 0, std::sin(0.2617993877991494)};
  const double r = std::sqrt(0.5);
  const std::vector<Bounded> tau = torque(test::chain({}, {body(kHinge, {r, r, 0}, {}, turned)}), {{0}, {0}, {1}});
  EXPECT_NEAR(tau[0].mid, 0.0220096189432334, 1e-15);
}

/// A rod of 2 kg and 1 m about its end: 2/3 kg m^2, whether the file's tensor is about the COM or the end.
TEST(Particles, TakeTensorsAboutTheStatedPoint) {
  Inertial rod = inertial(2, {0.5, 0, 0}, {0, 1.0 / 6, 1.0 / 6});
  const auto inertia = [&] {
    return torque(test::chain({}, {body(kHinge, {0, 1, 0}, {}, rod)}), {{0}, {0}, {1}})[0].mid;
  };
  EXPECT_NEAR(inertia(), 2.0 / 3, 1e-15);
  rod.inertia = {0, 2.0 / 3, 2.0 / 3};
  rod.about = InertiaPoint::origin;
  EXPECT_NEAR(inertia(), 2.0 / 3, 1e-15);
}

TEST(Particles, SeeALiftThatComposesWrongly) {
  const Chain chain = test::with_tool(random_chain(7, 3, {{JointType::revolute}, 0.2, 0}));
  const Check check = checks::particles().front();
  EXPECT_LE(test::largest_ratio(check, Subject(chain)), 1);
  for (const test::LiftFault& fault : test::lift_faults())
    EXPECT_GT(test::largest_ratio(check, test::lifted_with(fault, chain)), 1) << fault.name;
}

TEST(Particles, SeeALostDriveTerm) {
  const Chain chain = random_chain(4, 3, {{JointType::revolute}, 0, 0});
  const Check check = checks::particles().front();
  Subject subject(chain);
  subject.bounded.joints[1].armature += Bounded(1e-9);
  EXPECT_GT(test::largest_ratio(check, subject), 1);
  subject = Subject(chain);
  subject.bounded.joints[1].damping += Bounded(1e-9);
  EXPECT_GT(test::largest_ratio(check, subject), 1);
}

TEST(Particles, NeedAnInertiaThatPointsCanHave) {
  Chain chain = random_chain(8, 2, {{JointType::revolute}, 0, 0});
  EXPECT_EQ(no_particles(chain), std::nullopt);
  Chain broken = chain;
  broken.bodies[1].inertial = inertial(1, {}, {0.1, 0.1, 0.3});
  EXPECT_EQ(no_particles(broken), "the inertia of 'body-1' breaks the triangle inequality: no points have it");
  Chain massless = chain;
  massless.bodies[1].inertial = inertial(0, {}, {0.1, 0.1, 0.1});
  EXPECT_EQ(no_particles(massless), "'body-1' has inertia but no mass: no points have it");
  broken.bodies[1].joint.type = broken.bodies[0].joint.type = JointType::fixed;  // welded to the base, it rests
  broken.bodies.push_back(chain.bodies[0]);
  EXPECT_EQ(no_particles(broken), std::nullopt);
}

/// A flat plate has no spread along its normal, a point none at all: rounding must not make square roots of less than 0.
TEST(Particles, HoldForPlatesRodsAndPoints) {
  const Check check = checks::particles().front();
  for (const InertiaEntries& inertia : {InertiaEntries{}, InertiaEntries{0, 0.1, 0.1}, InertiaEntries{0.1, 0.2, 0.3},
                                        InertiaEntries{0.1 / 3, 0.2 / 3, 0.1}}) {
    Chain chain = random_chain(6, 2, {{JointType::revolute}, 0, 0});
    for (Body& link : chain.bodies)
      link.inertial = {1, {0.3, 0.1, -0.2}, inertia, InertiaPoint::com, {0.9, 0.3, 0.1, 0.2}};
    EXPECT_LE(test::largest_ratio(check, Subject(chain)), 1);
  }
}

}  // namespace
}  // namespace lagdyn
