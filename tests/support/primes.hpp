// Prime fields for tests of residues.
#pragma once

#include <array>
#include <cstdint>

#include "lagdyn/scalars/modular.hpp"

namespace lagdyn::test {

inline constexpr std::uint64_t kTwo60 = std::uint64_t{1} << 60;

/// Primes of (2^60, 2^61): the default, then two near the ends and one in the middle of the range. The last is 3 modulo
/// 8, for which the inverse modulo 2^64 starts from the fewest correct bits.
inline constexpr std::array<std::uint64_t, 4> kPrimes{kMersenne61, kTwo60 + 33, kTwo60 + kTwo60 / 2 + 17,
                                                      2 * kTwo60 - 45};

}  // namespace lagdyn::test
