// Forward dynamics by factorisation: M qdd = tau - h, M from rnea-columns, h from rnea; and LDL^T itself.
//
// LDL^T without roots and without pivoting: M = L D L^T, L unit lower triangular. It runs over any field; on a symmetric
// positive definite matrix in floating point it is backward stable, |dM_ij| <= c n u sqrt(M_ii M_jj).
// Inputs: model, state (its qdd is not read), tau. Output: n accelerations. Cost: n^3/6 + O(n^2), n divisions.
// Precondition: no zero pivot. Must equal: aba; judged by the residual of its qdd in kane's equations.
#pragma once

#include <vector>

#include "lagdyn/dynamics/rnea.hpp"

namespace lagdyn {

template <FieldScalar T>
struct Ldlt {
  Matrix<T> L;       ///< strictly lower part; the unit diagonal is implied
  std::vector<T> D;
};

template <FieldScalar T>
Ldlt<T> ldlt(const Matrix<T>& M) {
  const std::size_t n = M.rows();
  Ldlt<T> f{Matrix<T>(n, n), std::vector<T>(n)};
  std::vector<T> scaled(n);
  for (std::size_t i = 0; i < n; ++i) {
    f.D[i] = M(i, i);
    for (std::size_t j = 0; j < i; ++j) {
      scaled[j] = M(i, j);
      for (std::size_t k = 0; k < j; ++k) scaled[j] -= scaled[k] * f.L(j, k);
    }
    for (std::size_t j = 0; j < i; ++j) {
      f.L(i, j) = scaled[j] / f.D[j];
      f.D[i] -= f.L(i, j) * scaled[j];
    }
  }
  return f;
}

template <FieldScalar T>
std::vector<T> solve(const Ldlt<T>& f, std::vector<T> x) {
  const std::size_t n = x.size();
  for (std::size_t i = 0; i < n; ++i)
    for (std::size_t k = 0; k < i; ++k) x[i] -= f.L(i, k) * x[k];
  for (std::size_t i = 0; i < n; ++i) x[i] = x[i] / f.D[i];
  for (std::size_t i = n; i-- > 0;)
    for (std::size_t k = i + 1; k < n; ++k) x[i] -= f.L(k, i) * x[k];
  return x;
}

template <FieldScalar T>
std::vector<T> mass_matrix_solve(const Model<T>& model, const State<T>& state, const std::vector<T>& tau) {
  const std::vector<T> h = rnea(model, with_rates(state, state.qd, std::vector<T>(state.size())));
  std::vector<T> rest(tau.size());
  for (std::size_t i = 0; i < tau.size(); ++i) rest[i] = tau[i] - h[i];
  return solve(ldlt(rnea_columns(model, state)), rest);
}

}  // namespace lagdyn
