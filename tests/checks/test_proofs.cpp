// Proofs: identities hold on any chain, what does not hold is refuted at its joint, and what no field decides is said.
#include <gtest/gtest.h>

#include <cmath>
#include <set>

#include "checks/bodies.hpp"
#include "lagdyn/chain/random_chain.hpp"
#include "lagdyn/checks/proofs/idle_parameters.hpp"
#include "lagdyn/checks/proofs/prove.hpp"
#include "lagdyn/checks/proofs/trial.hpp"
#include "lagdyn/scalars/prime.hpp"

namespace lagdyn {
namespace {

using proofs::Comparison;
using proofs::Proof;
using proofs::ProofVerdict;

std::vector<Proof> everything(const Chain& chain, const Chain* other = nullptr,
                              const proofs::ProofOptions& options = {}) {
  return prove(chain, other, std::vector<bool>(proofs::statements(other != nullptr).size(), true), options);
}

const Proof& proof_of(const std::vector<Proof>& proofs, const std::string& id) {
  for (const Proof& proof : proofs)
    if (proof.says.id == id) return proof;
  throw std::out_of_range(id);
}

std::string power(const Proof& proof) { return proof.says.id + ": " + proof.reason; }

const std::set<std::string> beyond_fields{"torque.lagrange-fd", "mass.positive-definite", "invariance.period"};

TEST(Proofs, EveryIdentityHoldsOnRandomChains) {
  for (std::size_t n : {1u, 2u, 3u, 7u})
    for (std::uint64_t seed = 1; seed <= 4; ++seed)
      for (const Proof& proof : everything(random_chain(seed, n), nullptr, {seed, 0, {}})) {
        EXPECT_EQ(proof.verdict == ProofVerdict::not_provable, beyond_fields.contains(proof.says.id)) << power(proof);
        EXPECT_NE(proof.verdict, ProofVerdict::refuted) << power(proof) << ", n = " << n << ", seed " << seed;
        EXPECT_EQ(proof.reason.empty(), proof.verdict == ProofVerdict::proven) << power(proof);
        if (proof.verdict != ProofVerdict::proven) continue;
        EXPECT_LT(proof.log2_error(), -100) << power(proof);
        EXPECT_GE(proof.primes.size(), 2u);  // one prime of 61 bits alone errs with 2^-54
      }
}

TEST(Proofs, AStateHasAPrimeOfItsOwn) {
  std::set<std::uint64_t> primes;
  for (std::uint64_t state = 0; state < 100; ++state) {
    const std::uint64_t p = proofs::prime_of_state(1, state, 0);
    EXPECT_TRUE(is_prime(p));
    EXPECT_TRUE(p >> 60 == 1) << p;
    EXPECT_NE(p, proofs::prime_of_state(1, state, 1));
    primes.insert(p);
  }
  EXPECT_EQ(primes.size(), 100u);
}

// A pendulum's torque is I qdd + m g r 2t / (1 + t^2) + d qd: degree 3 over 1 + t^2. Kane's and rnea's both have it.
TEST(Proofs, DegreesAreAtLeastTheTrueOnes) {
  const Chain pendulum = test::chain(
      {0, 0, -9.81}, {test::body(JointType::revolute, {0, 1, 0}, {0, 0, 0}, test::inertial(2, {0.5, 0, 0}))});
  const std::vector<Proof> proofs = everything(pendulum);
  for (const char* id : {"torque.lagrange-exact", "torque.kane", "torque.gibbs-appell", "torque.rnea-textbook"}) {
    EXPECT_GE(proof_of(proofs, id).bound.degree, 3) << id;
    EXPECT_LE(proof_of(proofs, id).bound.degree, 12) << id;
  }
}

// tau_i alone contains the armature of joint i.
TEST(Proofs, NameTheJointAndTheStateThatDiffer) {
  const Chain chain = random_chain(5, 3, {{JointType::revolute}, 0, 0});
  for (std::size_t joint = 0; joint < 3; ++joint) {
    Chain other = chain;
    double& armature = other.bodies[joint].joint.armature;
    armature = std::nextafter(armature, 10);
    for (const Proof& proof : everything(chain, &other, {7, 40, {}})) {
      if (!proof.says.id.starts_with("torque.") && !proof.says.id.starts_with("mass.")) continue;
      ASSERT_EQ(proof.verdict, ProofVerdict::refuted) << power(proof);
      EXPECT_EQ(proof.first_difference->joint, joint) << power(proof);
      EXPECT_EQ(proof.first_difference->trial, 0u);
      EXPECT_EQ(proof.first_difference->state, 40u);
      EXPECT_EQ(proof.primes.back(), proofs::prime_of_state(7, 40, 0));
    }
  }
}

TEST(Proofs, AUnitInTheLastPlaceOfAnyParameterIsSeenOrIdle) {
  Chain chain = random_chain(11, 3);
  const Chain original = chain;
  const std::vector<proofs::Parameter> idle = proofs::idle_parameters(chain, 1);
  for (const proofs::Parameter& parameter : proofs::parameters_of(chain)) {
    double& number = *parameter.numbers.back();  // of an unturned frame's quaternion the first changes nothing
    const double before = number;
    number = std::nextafter(number, 100);
    const bool refuted = proof_of(everything(original, &chain), "torque.rnea").verdict == ProofVerdict::refuted;
    const bool listed = std::ranges::find(idle, parameter.numbers, &proofs::Parameter::numbers) != idle.end();
    EXPECT_NE(refuted, listed) << parameter.name << " of " << parameter.body;
    number = before;
  }
}

TEST(Proofs, AChainIsItself) {
  const Chain chain = random_chain(3, 4);
  for (const Proof& proof : everything(chain, &chain)) EXPECT_EQ(proof.verdict, ProofVerdict::proven) << power(proof);
}

// A rod about its own axis: M = 0 in every state, so nothing can be solved for qdd.
TEST(Proofs, SayWhatDividesByZero) {
  const Chain rod = test::chain({0, 0, -9.81}, {test::body(JointType::revolute, {0, 0, 1}, {0, 0, 0},
                                                           test::inertial(1, {0, 0, 0.5}, {0.1, 0.1, 0}))});
  const std::vector<Proof> proofs = everything(rod);
  for (const char* id : {"forward.round-trip", "forward.aba"}) {
    const Proof& proof = proof_of(proofs, id);
    EXPECT_EQ(proof.verdict, ProofVerdict::not_provable);
    EXPECT_NE(proof.reason.find("divides by 0 in 8 of 8"), std::string::npos) << proof.reason;
    EXPECT_EQ(proof.drawn_again, 8u);
  }
  EXPECT_EQ(proof_of(proofs, "torque.kane").verdict, ProofVerdict::proven);
}

TEST(Proofs, DrawAnotherPrimeWhereTheChainDividesByZero) {
  const std::uint64_t p = proofs::prime_of_state(1, 0, 0), a = 992313463, b = 529133050;
  ASSERT_EQ(a * a + b * b, p);  // so the square of this quaternion's norm is 0 modulo p
  Chain chain = random_chain(2, 2, {{JointType::revolute}, 0, 0});
  chain.bodies[1].joint.origin.orientation = {static_cast<double>(a), static_cast<double>(b), 0, 0};
  for (const Proof& proof : everything(chain)) {
    if (beyond_fields.contains(proof.says.id)) continue;
    EXPECT_EQ(proof.verdict, ProofVerdict::proven) << power(proof);
    EXPECT_EQ(proof.primes.front(), proofs::prime_of_state(1, 0, 1)) << power(proof);
    EXPECT_GE(proof.drawn_again, 1u) << power(proof);
  }
}

template <class T>
proofs::Identity<T> planted(std::function<T(const T&, const T&)> difference) {
  return {{"planted", "", "", "", "", 1, ""}, [difference](proofs::Point<T>& at, proofs::Sides<T>& sides) {
            sides.equal(at.state.qd, at.state.qd);
            sides.equal(difference(at.state.qd[0], at.state.qd[1]), T(), 1);
          }};
}

proofs::Trial trial_of(std::function<Modular(const Modular&, const Modular&)> difference) {
  const Chain chain = random_chain(1, 2);
  const proofs::Residues residues(chain, nullptr, 1, 0);
  return compare(planted<Modular>(std::move(difference)), *residues.chains, lift<double>(chain), 1, 0);
}

TEST(Proofs, ATrialSeesAnyDifference) {
  const auto tiny = [](const Modular& x, const Modular&) { return x * Modular(0x1p-1000); };
  EXPECT_EQ(trial_of(tiny).outcome, Comparison::different);
  EXPECT_EQ(trial_of(tiny).joint, 1u);
  EXPECT_EQ(trial_of([](const Modular& x, const Modular& y) { return x * y - y * x; }).outcome, Comparison::equal);
  const proofs::Trial undefined = trial_of([](const Modular& x, const Modular& y) { return y / (x - x); });
  EXPECT_EQ(undefined.outcome, Comparison::undefined);
  EXPECT_EQ(undefined.drawn_again, 8u);
}

TEST(Proofs, TheBoundOfAnIdentityIsThatOfItsEntries) {
  const Chain chain = random_chain(1, 2, {{JointType::prismatic}, 0, 0});
  const auto bound_of = [&](std::function<Degree(const Degree&, const Degree&)> difference) {
    return error_bound(planted<Degree>(std::move(difference)), chain, nullptr);
  };
  EXPECT_EQ(bound_of([](const Degree& x, const Degree& y) { return x * x * y; }).degree, 3);
  const proofs::ErrorBound ratio = bound_of([](const Degree& x, const Degree& y) { return x * y / (x * x + y); });
  EXPECT_EQ(ratio.degree, 2);
  EXPECT_EQ(ratio.divisors_degree, 2);
}

TEST(Proofs, ErrorsFollowSchwartzAndZippel) {
  EXPECT_NEAR((proofs::ErrorBound{1024, 60, 0}.log2_of_trial()), -50 + std::log2(1.0625), 1e-12);
  EXPECT_NEAR((proofs::ErrorBound{1024, 60, 0x1p59}.log2_of_trial()), std::log2(0x1p-49 + 0x1p-54), 1e-12);
  EXPECT_EQ((proofs::ErrorBound{1024, 60, 0}.trials_needed()), 3u);
  EXPECT_EQ((proofs::ErrorBound{1, 60, 0}.trials_needed()), 2u);
  EXPECT_EQ((proofs::ErrorBound{0x1p59, 60, 0}.trials_needed()), std::nullopt);  // a trial says too little
  EXPECT_EQ((proofs::ErrorBound{1, 60, 0x1p60}.trials_needed()), std::nullopt);  // nothing is known of the divisors
}

std::set<std::string> idle_of(Chain chain) {
  std::set<std::string> names;
  for (const proofs::Parameter& parameter : proofs::idle_parameters(chain, 1))
    names.insert(parameter.body.empty() ? parameter.name : parameter.body + " " + parameter.name);
  return names;
}

// tau = (iyy + m (x^2 + z^2)) qdd + m g (...): neither the other moments nor y act, nor gravity along the axis.
TEST(Proofs, IdleParametersOfAPendulum) {
  Chain pendulum = test::chain({0, 0, -9.81}, {test::body(JointType::revolute, {0, 1, 0}, {0, 0, 0},
                                                          test::inertial(2, {0.5, 0, 0.1}, {0.3, 0.4, 0.5, 0, 0, 0}))});
  pendulum.bodies[0].name = "bob";
  EXPECT_EQ(idle_of(pendulum),
            (std::set<std::string>{"gravity.y", "bob origin.x", "bob origin.y", "bob origin.z", "bob com.y",
                                   "bob inertia.ixx", "bob inertia.izz", "bob inertia.ixy", "bob inertia.ixz",
                                   "bob inertia.iyz", "tip.x", "tip.y", "tip.z", "tip.orientation"}));
}

TEST(Proofs, TheInertialOfABodyWeldedToTheBaseIsIdle) {
  Chain chain = random_chain(4, 2, {{JointType::revolute}, 0, 0});
  Body welded = test::body(JointType::fixed, {0, 0, 1}, {0.1, 0, 0}, test::inertial(3, {0.1, 0.2, 0.3}, {1, 1, 1}));
  welded.name = "stand";
  chain.bodies.insert(chain.bodies.begin(), welded);
  const std::set<std::string> idle = idle_of(chain);
  for (const char* name : {"mass", "com.x", "inertia.ixx", "inertia.iyz", "inertia.orientation", "origin.x"})
    EXPECT_TRUE(idle.contains(std::string("stand ") + name)) << name;
  EXPECT_FALSE(idle.contains("stand origin.orientation"));  // it turns gravity
}

TEST(Proofs, FourthOrderIsNotRunOnLongChainsAndSaysSo) {
  const Chain chain = random_chain(1, 65, {{JointType::prismatic}, 0, 0});
  std::vector<bool> chosen;
  for (const proofs::Statement& says : proofs::statements(false)) chosen.push_back(says.id == "torque.lagrange-exact");
  const std::vector<Proof> found = proofs::prove(chain, nullptr, chosen, {});
  ASSERT_EQ(found.size(), 1u);
  EXPECT_EQ(found[0].verdict, ProofVerdict::not_provable);
  EXPECT_EQ(found[0].reason, "costs O(n^4): run for at most 64 joints, this chain has 65");
}

}  // namespace
}  // namespace lagdyn
