// M(q) = sum_i J_i^T G_i J_i + diag(armature): the mass matrix from the kinetic energy, K = 1/2 qd^T M qd.
//
// Inputs: the chain in screw form, joint motions. Output: n x n, kg m^2, kg m, kg by the joints' kinds.
// Source: Lynch & Park (2017), eq. 8.57; assembled as in the seed chapter, zero columns of J included.
// Cost: 117n + 99 n(n-1)/2 + 36n^2 + n(n+1)(2n+1) multiplications inside products, O(n^3).
// Must equal: rnea-columns and crba, with which it shares no derivation.
#pragma once

#include "lagdyn/dynamics/screw_model.hpp"
#include "lagdyn/spatial/matrix.hpp"

namespace lagdyn {

template <RingScalar T>
Matrix<T> jacobian_sum(const ScrewModel<T>& model, const State<T>& state) {
  const std::size_t n = model.size();
  const auto J = energy::body_jacobians(model, state);
  Matrix<T> M(n, n);
  std::vector<Vec6<T>> GJ(n);
  for (std::size_t i = 0; i < n; ++i) {
    for (std::size_t j = 0; j < n; ++j) GJ[j] = product(model.links[i].G, J[i][j]);
    for (std::size_t a = 0; a <= i; ++a)
      for (std::size_t b = 0; b <= i; ++b) M(a, b) += product(J[i][a], GJ[b]);
  }
  for (std::size_t i = 0; i < n; ++i) M(i, i) += model.links[i].armature;
  return M;
}

}  // namespace lagdyn
