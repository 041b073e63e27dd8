// LDL^T without roots and without pivoting: M = L D L^T, L unit lower triangular.
//
// It runs over any field. On a symmetric positive definite matrix in floating point it is backward stable:
// |dM_ij| <= c n u sqrt(M_ii M_jj) (Higham 2002, section 10.1). Cost: n^3/6 + O(n^2), divisions by every pivot D_i, which
// must not be zero.
#pragma once

#include <vector>

#include "lagdyn/scalars/concepts.hpp"
#include "lagdyn/spatial/matrix.hpp"

namespace lagdyn {

template <FieldScalar T>
struct Ldlt {
  Matrix<T> L;  ///< strictly lower part; the unit diagonal is implied
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

}  // namespace lagdyn
