// The velocity terms from the slopes of the mass matrix:
//   Gamma_kij = 1/2 (dM_kj/dq_i + dM_ki/dq_j - dM_ij/dq_k),   C_kj = sum_i Gamma_kij qd_i.
// Source: Lynch & Park (2017), eqs. 8.12, 8.13. Whoever supplies dM[k] = dM/dq_k decides how exact it is.
#pragma once

#include <vector>

#include "lagdyn/dynamics/screw_model.hpp"
#include "lagdyn/spatial/matrix.hpp"

namespace lagdyn::energy {

template <FieldScalar T>
Matrix<T> coriolis_matrix(const std::vector<Matrix<T>>& dM, const std::vector<T>& qd) {
  const std::size_t n = dM.size();
  const T half = T(1) / T(2);
  Matrix<T> C(n, n);
  for (std::size_t k = 0; k < n; ++k)
    for (std::size_t j = 0; j < n; ++j) {
      for (std::size_t i = 0; i < n; ++i) C(k, j) += (dM[i](k, j) + dM[j](k, i) - dM[k](i, j)) * qd[i];
      C(k, j) = half * C(k, j);
    }
  return C;
}

/// tau = M qdd + C qd + dP/dq + B qd.
template <FieldScalar T>
std::vector<T> assemble_torque(const ScrewModel<T>& model, const State<T>& state, const Matrix<T>& M,
                               const Matrix<T>& C, const std::vector<T>& dP) {
  const std::size_t n = model.size();
  std::vector<T> tau(n);
  for (std::size_t k = 0; k < n; ++k) {
    tally_products<T>(n);
    for (std::size_t j = 0; j < n; ++j) tau[k] += M(k, j) * state.qdd[j] + C(k, j) * state.qd[j];
    tau[k] += dP[k] + model.links[k].damping * state.qd[k];
  }
  return tau;
}

}  // namespace lagdyn::energy
