// The energy balance of a passive motion from one state, at steps that are halved: what two checks and their tests share.
//
// RK4 over T seconds, N steps with N doubled from 16 on, balances compared at eight instants. T begins at 0.1 s and is halved
// until 16 steps keep the balance to 1e-3 of the kinetic energy exchanged: fast motions of light bodies need it. N is doubled
// until the drift is below 1e-9 of the energy exchanged and shows its order, or is at the floor of rounding (twice that of
// motion/rounding.hpp, taken at two instants); at most to 2048. Judged are the last two runs:
//   drift(N) <= max(drift(N/2) / 2^3.5, floor)
#pragma once

#include "lagdyn/checks/residual.hpp"
#include "lagdyn/motion/energy_account.hpp"
#include "lagdyn/motion/equations.hpp"

namespace lagdyn::checks {

/// `energies` judge the motion of `equations`; `size` is how large they are at rest (J), beside the kinetic energy.
Finding motion_balance(motion::Equations& equations, const Model<Bounded>& bounded, const motion::EnergyAccount& energies,
                       const JointState& start, double size);

}  // namespace lagdyn::checks
