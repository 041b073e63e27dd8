// What the chain itself says of each row of a recorded motion.
#pragma once

#include <vector>

#include "lagdyn/motion/energy_account.hpp"
#include "lagdyn/motion/equations.hpp"
#include "lagdyn/motion/trajectory.hpp"

namespace lagdyn::motion {

struct OwnRow {
  std::vector<double> qdd;            ///< aba(q, qd, 0) (rad/s^2, m/s^2)
  Energies energy;                    ///< J
  double power = 0, power_slope = 0;  ///< qd^T B qd (W), and its rate (W/s)
  double dissipated = 0;              ///< since the first row, by a quadrature of fourth order (J)
};

/// `equations` are those of the passive chain. Cost: O(n^3) a row, for the energy.
std::vector<OwnRow> own_rows(Equations& equations, const EnergyAccount& account, const Trajectory& trajectory);

}  // namespace lagdyn::motion
