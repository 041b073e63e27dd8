// g(q) = -sum_i m_i J_vi^T gravity, with the linear velocity Jacobians of the COMs in base axes.
//
//   column k of J_vi:  z_k x (c_i - p_k) + d_k for k <= i   (z the turning axis, d the sliding direction, else 0)
// Inputs: model, joint motions. Output: n torques or forces. Source: the chapter on the gravity vector, section 4.2.
// Cost: O(n^2). Must equal: potential-gradient, rnea-static.
#pragma once

#include <vector>

#include "lagdyn/chain/state.hpp"

namespace lagdyn {

template <RingScalar T>
std::vector<T> jacobian_transpose(const Model<T>& model, const State<T>& state) {
  const std::size_t n = model.size();
  std::vector<Vec3<T>> z(n), d(n), p(n);
  std::vector<T> g(n);
  Pose<T> frame;
  for (std::size_t i = 0; i < n; ++i) {
    const ModelJoint<T>& joint = model.joints[i];
    frame = frame * joint.origin;
    d[i] = frame.R * joint.slide();
    frame.p += state.q[i].q * d[i];
    if (joint.turning()) {
      z[i] = frame.R * joint.axis;
      frame.R = frame.R * axis_rotation(joint.axis, joint.inverse_axis_squared, state.q[i]);
    }
    p[i] = frame.p;
    const Vec3<T> com = frame * joint.body.com, weight = joint.body.mass * model.gravity;
    for (std::size_t k = 0; k <= i; ++k) g[k] -= dot(weight, cross(z[k], com - p[k]) + d[k]);
  }
  return g;
}

}  // namespace lagdyn
