// closed-form.*: each fits what it should, gives the textbook's formulas, and sees a wrong lift.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "checks/bodies.hpp"
#include "checks/lift_faults.hpp"
#include "checks/ratios.hpp"
#include "lagdyn/checks/closed_forms/closed_form.hpp"
#include "lagdyn/checks/registry.hpp"
#include "lagdyn/io/read_chain.hpp"

namespace lagdyn {
namespace {

using test::body;
using test::inertial;

constexpr JointType kHinge = JointType::revolute, kSlide = JointType::prismatic;
constexpr double kGravity = 9.81;

std::vector<double> torque(const checks::ClosedForm& form, const Chain& chain, const JointState& values) {
  EXPECT_EQ(form.misfit(chain), std::nullopt);
  const Subject subject(chain);
  std::vector<double> tau;
  for (const Bounded& t : form.torque(chain, Sample(subject, 1, 0, values).bounded())) tau.push_back(t.mid);
  return tau;
}

void expect_near(const std::vector<double>& tau, const std::vector<double>& expected, double tolerance) {
  ASSERT_EQ(tau.size(), expected.size());
  for (std::size_t i = 0; i < tau.size(); ++i) EXPECT_NEAR(tau[i], expected[i], tolerance) << i;
}

/// A chain that the form fits, with everything at random that it leaves open.
Chain fitting(const std::string& id, std::uint64_t seed) {
  const std::size_t joints = id == "closed-form.pendulum" ? 1 : id == "closed-form.prp-arm" ? 3 : 2;
  Chain chain = random_chain(seed, joints, {{kHinge}, 0.3, 4});
  const std::vector<std::size_t> moving = moving_joints(chain);
  const Double3 a = chain.bodies[moving[0]].joint.axis;
  if (id.ends_with("cart-pole") || id.ends_with("prp-arm")) chain.bodies[moving[0]].joint.type = kSlide;
  if (id.ends_with("prp-arm")) chain.bodies[moving[2]].joint.type = kSlide;
  for (std::size_t i = moving[0] + 1; joints == 2 && i <= moving[1]; ++i) {
    Placement& placement = chain.bodies[i].joint.origin;
    const double w = static_cast<double>(seed % 7) - 3.3;
    if (id.ends_with("planar-2r"))
      placement.orientation = seed % 3 == 0 ? Quaternion{} : Quaternion{w, 2 * a[0], 2 * a[1], 2 * a[2]};
    if (id.ends_with("spherical-pendulum"))
      placement.xyz = i == moving[0] + 1 ? Double3{a[0] / 4, a[1] / 4, a[2] / 4} : Double3{};
  }
  if (id.ends_with("planar-2r")) chain.bodies[moving[1]].joint.axis = seed % 2 == 0 ? a : Double3{-a[0], -a[1], -a[2]};
  return chain;
}

TEST(ClosedForm, EachHoldsWhereItFits) {
  for (const Check& check : checks::closed_form()) {
    std::vector<double> ratios;
    for (std::uint64_t seed = 1; seed <= 400; ++seed) {
      const Subject subject(fitting(check.id, seed));
      ASSERT_EQ(check.skipped(subject), std::nullopt) << check.id << ' ' << seed;
      const Finding found = check.evaluate(subject, Sample(subject, seed, 0));
      EXPECT_LE(found.worst.ratio(), 1) << check.id << ' ' << seed;
      EXPECT_LE(found.worst.bound, 1e-10 * found.scale) << check.id << ' ' << seed;
      ratios.push_back(found.worst.ratio());
    }
    std::nth_element(ratios.begin(), ratios.begin() + 200, ratios.end());
    EXPECT_GT(ratios[200], 0) << check.id;
    RecordProperty(check.id, std::to_string(ratios[200]));
  }
}

TEST(ClosedForm, EachSeesALiftThatComposesWrongly) {
  for (const Check& check : checks::closed_form()) {
    const Chain chain = test::with_tool(fitting(check.id, 6));
    EXPECT_LE(test::largest_ratio(check, Subject(chain)), 1) << check.id;
    for (const test::LiftFault& fault : test::lift_faults())
      EXPECT_GT(test::largest_ratio(check, test::lifted_with(fault, chain)), 1) << check.id << ": " << fault.name;
  }
}

TEST(ClosedForm, EachSeesALostDriveTerm) {
  for (const Check& check : checks::closed_form()) {
    for (std::size_t joint = 0; joint < Subject(fitting(check.id, 3)).size(); ++joint) {
      Subject subject(fitting(check.id, 3));
      subject.bounded.joints[joint].armature += Bounded(1e-7);
      EXPECT_GT(test::largest_ratio(check, subject), 1) << check.id;
      subject = Subject(fitting(check.id, 3));
      subject.bounded.joints[joint].damping += Bounded(1e-7);
      EXPECT_GT(test::largest_ratio(check, subject), 1) << check.id;
    }
  }
}

TEST(Pendulum, OfAGivenAxis) {
  const Chain chain =
      test::chain({0, 0, -kGravity}, {body(kHinge, {0, 0.6, 0.8}, {}, inertial(1.5, {0.2, 0, 0}, {0.01, 0.02, 0.03}))});
  expect_near(torque(checks::pendulum(), chain, {{0.25}, {1}, {2}}), {-1.5381055543}, 1e-10);
}

/// Modern Robotics, eq. 8.9: point masses at the ends of massless links, gravity along -y.
TEST(PlanarTwoR, IsModernRoboticsEquation) {
  const double m1 = 1.3, m2 = 0.7, L1 = 0.5, L2 = 0.4, g = kGravity;
  const Chain chain = test::chain({0, -g, 0}, {body(kHinge, {0, 0, 1}, {}, inertial(m1, {L1, 0, 0})),
                                               body(kHinge, {0, 0, 1}, {L1, 0, 0}, inertial(m2, {L2, 0, 0}))});
  const double q1 = 0.4, q2 = -1.1, v1 = 1.7, v2 = -2.3, a1 = 0.9, a2 = 3.1;
  const double c2 = std::cos(q2), s2 = std::sin(q2), c1 = std::cos(q1), c12 = std::cos(q1 + q2);
  const double M12 = m2 * (L1 * L2 * c2 + L2 * L2), k = m2 * L1 * L2 * s2;
  const double M11 = m1 * L1 * L1 + m2 * (L1 * L1 + 2 * L1 * L2 * c2 + L2 * L2), M22 = m2 * L2 * L2;
  expect_near(torque(checks::planar_2r(), chain, {{q1, q2}, {v1, v2}, {a1, a2}}),
              {M11 * a1 + M12 * a2 - k * (2 * v1 * v2 + v2 * v2) + (m1 + m2) * L1 * g * c1 + m2 * g * L2 * c12,
               M12 * a1 + M22 * a2 + k * v1 * v1 + m2 * g * L2 * c12},
              1e-14);
}

/// Numbers computed at 40 digits by two other programs.
TEST(PlanarTwoR, WithInertia) {
  const Chain about_z = test::chain(
      {0, -kGravity, 0}, {body(kHinge, {0, 0, 1}, {}, inertial(2, {0.25, 0, 0}, {0.002, 0.03, 0.03})),
                          body(kHinge, {0, 0, 1}, {0.5, 0, 0}, inertial(1.5, {0.2, 0, 0}, {0.001, 0.02, 0.02}))});
  expect_near(torque(checks::planar_2r(), about_z, {{0.3, 0.8}, {2, -3}, {1, 4}}), {14.9295933626, 2.2698530463}, 1e-9);
  Chain about_y = test::chain({0, 0, -kGravity},
                              {body(kHinge, {0, 1, 0}, {}, inertial(2, {0.3, 0, 0}, {0.01, 0.02, 0.02})),
                               body(kHinge, {0, 1, 0}, {0.6, 0, 0}, inertial(1, {0.2, 0, 0}, {0.004, 0.006, 0.006}))});
  const JointState state{{0.3, -0.7}, {0.5, -0.4}, {1.5, 2.0}};
  expect_near(torque(checks::planar_2r(), about_y, state), {-11.6119909772, -1.5277766071}, 1e-9);
  about_y.bodies[0].joint.armature = 0.12;
  about_y.bodies[1].joint.armature = 0.05;
  expect_near(torque(checks::planar_2r(), about_y, state), {-11.4319909772, -1.4277766071}, 1e-9);
}

/// A uniform pole of half length l that stands upright at q = 0, about y on a cart along x.
TEST(CartPole, IsTheTextbooks) {
  const double M = 2.2, m = 0.35, l = 0.3, J = m * l * l / 3, g = kGravity, b = 0.8;
  Chain chain = test::chain({0, 0, -g}, {body(kSlide, {1, 0, 0}, {}, inertial(M, {})),
                                         body(kHinge, {0, 1, 0}, {}, inertial(m, {0, 0, l}, {J, J, 0}))});
  chain.bodies[0].joint.damping = b;
  const double q = 0.4, xd = 0.5, qd = -1.0, xdd = 0.2, qdd = 3.0, c = std::cos(q), s = std::sin(q);
  expect_near(torque(checks::cart_pole(), chain, {{0.1, q}, {xd, qd}, {xdd, qdd}}),
              {(M + m) * xdd + m * l * (qdd * c - qd * qd * s) + b * xd,
               m * l * c * xdd + (J + m * l * l) * qdd - m * g * l * s},
              1e-15);
}

/// A point mass at l, theta from straight down, about a vertical axis.
TEST(SphericalPendulum, IsTheTextbooks) {
  const double m = 0.9, l = 0.7, g = kGravity;
  const Chain chain =
      test::chain({0, 0, -g}, {body(kHinge, {0, 0, 1}, {}, {}), body(kHinge, {0, 1, 0}, {}, inertial(m, {0, 0, -l}))});
  const double theta = 0.6, phid = 1.5, thetad = -0.5, phidd = 0.3, thetadd = 1.0, s = std::sin(theta),
               c = std::cos(theta);
  expect_near(torque(checks::spherical_pendulum(), chain, {{0.4, theta}, {phid, thetad}, {phidd, thetadd}}),
              {m * l * l * (phidd * s * s + 2 * phid * thetad * s * c),
               m * l * l * (thetadd - phid * phid * s * c) + m * g * l * s},
              1e-14);
}

/// Lift along z, turn about z, reach r along x.
TEST(PrpArm, IsTheCylindricalArm) {
  const double m1 = 6, m2 = 4, m3 = 2, I = 0.055, reach = 0.15, g = kGravity;
  const Chain chain =
      test::chain({0, 0, -g}, {body(kSlide, {0, 0, 1}, {}, inertial(m1, {0, 0, 0.1})),
                               body(kHinge, {0, 0, 1}, {0, 0, 0.25}, inertial(m2, {}, {0.02, 0.05, I})),
                               body(kSlide, {1, 0, 0}, {}, inertial(m3, {reach, 0, 0}, {0, 0.02, 0.02}))});
  const double r = 0.4 + reach, zdd = 0.5, qd = 1, qdd = -0.8, rd = 0.3, rdd = 1;
  expect_near(
      torque(checks::prp_arm(), chain, {{0.3, 0.7, 0.4}, {0.2, qd, rd}, {zdd, qdd, rdd}}),
      {(m1 + m2 + m3) * (zdd + g), (I + 0.02 + m3 * r * r) * qdd + 2 * m3 * r * rd * qd, m3 * (rdd - r * qd * qd)},
      1e-14);
}

TEST(ClosedForm, SaysWhyItDoesNotFit) {
  const Chain seven = random_chain(1, 12), slide_first = fitting("closed-form.cart-pole", 1);
  EXPECT_EQ(checks::pendulum().misfit(seven), "no pendulum: it has 12 joints, not R");
  EXPECT_EQ(checks::planar_2r().misfit(slide_first), "no planar 2R: its joints are PR, not RR");
  EXPECT_EQ(checks::prp_arm().misfit(slide_first), "no PRP arm: its joints are PR, not PRP");
  EXPECT_EQ(checks::cart_pole().misfit(fitting("closed-form.planar-2r", 1)), "no cart-pole: its joints are RR, not PR");
  Chain screw = fitting("closed-form.pendulum", 1);
  screw.bodies[moving_joints(screw)[0]].joint.type = JointType::screw;
  EXPECT_EQ(checks::pendulum().misfit(screw), "no pendulum: its joints are H, not R");
}

/// A fit is exact or none: one unit in the last place of an axis, an orientation or an offset spoils it.
TEST(ClosedForm, FitsToTheLastBit) {
  const Double3 a{0.48, 0.6, 0.64};
  Chain chain = test::chain({0, 0, -kGravity}, {body(kHinge, a, {}, inertial(1, {0.1, 0.2, 0.3})),
                                                body(kHinge, a, {0.12, 0.15, 0.16}, inertial(1, {0.3, 0.2, 0.1}))});
  Joint& second = chain.bodies[1].joint;
  second.origin.orientation = {0.7, 0.96, 1.2, 1.28};
  EXPECT_EQ(checks::planar_2r().misfit(chain), std::nullopt);
  EXPECT_EQ(checks::spherical_pendulum().misfit(chain), std::nullopt);
  for (double* number : {&second.axis[0], &second.origin.orientation.y}) {
    const double before = *number;
    *number = std::nextafter(before, 10);
    EXPECT_EQ(checks::planar_2r().misfit(chain), "no planar 2R: its two axes are not parallel to the last bit");
    *number = before;
  }
  second.origin.xyz[2] = std::nextafter(second.origin.xyz[2], 10);
  EXPECT_EQ(checks::spherical_pendulum().misfit(chain),
            "no spherical pendulum: the second joint's frame does not stand on the first axis to the last bit");
}

TEST(ClosedForm, FitsTheChainsThatAreNamedAfterIt) {
  const std::vector<std::pair<std::string, checks::ClosedForm>> named{
      {"pendulum", checks::pendulum()},         {"planar-2r", checks::planar_2r()},
      {"double-pendulum", checks::planar_2r()}, {"cart-pole", checks::cart_pole()},
      {"prp-arm", checks::prp_arm()},           {"spherical-pendulum", checks::spherical_pendulum()}};
  for (const auto& [name, form] : named) {
    const ReadChain read = read_chain_file(std::string(LAGDYN_CONFIGS) + "/" + name + ".json");
    ASSERT_TRUE(read.chain) << name;
    EXPECT_EQ(form.misfit(*read.chain), std::nullopt) << name;
  }
}

}  // namespace
}  // namespace lagdyn
