// Both sides of an identity in one random state modulo one random prime.
#pragma once

#include <cstdint>
#include <optional>

#include "lagdyn/checks/proofs/identity.hpp"
#include "lagdyn/scalars/modular.hpp"

namespace lagdyn::proofs {

inline constexpr unsigned kMostDraws = 8;

/// Chains modulo the prime in use; nothing where lifting divides by 0.
struct Lifted {
  Model<Modular> model;
  std::optional<Model<Modular>> other;
};
std::optional<Lifted> lifted(const Chain& chain, const Chain* other);

/// Chains modulo the prime of a state, which is in use as long as this lives: the first prime modulo which lifting does
/// not divide by 0.
struct Residues {
  Residues(const Chain& chain, const Chain* other, std::uint64_t seed, std::uint64_t state);

  std::uint64_t prime = 0;
  unsigned drawn_again = 0;
  std::optional<Lifted> chains;  ///< nothing after kMostDraws primes

 private:
  std::optional<WithPrime> in_use_;
};

enum class Comparison { equal, different, undefined };  ///< undefined: divides by 0 in kMostDraws states

struct Trial {
  Comparison outcome = Comparison::undefined;
  std::size_t joint = 0;     ///< of the first difference
  unsigned drawn_again = 0;  ///< states that divide by 0
};

/// `plain`: the chain in doubles.
Trial compare(const Identity<Modular>& identity, const Lifted& chains, const Model<double>& plain, std::uint64_t seed,
              std::uint64_t state);

}  // namespace lagdyn::proofs
