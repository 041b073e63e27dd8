#include "lagdyn/checks/proofs/trial.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "lagdyn/checks/proofs/prove.hpp"
#include "lagdyn/scalars/prime.hpp"

namespace lagdyn::proofs {

std::uint64_t prime_of_state(std::uint64_t seed, std::uint64_t state, unsigned skipped) {
  CounterRandom random(seed, state, stream_of("prove/prime"));
  for (;;) {
    const std::uint64_t odd = (std::uint64_t{1} << 60) | (random.bits() >> 4) | 1;
    if (is_prime(odd) && skipped-- == 0) return odd;
  }
}

std::optional<Lifted> lifted(const Chain& chain, const Chain* other) {
  divisions_by_zero = 0;
  Lifted both{lift<Modular>(chain), {}};
  if (other != nullptr) both.other = lift<Modular>(*other);
  if (divisions_by_zero != 0) return std::nullopt;
  return both;
}

Residues::Residues(const Chain& chain, const Chain* other, std::uint64_t seed, std::uint64_t state) {
  for (unsigned skipped = 0; !chains && skipped < kMostDraws; ++skipped) {
    prime = prime_of_state(seed, state, skipped);
    drawn_again = skipped;
    in_use_.emplace(prime);
    chains = lifted(chain, other);
  }
}

Trial compare(const Identity<Modular>& identity, const Lifted& chains, const Model<double>& plain, std::uint64_t seed,
              std::uint64_t state) {
  Trial trial;
  for (; trial.drawn_again < kMostDraws; ++trial.drawn_again) {
    divisions_by_zero = 0;
    ResidueDraw draw(seed, state, fmt::format("prove/{}/{}", identity.says.id, trial.drawn_again));
    ResidueDraw same = draw;
    Point<Modular> point{chains.model, rational_state(chains.model, draw), Unknowns<Modular>(draw), plain, {}};
    if (chains.other) point.other = {*chains.other, rational_state(*chains.other, same)};
    Sides<Modular> sides;
    identity.compare(point, sides);
    if (divisions_by_zero != 0) continue;
    const auto [left, right] = std::ranges::mismatch(sides.left, sides.right);
    trial.outcome = left == sides.left.end() ? Comparison::equal : Comparison::different;
    if (left != sides.left.end()) trial.joint = sides.joint[static_cast<std::size_t>(left - sides.left.begin())];
    return trial;
  }
  return trial;
}

}  // namespace lagdyn::proofs
