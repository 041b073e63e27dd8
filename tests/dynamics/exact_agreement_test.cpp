// Methods that compute one quantity are one rational function: over residues they agree exactly or are wrong.
#include <gtest/gtest.h>

#include "dynamics/samples.hpp"
#include "lagdyn/chain/random_chain.hpp"
#include "lagdyn/dynamics/modular_state.hpp"
#include "support/primes.hpp"

namespace lagdyn::test {
namespace {

std::vector<std::uint64_t> residues(const std::vector<Modular>& v) {
  std::vector<std::uint64_t> all;
  for (Modular x : v) all.push_back(x.integer());
  return all;
}
std::vector<std::uint64_t> residues(const Matrix<Modular>& M) {
  std::vector<std::uint64_t> all;
  for (std::size_t i = 0; i < M.rows(); ++i)
    for (std::size_t j = 0; j < M.columns(); ++j) all.push_back(M(i, j).integer());
  return all;
}
std::vector<std::uint64_t> residues(const std::vector<Dual<Modular>>& v) {
  std::vector<std::uint64_t> all;
  for (const Dual<Modular>& x : v) all.insert(all.end(), {x.value.integer(), x.slope.integer()});
  return all;
}

struct Case {
  std::size_t joints;
  std::uint64_t prime;
};

class ExactAgreement : public testing::TestWithParam<Case> {
 protected:
  /// Calls `judge(model, state)` for several chains and states.
  template <class Judge>
  void each(Judge judge) {
    const WithPrime field(GetParam().prime);
    const std::uint64_t chains = GetParam().joints < 24 ? 6 : 2;
    for (std::uint64_t seed = 0; seed < chains; ++seed) {
      SCOPED_TRACE("chain " + std::to_string(seed));
      const Model<Modular> model = lift<Modular>(random_chain(seed, GetParam().joints));
      judge(model, modular_state(model, 1, seed, "exact-agreement"));
    }
  }
};

TEST_P(ExactAgreement, InverseDynamics) {
  each([](const Model<Modular>& model, const State<Modular>& state) {
    const auto expected = residues(rnea(model, state));
    for (const auto& method : inverse_dynamics_methods<Modular>())
      EXPECT_EQ(residues(method.run(model, state)), expected) << method.id;
  });
}

TEST_P(ExactAgreement, MassMatricesAreEqualAndSymmetric) {
  each([](const Model<Modular>& model, const State<Modular>& state) {
    const Matrix<Modular> M = rnea_columns(model, state);
    for (const auto& method : mass_matrix_methods<Modular>())
      EXPECT_EQ(residues(method.run(model, state)), residues(M)) << method.id;
    for (std::size_t i = 0; i < M.rows(); ++i)
      for (std::size_t j = 0; j < i; ++j) EXPECT_EQ(M(i, j), M(j, i));
  });
}

TEST_P(ExactAgreement, GravityVectors) {
  each([](const Model<Modular>& model, const State<Modular>& state) {
    const auto expected = residues(rnea_static(model, state));
    for (const auto& method : gravity_methods<Modular>())
      EXPECT_EQ(residues(method.run(model, state)), expected) << method.id;
  });
}

TEST_P(ExactAgreement, CoriolisMatrixGivesTheVelocityTermsAndTheSlopeOfTheMassMatrix) {
  each([](const Model<Modular>& model, const State<Modular>& state) {
    const Matrix<Modular> C = christoffel_exact(model, state);
    EXPECT_EQ(residues(C * state.qd), residues(rnea_velocity_terms(model, state)));
    // C + C^T = dM/dt, the slope of another route's M along the motion.
    const Matrix<Dual<Modular>> M = crba(promoted(model), moving<Modular>(model, state, state.qd));
    for (std::size_t i = 0; i < C.rows(); ++i)
      for (std::size_t j = 0; j < C.rows(); ++j) EXPECT_EQ(C(i, j) + C(j, i), M(i, j).slope);
  });
}

TEST_P(ExactAgreement, TorqueIsTheSumOfItsTerms) {
  each([](const Model<Modular>& model, const State<Modular>& state) {
    const auto inertial = crba(model, state) * state.qdd, velocity = christoffel_exact(model, state) * state.qd;
    const auto gravity = jacobian_transpose(model, state), tau = rnea(model, state);
    for (std::size_t i = 0; i < tau.size(); ++i)
      EXPECT_EQ(tau[i], inertial[i] + velocity[i] + gravity[i] + model.joints[i].damping * state.qd[i]);
  });
}

TEST_P(ExactAgreement, ForwardDynamicsInvertsInverseDynamics) {
  each([](const Model<Modular>& model, const State<Modular>& state) {
    const auto tau = kane(model, state);
    for (const auto& method : forward_dynamics_methods<Modular>())
      EXPECT_EQ(residues(method.run(model, state, tau)), residues(state.qdd)) << method.id;
  });
}

TEST_P(ExactAgreement, KineticEnergies) {
  each([](const Model<Modular>& model, const State<Modular>& state) {
    EXPECT_EQ(kinetic_links(model, state), kinetic_mass_matrix(model, state));
  });
}

// dE/dt = qd . (tau - B qd), with the energies' slopes along the motion.
TEST_P(ExactAgreement, PowerIsTheRateOfTheEnergy) {
  each([](const Model<Modular>& model, const State<Modular>& state) {
    const Model<Dual<Modular>> dual = promoted(model);
    const State<Dual<Modular>> motion = moving<Modular>(model, state, state.qd, state.qdd);
    const Modular rate = kinetic_links(dual, motion).slope + potential(screw_model(dual), motion).slope;
    const auto tau = rnea(model, state);
    Modular power;
    for (std::size_t i = 0; i < tau.size(); ++i)
      power += state.qd[i] * (tau[i] - model.joints[i].damping * state.qd[i]);
    EXPECT_EQ(rate, power);
  });
}

TEST_P(ExactAgreement, SlopesOfInverseDynamics) {
  each([](const Model<Modular>& model, const State<Modular>& state) {
    const Model<Dual<Modular>> dual = promoted(model);
    const State<Dual<Modular>> motion = moving<Modular>(model, state, state.qdd, state.qd, state.qd);
    const auto expected = residues(rnea(dual, motion));
    for (const auto& method : inverse_dynamics_methods<Dual<Modular>>())
      EXPECT_EQ(residues(method.run(dual, motion)), expected) << method.id;
  });
}

std::vector<Case> cases() {
  std::vector<Case> all;
  for (std::size_t joints : {1, 2, 3, 7})
    for (std::uint64_t prime : kPrimes) all.push_back({joints, prime});
  all.push_back({24, kPrimes[0]});
  all.push_back({24, kPrimes[1]});
  return all;
}

std::string name(const testing::TestParamInfo<Case>& of) {
  const auto index = std::find(kPrimes.begin(), kPrimes.end(), of.param.prime) - kPrimes.begin();
  return std::to_string(of.param.joints) + "JointsPrime" + std::to_string(index);
}

INSTANTIATE_TEST_SUITE_P(Chains, ExactAgreement, testing::ValuesIn(cases()), name);

// A method that is off by one term in one place is seen: this is no test of things that are 0 anyway.
TEST(ExactAgreementCanFail, ATinyChangeOfTheModelIsSeen) {
  Chain chain = random_chain(1, 3);
  const Model<Modular> model = lift<Modular>(chain);
  for (Body& body : chain.bodies) body.inertial.mass *= 1 + 1e-15;
  const Model<Modular> other = lift<Modular>(chain);
  const State<Modular> state = modular_state(model, 1, 0, "exact-agreement");
  EXPECT_NE(residues(rnea(model, state)), residues(kane(other, state)));
}

}  // namespace
}  // namespace lagdyn::test
