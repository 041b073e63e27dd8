// g(q): the torques that hold the chain at rest, by rnea with qd = qdd = 0.
//
// Inputs: model, joint motions. Output: n torques or forces (N m, N). Source: Featherstone (2008), section 6.1.
// Cost: O(n). Must equal: potential-gradient, jacobian-transpose.
#pragma once

#include "lagdyn/dynamics/rnea.hpp"

namespace lagdyn {

template <RingScalar T>
std::vector<T> rnea_static(const Model<T>& model, const State<T>& state) {
  return rnea(model, at_rest(state));
}

}  // namespace lagdyn
