// g(q) = dP/dq: the gravity vector as the gradient of the potential energy, by dual numbers.
//
// Inputs: model, joint motions. Output: n torques or forces that hold the chain (N m, N).
// Source: the chapter on the gravity vector, section 2.3. Cost: n dual evaluations of P, O(n^2).
// Must equal: jacobian-transpose, rnea-static.
#pragma once

#include "lagdyn/dynamics/potential.hpp"

namespace lagdyn {

template <RingScalar T>
std::vector<T> potential_gradient(const Model<T>& model, const State<T>& state) {
  const ScrewModel<Dual<T>> screws = screw_model(promoted(model));
  std::vector<T> g;
  for (std::size_t k = 0; k < model.size(); ++k) g.push_back(potential(screws, moving_along(model, state, k)).slope);
  return g;
}

}  // namespace lagdyn
