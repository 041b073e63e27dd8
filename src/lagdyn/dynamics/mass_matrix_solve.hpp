// Forward dynamics by factorisation: M qdd = tau - h, M from rnea-columns, h from rnea, LDL^T.
//
// Inputs: model, state (its qdd is not read), tau. Output: n accelerations. Cost: n^3/6 + O(n^2), n divisions.
// Precondition: no zero pivot. Must equal: aba; judged by the residual of its qdd in kane's equations.
#pragma once

#include <vector>

#include "lagdyn/dynamics/ldlt.hpp"
#include "lagdyn/dynamics/rnea_columns.hpp"

namespace lagdyn {

template <FieldScalar T>
std::vector<T> mass_matrix_solve(const Model<T>& model, const State<T>& state, const std::vector<T>& tau) {
  const std::vector<T> h = rnea(model, with_rates(state, state.qd, std::vector<T>(state.size())));
  std::vector<T> rest(tau.size());
  for (std::size_t i = 0; i < tau.size(); ++i) rest[i] = tau[i] - h[i];
  return solve(ldlt(rnea_columns(model, state)), rest);
}

}  // namespace lagdyn
