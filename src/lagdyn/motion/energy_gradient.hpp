// How the energies change with the state, by exact slopes: dK/dq, dP/dq, and the momenta dK/dqd = M qd.
//
// Source: Lynch & Park (2017), section 8.1. Cost: O(n^2), one dual pass a joint.
#pragma once

#include <vector>

#include "lagdyn/chain/state.hpp"

namespace lagdyn::motion {

struct EnergyGradient {
  std::vector<double> kinetic, potential;  ///< J/rad, J/m
  std::vector<double> momentum;            ///< J s/rad, J s/m
};

EnergyGradient energy_gradient(const Model<double>& model, const State<double>& state);

}  // namespace lagdyn::motion
