// K = 1/2 qd^T M qd, M by jacobian-sum. The rotors' 1/2 armature qd^2 is in M.
//
// Inputs: model, state (its qdd is not read). Output: J. Source: seed chapter, section 3.3.3.2. Cost: O(n^3).
// Must equal: kinetic-links.
#pragma once

#include "lagdyn/dynamics/jacobian_sum.hpp"

namespace lagdyn {

template <FieldScalar T>
T kinetic_mass_matrix(const Model<T>& model, const State<T>& state) {
  const std::vector<T> momentum = jacobian_sum(screw_model(model), state) * state.qd;
  T twice{};
  for (std::size_t i = 0; i < model.size(); ++i) twice += state.qd[i] * momentum[i];
  return twice / T(2);
}

}  // namespace lagdyn
