// The seed chapter's Euler-Lagrange: slopes of M and P by 5-point differences (differences.hpp).
//
//   tau_k = sum_j M_kj qdd_j + sum_ij Gamma_kij qd_i qd_j + dP/dq_k + b_k qd_k
// Inputs: model, state (rad, m; s). Output: n torques or forces (N m, N). Armature is in M, damping in B.
// Source: seed chapter, section 3.3.4. Cost: (4n+1) M(n) + 4n P(n) + n^2 multiplications inside products, O(n^4).
// Must equal: rnea, to truncation and rounding.
#pragma once

#include "lagdyn/dynamics/christoffel.hpp"
#include "lagdyn/dynamics/differences.hpp"
#include "lagdyn/dynamics/potential.hpp"

namespace lagdyn {

template <RealScalar T>
std::vector<T> euler_lagrange_fd(const Model<T>& model, const State<T>& state) {
  const ScrewModel<T> screws = screw_model(model);
  std::vector<T> dP;
  for (std::size_t k = 0; k < model.size(); ++k)
    dP.push_back(energy::differences(model, state, k,
                                     [&](const State<T>& s) { return std::vector<T>{potential(screws, s)}; })[0]);
  const Matrix<T> C = energy::coriolis_matrix(energy::mass_matrix_differences(model, state), state.qd);
  return energy::assemble_torque(screws, state, jacobian_sum(screws, state), C, dP);
}

}  // namespace lagdyn
