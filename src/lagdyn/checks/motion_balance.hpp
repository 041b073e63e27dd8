// The energy balance of a passive motion from one state, at steps that are halved: what two checks and their tests share.
//
// RK4 over T seconds, N steps with N doubled from 16 on, balances compared at 16 instants. T begins at 0.1 s and is
// halved until 16 steps keep the balance to 1e-3 of the kinetic energy exchanged, or to what rounding at the start
// explains: fast motions of light bodies need it.
// N is doubled until the drift is below 1e-9 of the energy exchanged and shows its order, or is at the floor of rounding
// (twice that of motion/rounding.hpp, taken at two instants); at most to 2048. Judged are the last two runs:
//   drift(N) <= max(drift(N/2) / 2^3.5, floor)
#pragma once

#include <string>
#include <vector>

#include "lagdyn/checks/residual.hpp"
#include "lagdyn/motion/energy_account.hpp"
#include "lagdyn/motion/equations.hpp"
#include "lagdyn/report/report.hpp"

namespace lagdyn::checks {

/// One run of N steps. The drift is no number where the motion leaves the finite ones.
struct BalanceRun {
  std::size_t steps = 0;
  double drift = 0, floor = 0, floor_of_start = 0, exchanged = 0;  ///< J
  std::vector<double> t;                                           ///< the instants, the start first (s)
  std::vector<motion::Energies> energies;                          ///< there
};

struct MotionBalance {
  double duration = 0;           ///< s
  std::vector<BalanceRun> runs;  ///< by rising numbers of steps; never empty

  /// `size` is how large energies are at rest (J), beside the kinetic energy.
  Finding finding(double size) const;
  /// The energies of the finest run over time, and the drift of all runs against the step; `heading` before each title.
  ValueList curves(const std::string& heading) const;
};

/// `energies` judge the motion of `equations`.
MotionBalance balance_motion(motion::Equations& equations, const Model<Bounded>& bounded,
                             const motion::EnergyAccount& energies, const JointState& start);

}  // namespace lagdyn::checks
