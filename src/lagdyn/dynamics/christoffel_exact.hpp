// C(q, qd) in Christoffel form, from exact slopes of the mass matrix; equations in christoffel.hpp.
//
// Inputs: model, state (its qdd is not read). Output: n x n with C qd the velocity terms and dM/dt - 2C skew.
// Source: Lynch & Park (2017), eqs. 8.12, 8.13. Cost: O(n^4). Must agree with: rnea's velocity terms, in C qd.
#pragma once

#include "lagdyn/dynamics/christoffel.hpp"
#include "lagdyn/dynamics/energy_slopes.hpp"

namespace lagdyn {

template <FieldScalar T>
Matrix<T> christoffel_exact(const Model<T>& model, const State<T>& state) {
  return energy::coriolis_matrix(energy_slopes(model, state).dM, state.qd);
}

}  // namespace lagdyn
