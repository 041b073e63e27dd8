// Kinetic energy twice: from the mass matrix, and link by link. The rotors' 1/2 armature qd^2 counts in both.
//
//   kinetic-mass-matrix   1/2 qd^T M qd, M by jacobian-sum                                          O(n^3)
//   kinetic-links         sum_i 1/2 m |v_ci|^2 + 1/2 w_i . J_i w_i, velocities by recursion         O(n)
// Inputs: model, state (its qdd is not read). Output: J. Source: seed chapter, section 3.3.3.2.
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

template <FieldScalar T>
T kinetic_links(const Model<T>& model, const State<T>& state) {
  Vec3<T> w, v;  // of the link's frame and its origin, link axes
  T twice{};
  for (std::size_t i = 0; i < model.size(); ++i) {
    const ModelJoint<T>& joint = model.joints[i];
    const Vec3<T> slide = joint.slide();
    const Rot<T> turn = joint.turning() ? axis_rotation(joint.axis, joint.inverse_axis_squared, state.q[i]) : Rot<T>();
    v = apply_inverse(joint.origin.R, v + cross(w, joint.origin.p));
    w = apply_inverse(joint.origin.R, w);
    v = apply_inverse(turn, v + cross(w, state.q[i].q * slide)) + state.qd[i] * slide;
    w = apply_inverse(turn, w);
    if (joint.turning()) w += state.qd[i] * joint.axis;
    const Vec3<T> v_com = v + cross(w, joint.body.com);
    twice += joint.body.mass * dot(v_com, v_com) + dot(w, joint.body.about_com * w);
    twice += joint.armature * state.qd[i] * state.qd[i];
  }
  return twice / T(2);
}

}  // namespace lagdyn
