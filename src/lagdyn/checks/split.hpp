// A body cut into two welded parts that weigh and turn like the whole, and how far the parts' doubles miss it.
#pragma once

#include "lagdyn/chain/counter_random.hpp"
#include "lagdyn/chain/state.hpp"
#include "lagdyn/checks/moments.hpp"

namespace lagdyn::checks {

struct Split {
  /// Gravity and bodies: the first part at the body's place, the second one welded to it, and two massless welds that
  /// lead back exactly, so that the rest of the chain stays where it is.
  Chain chain;
  std::size_t body = 0;  ///< index of the first part
  Moments miss;          ///< exact moments of the two parts less those of the whole, about the body's origin
};

/// The bodies that can be cut: with mass, moving.
std::vector<std::size_t> divisible_bodies(const Chain& chain);

/// Cuts a body at random: shares, places, the second part's frame, both tensors' axes and points.
Split split(const Chain& chain, std::size_t body, CounterRandom& random);

/// Widens the inertia of a model's link such that it also holds what the split chain has there. `place` is the offset of
/// the split body's origin in the link's frame.
Inertia<Bounded> widened(const Inertia<Bounded>& link, const Moments& miss, const Vec3<Bounded>& place);

/// The model with the link that carries the split body widened by what the cut misses.
Model<Bounded> widened(const Model<Bounded>& model, const Chain& chain, const Split& split);

}  // namespace lagdyn::checks
