// K = sum_i 1/2 m_i |v_ci|^2 + 1/2 w_i . J_i w_i + 1/2 armature_i qd_i^2, velocities by a recursion in link axes.
//
// Inputs: model, state (its qdd is not read). Output: J. Source: Lynch & Park (2017), eq. 8.53, split at the COM.
// Cost: O(n). Must equal: kinetic-mass-matrix.
#pragma once

#include "lagdyn/chain/state.hpp"

namespace lagdyn {

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
