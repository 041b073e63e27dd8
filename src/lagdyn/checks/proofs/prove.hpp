// Proofs of identities: exact arithmetic modulo random primes at random states.
//
// The chain's doubles are exact dyadic rationals, so a method's result is a rational function of the state with known
// coefficients. A residue of the difference that is not 0 refutes the identity for certain. Differences of 0 in all trials,
// each with a prime and a state of its own, prove it up to the stated chance of error.
// A trial draws again where it divides by 0: the state, or the prime where the chain itself does.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "lagdyn/checks/proofs/error_bound.hpp"
#include "lagdyn/report/progress.hpp"

namespace lagdyn::proofs {

enum class ProofVerdict { proven, refuted, not_provable };

struct FirstDifference {
  std::uint64_t trial = 0;  ///< counted from 0
  std::size_t joint = 0;    ///< coordinate whose equation differs
  std::uint64_t state = 0;  ///< of the random sequence; it fixes the prime too
};

struct Proof {
  Statement says;
  ProofVerdict verdict = ProofVerdict::not_provable;
  std::vector<std::uint64_t> primes;  ///< one a trial
  std::uint64_t drawn_again = 0;      ///< states and primes at which something was divided by 0
  ErrorBound bound;
  std::string reason;  ///< why it is not provable
  std::optional<FirstDifference> first_difference;

  /// Of the probability that all trials agree by chance.
  double log2_error() const { return static_cast<double>(primes.size()) * bound.log2_of_trial(); }
};

struct ProofOptions {
  std::uint64_t seed = 1, first = 0;
  std::optional<unsigned> trials;  ///< else as many as 2^-100 needs
};

/// The prime of `state`, uniform among those between 2^60 and 2^61; `skipped` passes over as many.
std::uint64_t prime_of_state(std::uint64_t seed, std::uint64_t state, unsigned skipped);

/// What identities() and identities_against() state.
std::vector<Statement> statements(bool against);

/// A proof of each identity of which `chosen` says so: within the chain, or against `other`. Both have the same number of
/// moving joints.
std::vector<Proof> prove(const Chain& chain, const Chain* other, const std::vector<bool>& chosen,
                         const ProofOptions& options, const Progress& progress = {});

}  // namespace lagdyn::proofs
