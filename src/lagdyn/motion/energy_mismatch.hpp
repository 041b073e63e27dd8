// Recorded energies against the chain's own at the same q, qd. A constant may be in P: its zero is free.
#pragma once

#include <cstddef>
#include <vector>

#include "lagdyn/motion/own_rows.hpp"
#include "lagdyn/motion/rounding.hpp"

namespace lagdyn::motion {

/// How far a recorded energy is from the chain's own at the same q, qd, at most, and how far it may be: ten times the
/// rounding of ours, and what printing can have changed.
struct EnergyMismatch {
  double kinetic = 0, potential = 0, sum = 0;  ///< K, P less the offset, and E from K + P (J)
  double potential_offset = 0;                 ///< of P from its own, where it is a constant above `allowed` (J)
  double allowed = 0;
  double dissipated = 0, dissipated_allowed = 0;  ///< against a quadrature of fourth order; 1 % of all may differ (J)
  std::size_t row = 0;                            ///< of the largest of K, P and E, from 0

  double largest() const;
  bool agrees() const { return largest() <= allowed && dissipated <= dissipated_allowed; }
};

EnergyMismatch mismatch_of(Equations& equations, const Model<Bounded>& bounded, const Trajectory& trajectory,
                           const std::vector<OwnRow>& own);

}  // namespace lagdyn::motion
