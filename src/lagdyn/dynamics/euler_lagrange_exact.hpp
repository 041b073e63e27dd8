// tau = d/dt dL/dqd - dL/dq with the slopes of M and P exact, by dual numbers.
//
//   tau_k = sum_j M_kj qdd_j + sum_ij Gamma_kij qd_i qd_j + dP/dq_k + b_k qd_k
// Inputs: model, state (rad, m; s). Output: n torques or forces (N m, N). Armature is in M, damping in B.
// Source: seed chapter, section 3.3.3.3; Lynch & Park (2017), section 8.1.2. Cost: O(n^4).
// Must equal: rnea, and every other inverse dynamics, as rational functions of (c, s, q, qd, qdd).
#pragma once

#include "lagdyn/dynamics/christoffel.hpp"
#include "lagdyn/dynamics/energy_slopes.hpp"
#include "lagdyn/dynamics/potential_gradient.hpp"

namespace lagdyn {

template <FieldScalar T>
std::vector<T> euler_lagrange_exact(const Model<T>& model, const State<T>& state) {
  const EnergySlopes<T> slopes = energy_slopes(model, state);
  return energy::assemble_torque(screw_model(model), state, slopes.M, energy::coriolis_matrix(slopes.dM, state.qd),
                                 potential_gradient(model, state));
}

}  // namespace lagdyn
