// C(q, qd) in Christoffel form, the slopes of the mass matrix by 5-point differences; equations in christoffel.hpp.
//
// Inputs: model, state (its qdd is not read). Output: n x n. Source: seed chapter, sections 3.3.3.3 and 3.3.4.
// Cost: 4n evaluations of M, O(n^4). Must agree with: christoffel-exact.
#pragma once

#include "lagdyn/dynamics/christoffel.hpp"
#include "lagdyn/dynamics/differences.hpp"

namespace lagdyn {

template <RealScalar T>
Matrix<T> christoffel_fd(const Model<T>& model, const State<T>& state) {
  return energy::coriolis_matrix(energy::mass_matrix_differences(model, state), state.qd);
}

}  // namespace lagdyn
