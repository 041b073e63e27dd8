// The gravity vector by the principle of equivalence, from mass matrices alone.
#pragma once

#include <vector>

#include "lagdyn/dynamics/jacobian_sum.hpp"

namespace lagdyn::checks {

/// Gravity acts as if the base accelerated against it: with three massless sliders x, y, z under the base,
/// g_j = -sum_k M_{j,k} gravity_k, M by jacobian-sum of the longer chain.
template <FieldScalar T>
std::vector<T> gravity_by_equivalence(const Model<T>& model, const State<T>& state) {
  Model<T> longer = model;
  State<T> with_sliders = state;
  for (int axis = 2; axis >= 0; --axis) {
    ModelJoint<T> slider;
    slider.kind = JointKind::prismatic;
    slider.axis = {T(axis == 0 ? 1 : 0), T(axis == 1 ? 1 : 0), T(axis == 2 ? 1 : 0)};
    longer.joints.insert(longer.joints.begin(), slider);
    with_sliders.q.insert(with_sliders.q.begin(), JointMotion<T>());
  }
  const Matrix<T> M = jacobian_sum(screw_model(longer), with_sliders);
  std::vector<T> g(model.size());
  for (std::size_t j = 0; j < g.size(); ++j)
    for (int k = 0; k < 3; ++k) g[j] -= M(3 + j, static_cast<std::size_t>(k)) * model.gravity[k];
  return g;
}

}  // namespace lagdyn::checks
