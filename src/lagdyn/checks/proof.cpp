// Identities modulo 2^61 - 1: residues have no rounding, so the only bound is 0.
#include "lagdyn/checks/registry.hpp"
#include "lagdyn/dynamics/modular_state.hpp"
#include "lagdyn/dynamics/registry.hpp"

namespace lagdyn::checks {

namespace {

/// 0 where equal, 1 where not: a residue has no size.
Residual exact(bool equal, std::size_t joint) { return {equal ? 0.0 : 1.0, 0, false, joint}; }

constexpr std::size_t kMostJointsOfLagrange = 64;  // it costs O(n^4)

/// A non-zero difference of degree d vanishes in one random state with probability d / p: d is below 2^13 for 256 joints.
constexpr std::uint64_t kStates = 8;

const char* const kAdvice =
    "two methods that are one rational function differ exactly, so this is no rounding: a term, sign or frame is wrong";

}  // namespace

std::vector<Check> proof() {
  const auto names_prime = [](const Subject&, const Sample&, const Finding&) {
    return std::string("residues modulo 2^61 - 1, the quick proof's one prime");
  };
  Check torque;
  torque.id = "proof.torque";
  torque.title = "torques agree exactly";
  torque.law = "tau(euler-lagrange-exact) = tau(kane) = tau(rnea) in the integers modulo 2^61 - 1";
  torque.methods = {"euler-lagrange-exact", "kane", "rnea"};
  torque.unit = "1";
  torque.advice = kAdvice;
  torque.order = 2;
  torque.cost = [](double n) {
    return n > kMostJointsOfLagrange ? 0.2 * n * n : 8 + 1.2 * n * n + 0.0035 * n * n * n * n;
  };
  torque.evaluate = [](const Subject& subject, const Sample& sample) {
    const Model<Modular> model = lift<Modular>(subject.chain);
    const State<Modular> state = modular_state(model, sample.seed(), sample.index(), "proof.torque");
    const std::vector<Modular> expected = rnea(model, state);
    Finding found;
    found.scale = 1;
    std::vector<std::vector<Modular>> others{kane(model, state)};
    if (subject.size() <= kMostJointsOfLagrange) others.push_back(euler_lagrange_exact(model, state));
    for (const std::vector<Modular>& tau : others)
      for (std::size_t i = 0; i < tau.size(); ++i) found.add(exact(tau[i] == expected[i], i));
    return found;
  };
  torque.most = kStates;
  torque.explain = [](const Subject& subject, const Sample&, const Finding&) {
    return std::string("residues modulo 2^61 - 1, the quick proof's one prime") +
           (subject.size() > kMostJointsOfLagrange ? "; euler-lagrange-exact left out above 64 joints" : "");
  };
  Check mass;
  mass.id = "proof.mass";
  mass.title = "mass matrices agree exactly";
  mass.law = "M(jacobian-sum) = M(crba) in the integers modulo 2^61 - 1";
  mass.methods = {"jacobian-sum", "crba"};
  mass.unit = "1";
  mass.advice = kAdvice;
  mass.order = 3;
  mass.cost = [](double n) { return 2 + n + 0.02 * n * n * n; };
  mass.evaluate = [](const Subject& subject, const Sample& sample) {
    const Model<Modular> model = lift<Modular>(subject.chain);
    const State<Modular> state = modular_state(model, sample.seed(), sample.index(), "proof.mass");
    const Matrix<Modular> A = jacobian_sum(screw_model(model), state), B = crba(model, state);
    Finding found;
    found.scale = 1;
    for (std::size_t i = 0; i < A.rows(); ++i)
      for (std::size_t j = 0; j < A.columns(); ++j) found.add(exact(A(i, j) == B(i, j), i));
    return found;
  };
  mass.most = kStates;
  mass.explain = names_prime;
  return {torque, mass};
}

}  // namespace lagdyn::checks
