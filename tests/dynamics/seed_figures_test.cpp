// The seed chapter's figures: how far its two formulations are apart, on chains of its size: 0.5 to 2 kg and some 0.5 m
// a link, rates up to 1 rad/s, torques up to some 100 N m.
#include <gtest/gtest.h>

#include <iostream>

#include "dynamics/samples.hpp"
#include "lagdyn/chain/random_chain.hpp"

namespace lagdyn::test {
namespace {

Chain seed_chain(std::uint64_t seed, std::size_t joints) {
  RandomChainOptions options;
  options.types = {JointType::revolute};
  options.fixed_share = 0;
  options.mass_decades = 0;
  options.armature = options.damping = false;
  return random_chain(seed, joints, options);
}

template <class Judge>
void each_seed_sample(Judge judge) {
  for (std::size_t joints = 2; joints <= 6; ++joints)
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
      const Chain chain = seed_chain(seed, joints);
      for (std::uint64_t state = 0; state < 5; ++state) {
        JointState values = random_state(chain, seed, state);
        for (double& qd : values.qd) qd /= 3;
        judge(Lifted<double>(chain, values));
      }
    }
}

double skewness(const Matrix<double>& N) {
  double worst = 0;
  for (std::size_t i = 0; i < N.rows(); ++i)
    for (std::size_t j = 0; j < N.rows(); ++j) worst = std::max(worst, std::abs(N(i, j) + N(j, i)));
  return worst;
}

/// dM/dt - 2C with dM/dt of another route than C: from one and the same dM it would be skew for any dM.
Matrix<double> passive(const Lifted<double>& at, const Matrix<double>& C) {
  const std::size_t n = at.model.size();
  const Matrix<Dual<double>> M = crba(promoted(at.model), moving<double>(at.model, at.state, at.state.qd));
  Matrix<double> N(n, n);
  for (std::size_t i = 0; i < n; ++i)
    for (std::size_t j = 0; j < n; ++j) N(i, j) = M(i, j).slope - 2 * C(i, j);
  return N;
}

/// What was measured goes into the test's output and its record.
void report(const char* what, double measured, double limit) {
  std::cout << "    " << what << ": " << measured << " (limit " << limit << ")\n";
  testing::Test::RecordProperty(what, std::to_string(measured));
  EXPECT_LE(measured, limit) << what;
}

TEST(SeedFigures, EulerLagrangeEqualsNewtonEuler) {
  double differences = 0, exact = 0, torque = 0;
  each_seed_sample([&](const Lifted<double>& at) {
    const std::vector<double> tau = rnea(at.model, at.state);
    torque = std::max(torque, largest(tau));
    differences = std::max(differences, largest_difference(euler_lagrange_fd(at.model, at.state), tau));
    exact = std::max(exact, largest_difference(euler_lagrange_exact(at.model, at.state), tau) / torque_scale(at));
  });
  report("largest torque (N m)", torque, 1e3);
  report("|euler-lagrange-fd - rnea| (N m)", differences, 1e-10);
  report("|euler-lagrange-exact - rnea| of the largest term", exact, 1e-13);
}

TEST(SeedFigures, MassMatricesOfBothRoutesAreEqual) {
  double worst = 0;
  each_seed_sample([&](const Lifted<double>& at) {
    const Matrix<double> M = rnea_columns(at.model, at.state);
    worst = std::max(worst, largest_difference(jacobian_sum(screw_model(at.model), at.state), M) / largest(M));
  });
  report("|jacobian-sum - rnea-columns| of the largest entry", worst, 1e-14);
}

TEST(SeedFigures, SlopeOfMassMatrixLessTwiceCoriolisIsSkew) {
  double differences = 0, exact = 0;
  each_seed_sample([&](const Lifted<double>& at) {
    differences = std::max(differences, skewness(passive(at, christoffel_fd(at.model, at.state))));
    const Matrix<double> C = christoffel_exact(at.model, at.state);
    exact = std::max(exact, skewness(passive(at, C)) / largest(C));
  });
  report("skewness with differences (kg m^2/s)", differences, 1e-11);
  report("skewness with exact slopes, of the largest entry", exact, 1e-13);
}

/// Two links in a plane, their masses at their ends.
struct PlanarArm {
  double m1 = 1.5, m2 = 0.8, L1 = 0.7, L2 = 0.45, g = 9.81;

  Chain chain() const {
    const auto link = [](const char* name, double offset, double mass, double length) {
      Body body;
      body.name = name;
      body.joint.type = JointType::revolute;
      body.joint.origin.xyz = {offset, 0, 0};
      body.inertial.mass = mass;
      body.inertial.com = {length, 0, 0};
      return body;
    };
    Chain made;
    made.gravity = {0, -g, 0};
    made.bodies = {link("upper", 0, m1, L1), link("fore", L1, m2, L2)};
    return made;
  }

  /// Modern Robotics, eq. 8.9.
  std::vector<double> torque(const JointState& s) const {
    const double c2 = std::cos(s.q[1]), s2 = std::sin(s.q[1]), c1 = std::cos(s.q[0]), c12 = std::cos(s.q[0] + s.q[1]);
    const double w1 = s.qd[0], w2 = s.qd[1], a1 = s.qdd[0], a2 = s.qdd[1];
    return {(m1 * L1 * L1 + m2 * (L1 * L1 + 2 * L1 * L2 * c2 + L2 * L2)) * a1 + m2 * (L1 * L2 * c2 + L2 * L2) * a2 -
                m2 * L1 * L2 * s2 * (2 * w1 * w2 + w2 * w2) + (m1 + m2) * L1 * g * c1 + m2 * g * L2 * c12,
            m2 * (L1 * L2 * c2 + L2 * L2) * a1 + m2 * L2 * L2 * a2 + m2 * L1 * L2 * w1 * w1 * s2 + m2 * g * L2 * c12};
  }
};

TEST(SeedFigures, PlanarArmHasItsClosedForm) {
  const PlanarArm arm;
  const Chain chain = arm.chain();
  double differences = 0, exact = 0;
  for (std::uint64_t i = 0; i < 200; ++i) {
    const JointState values = random_state(chain, 1, i);
    const Lifted<double> at(chain, values);
    const std::vector<double> expected = arm.torque(values);
    for (const auto& method : inverse_dynamics_methods<double>()) {
      const double difference = largest_difference(method.run(at.model, at.state), expected);
      if (method.id == "euler-lagrange-fd")
        differences = std::max(differences, difference);
      else
        exact = std::max(exact, difference / torque_scale(at));
    }
  }
  report("planar arm, differences (N m)", differences, 1e-11);
  report("planar arm, every other method, of the largest term", exact, 1e-14);
}

}  // namespace
}  // namespace lagdyn::test
