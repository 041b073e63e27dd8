// How likely it is that an identity which does not hold passes at one random state modulo one random prime.
//
// Let the difference be P / Q with P != 0 of degree d and coefficients of b bits, Q a product of divisors of degree d_den.
//   the prime divides all coefficients of P:  at most b/60 primes above 2^60 do, of the more than 2^54 below 2^61;
//   else P vanishes at a state where Q does not, all unknowns uniform in the field:  at most d / (p - d_den).
// Source: Schwartz, JACM 27 (1980) 701; Zippel (1979); pi(2^61) - pi(2^60) > 2^54 by Dusart (2010).
#pragma once

#include <optional>
#include <string>

#include "lagdyn/checks/proofs/identity.hpp"

namespace lagdyn::proofs {

struct ErrorBound {
  double degree = 0;           ///< d
  double bits = 1;             ///< b
  double divisors_degree = 0;  ///< d_den

  /// Of one trial; 0 and more where a trial says nothing.
  double log2_of_trial() const;
  /// The fewest trials whose errors together are below 2^-100; none where a sensible number does not do.
  std::optional<unsigned> trials_needed() const;
};

inline constexpr double kLog2Error = -100;
inline constexpr unsigned kMostTrials = 64;

/// By Degree, over all entries of the identity: its run has its own divisors.
ErrorBound error_bound(const Identity<Degree>& identity, const Chain& chain, const Chain* other);

}  // namespace lagdyn::proofs
