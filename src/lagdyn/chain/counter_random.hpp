// A stream of random numbers that depends on nothing but (seed, index, stream): the same on every machine, for any
// number of threads, and in any order of use.
//
// The bits are Philox4x64-10 (Salmon, Moraes, Dror & Shaw, "Parallel random numbers: as easy as 1, 2, 3", SC 2011)
// with key (seed, 0) and counter (index, stream, block, 0), block = 0, 1, 2, ...; each block gives four words.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace lagdyn {

/// A stream number for a user with a name, e.g. a check's id (FNV-1a). Stream 0 is that of random_state.
constexpr std::uint64_t stream_of(std::string_view name) {
  std::uint64_t hash = 0xcbf29ce484222325u;
  for (char c : name) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3u;
  return hash;
}

class CounterRandom {
 public:
  CounterRandom(std::uint64_t seed, std::uint64_t index, std::uint64_t stream);

  /// The next 64 bits.
  std::uint64_t bits();

  /// The next number in [lo, hi], lo <= hi both finite: lo (1 - u) + hi u with u = (52 bits + 1/2) / 2^52, which is
  /// exact, never 0 or 1, and symmetric. Uses one word.
  double uniform(double lo, double hi);

 private:
  std::uint64_t seed_, index_, stream_, block_ = 0;
  std::array<std::uint64_t, 4> words_{};
  std::size_t used_ = 4;
};

}  // namespace lagdyn
