// M(q), column by column: the torques of a unit acceleration, at rest and without gravity.
//
// Inputs: model, joint motions. Output: n x n; symmetric only if rnea is right. Source: Walker & Orin (1982), method 1.
// Cost: n calls of rnea, O(n^2). Must equal: jacobian-sum, crba.
#pragma once

#include "lagdyn/dynamics/rnea.hpp"
#include "lagdyn/spatial/matrix.hpp"

namespace lagdyn {

template <RingScalar T>
Matrix<T> rnea_columns(const Model<T>& model, const State<T>& state) {
  const std::size_t n = model.size();
  Matrix<T> M(n, n);
  State<T> unit = at_rest(state);
  for (std::size_t j = 0; j < n; ++j) {
    unit.qdd[j] = T(1);
    const std::vector<T> column = newton_euler(model, unit, Vec3<T>()).tau;
    for (std::size_t i = 0; i < n; ++i) M(i, j) = column[i];
    unit.qdd[j] = T(0);
  }
  return M;
}

}  // namespace lagdyn
