#include "lagdyn/chain/counter_random.hpp"

#include <Random123/philox.h>

#include <algorithm>
#include <cmath>

namespace lagdyn {

CounterRandom::CounterRandom(std::uint64_t seed, std::uint64_t index, std::uint64_t stream)
    : seed_(seed), index_(index), stream_(stream) {}

std::uint64_t CounterRandom::bits() {
  if (used_ == words_.size()) {
    const r123::Philox4x64::ctr_type counter{{index_, stream_, block_++, 0}};
    const r123::Philox4x64::key_type key{{seed_, 0}};
    const auto block = r123::Philox4x64()(counter, key);
    std::copy(block.begin(), block.end(), words_.begin());
    used_ = 0;
  }
  return words_[used_++];
}

double CounterRandom::uniform(double lo, double hi) {
  const double u = (static_cast<double>(bits() >> 12) + 0.5) * 0x1p-52;
  // Explicit fma: a compiler that contracts on its own would give other bits. This form cannot overflow.
  return std::clamp(std::fma(hi, u, std::fma(-lo, u, lo)), lo, hi);
}

}  // namespace lagdyn
