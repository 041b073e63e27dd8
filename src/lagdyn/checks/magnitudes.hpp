// How large the terms are that torques and mass matrices are sums of: what a bound is compared with, to see whether
// agreement within it says anything.
//
// A sum may vanish by symmetry (a turntable carries its load without a torque), its terms do not: each is taken by
// size, force times lever, whatever their directions. S_i and W_i collect outward of joint i, about its frame's origin:
//   S = sum |m a|,   W = sum |J| (|alpha| + |w|^2) + |m a| (|c| + the offsets from i to the link)
// with a the acceleration less gravity; likewise m, and |J| + m (|c| + offsets)^2 for the mass matrix.
#pragma once

#include "lagdyn/chain/state.hpp"

namespace lagdyn {

struct Magnitudes {
  double torque = 0;                       ///< the largest term of any joint's torque or force (N m, N)
  double inertia = 0;                      ///< the largest term of any entry of M (kg m^2, kg m, kg)
  double base_moment = 0, base_force = 0;  ///< of the terms of the wrench at the base
};

Magnitudes magnitudes(const Model<double>& model, const State<double>& state);

}  // namespace lagdyn
