// Every method with every one of its operations mutated in turn, before the checks.
//
// A mutant is killed where a comparison with another method, under the derived bounds, fails in one of a few states. One
// that is not killed is equivalent where it changes no result: proven over residues, in several random states, each of
// which a difference of degree d would escape with probability d/p. What remains survives: a check is missing.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "lagdyn/checks/sample.hpp"
#include "lagdyn/scalars/mutant.hpp"
#include "support/angled_residue.hpp"

namespace lagdyn::test {

struct MutatedOperation {
  Mutation kind = Mutation::negate;
  std::uint64_t index = 0;
};

/// A chain of three joints in one state, over doubles that mutate and over residues that do.
struct MutantStage {
  MutantStage(const Chain& chain, std::uint64_t seed, std::uint64_t index);

  Subject subject;
  JointState values;
  std::uint64_t seed, index;
  Model<Mutant<double>> model;
  State<Mutant<double>> state;
  Model<Mutant<AngledResidue>> exact_model;
  State<Mutant<AngledResidue>> exact_state;
};

struct MutatedMethod {
  std::string id;
  bool by_differences = false;  ///< over residues it needs axes of length 1 exactly
  std::function<std::vector<std::uint64_t>(const MutantStage&)> residues;  ///< the results, flat, by their integers
  std::function<void(const MutantStage&)> run;                             ///< over doubles
  /// Whether some check finds the method's results wrong with that operation mutated.
  std::function<bool(const MutantStage&, const MutatedOperation&)> caught;
};

std::vector<MutatedMethod> mutated_methods();

struct MutantFigures {
  std::uint64_t operations = 0, killed = 0, equivalent = 0;
  /// Of the equivalent: those that leave the operation's own result, in every state, as it is, being swaps of a sum's or
  /// product's operands (or of the one of -a), or having an operand that is 0. The rest changes a value that reaches no
  /// result.
  std::uint64_t equal_swaps = 0, idle = 0;
  std::vector<MutatedOperation> survivors;
};

/// The stages are one chain in several states. Throws where operations over doubles are not those over residues.
MutantFigures try_mutants(const MutatedMethod& method, const std::vector<MutantStage>& stages);

}  // namespace lagdyn::test
