// What a motion that another program recorded tells of how it was made.
//
// Rows k, k+1 of a passive motion, h = t_{k+1} - t_k, a_k = aba(q_k, qd_k, 0) of the chain. A recording fits a rule where its
// misfit, a root of the mean square over all rows, is below a tenth of the misfit of the rule it is told from:
//   explicit Euler        q_{k+1} - q_k = h qd_k,       qd_{k+1} - qd_k = h a_k        } told from the trapezoidal means
//   semi-implicit Euler   q_{k+1} - q_k = h qd_{k+1},   qd_{k+1} - qd_k = h a_k        } of qd and a
//   lagged kinetic        K_k is the chain's own of row k - 1,                           told from its own of row k
// An accurate integrator fits the means to h^3, the Euler rules to h^2 alone; those fit their own rule to rounding.
#pragma once

#include <optional>

#include "lagdyn/motion/rounding.hpp"
#include "lagdyn/motion/trajectory.hpp"

namespace lagdyn::motion {

enum class Pattern { none, explicit_euler, semi_implicit_euler, lagged_kinetic };

/// How far a recorded energy is from the chain's own at the same q, qd, at most, and how far it may be: ten times the
/// rounding of ours, and what printing can have changed.
struct EnergyMismatch {
  double kinetic = 0, potential = 0, sum = 0;  ///< K, P, and E from K + P (J)
  double allowed = 0;
  std::size_t row = 0;  ///< of the largest of them, from 0

  double largest() const;
};

struct Recorded {
  Pattern pattern = Pattern::none;
  EnergyMismatch mismatch;
  double h = 0;            ///< the largest step (s)
  bool even_steps = true;  ///< all within printing of each other
  double drift = 0;        ///< max |E - E(0) + D|, E as recorded (J)
  double exchanged = 0;    ///< max K - min K of the chain's own (J)
  double floor = 0;        ///< of `exchanged`: what rounding and printing can make of it (J)
  double loss = 0;         ///< E(T) - E(0) as recorded
  double dissipated = 0;   ///< as recorded, else by a quadrature of fourth order of the recorded states
};

/// `equations` are those of the passive chain.
Recorded examine(Equations& equations, const Model<Bounded>& bounded, const EnergyAccount& account,
                 const Trajectory& trajectory);

}  // namespace lagdyn::motion
