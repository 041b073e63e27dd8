// What a motion that another program recorded tells of how it was made.
//
// Rules of poor integrators are named (pattern.hpp). Otherwise the rows must follow from each other (followed.hpp), the
// energies be the chain's own (energy_mismatch.hpp), and their balance stay within a tenth of the energy exchanged.
#pragma once

#include "lagdyn/motion/energy_mismatch.hpp"
#include "lagdyn/motion/followed.hpp"
#include "lagdyn/motion/pattern.hpp"

namespace lagdyn::motion {

enum class RecordedVerdict {
  agrees,
  pattern,
  states_differ,    ///< the rows do not follow from each other
  energies_differ,  ///< K, P, E or the dissipated energy are not those of the states
  drifts,           ///< the balance is off by more than a tenth of the energy exchanged
  nothing_moved,    ///< the energy exchanged is below the floor
  unresolved        ///< the rows are too far apart, or in too few digits, to follow
};

struct Recorded {
  RecordedVerdict verdict = RecordedVerdict::unresolved;
  Pattern pattern = Pattern::none;
  Followed followed;
  EnergyMismatch mismatch;
  double h = 0;           ///< the largest step (s)
  double drift = 0;       ///< max |E - E(0) + D|, E as recorded (J)
  double exchanged = 0;   ///< max K - min K of the chain's own (J)
  double floor = 0;       ///< of `exchanged`: what rounding and printing can make of it (J)
  double loss = 0;        ///< E(T) - E(0) as recorded
  double dissipated = 0;  ///< as recorded where that agrees, else by the quadrature (J)
};

/// `equations` are those of the passive chain.
Recorded examine(Equations& equations, const Model<Bounded>& bounded, const EnergyAccount& account,
                 const Trajectory& trajectory);

}  // namespace lagdyn::motion
