// Kane's equations: each link's inertia force and torque projected on its partial velocities, in base axes.
//
//   w_i = sum_{j<=i} z_j qd_j,           v_i = sum_{j<=i} u_ij qd_j      (z_j, u_ij: partial velocities of link i's COM)
//   u_ij = z_j x (c_i - p_j) + d_j,      the rates of z_j, d_j and u_ij by differentiating these sums
//   tau_k = sum_{i>=k} m_i (a_i - g) . u_ik + (J_i alpha_i + w_i x J_i w_i) . z_k  + armature qdd + damping qd
// with z_j = axis (0 if prismatic), d_j = slide (0 if revolute), p_j the joint's frame, all in base axes.
// Inputs, output: as rnea.hpp. Source: Kane & Levinson (1985), sections 4.4 to 6.1; the sums written out here.
// Cost: O(n^2). Must equal: rnea. Accelerations are its own: derivatives of the partial velocities, no recursion on them.
#pragma once

#include <vector>

#include "lagdyn/chain/state.hpp"

namespace lagdyn {

namespace kane_terms {

/// A joint in base axes: its frame, its axis and slide, their rates.
template <RingScalar T>
struct Column {
  Rot<T> R;
  Vec3<T> p, z, d;  ///< frame, turning axis, sliding direction
  Vec3<T> w, p_rate, z_rate, d_rate;
};

template <RingScalar T>
std::vector<Column<T>> columns(const Model<T>& model, const State<T>& state) {
  std::vector<Column<T>> all;
  Rot<T> R;
  Vec3<T> p, w;
  std::size_t index = 0;
  for (const ModelJoint<T>& joint : model.joints) {
    const JointMotion<T>& m = state.q[index];
    const T& qd = state.qd[index++];
    p += R * (joint.origin.p + joint.origin.R * (m.q * joint.slide()));
    R = R * joint.origin.R;
    Column<T> column;
    column.d = R * joint.slide();
    column.d_rate = cross(w, column.d);
    if (joint.turning()) {
      column.z = R * joint.axis;
      column.z_rate = cross(w, column.z);
      R = R * axis_rotation(joint.axis, joint.inverse_axis_squared, m);
      w += qd * column.z;
    }
    column.R = R;
    column.p = p;
    column.w = w;
    all.push_back(column);
  }
  for (std::size_t j = 0; j < all.size(); ++j)  // the joint's frame moves with the joints before it and its own slide
    for (std::size_t k = 0; k <= j; ++k) {
      const Vec3<T> along = k < j ? all[k].d + cross(all[k].z, all[j].p - all[k].p) : all[k].d;
      all[j].p_rate += state.qd[k] * along;
    }
  return all;
}

}  // namespace kane_terms

template <RingScalar T>
std::vector<T> kane(const Model<T>& model, const State<T>& state) {
  const std::size_t n = model.size();
  const auto joint = kane_terms::columns(model, state);
  std::vector<T> tau(n);
  for (std::size_t i = 0; i < n; ++i)
    tau[i] = model.joints[i].armature * state.qdd[i] + model.joints[i].damping * state.qd[i];
  std::vector<Vec3<T>> partial(n);
  for (std::size_t i = 0; i < n; ++i) {
    const Inertia<T>& body = model.joints[i].body;
    const Vec3<T> com = joint[i].p + joint[i].R * body.com;
    Vec3<T> com_rate, alpha, acc = -model.gravity;
    for (std::size_t j = 0; j <= i; ++j) {
      partial[j] = cross(joint[j].z, com - joint[j].p) + joint[j].d;
      com_rate += state.qd[j] * partial[j];
    }
    for (std::size_t j = 0; j <= i; ++j) {
      const Vec3<T> partial_rate =
          cross(joint[j].z_rate, com - joint[j].p) + cross(joint[j].z, com_rate - joint[j].p_rate) + joint[j].d_rate;
      acc += state.qdd[j] * partial[j] + state.qd[j] * partial_rate;
      alpha += state.qdd[j] * joint[j].z + state.qd[j] * joint[j].z_rate;
    }
    const Rot<T>& R = joint[i].R;
    const auto J = [&](const Vec3<T>& v) { return R * (body.about_com * apply_inverse(R, v)); };
    const Vec3<T> force = body.mass * acc, moment = J(alpha) + cross(joint[i].w, J(joint[i].w));
    for (std::size_t k = 0; k <= i; ++k) tau[k] += dot(force, partial[k]) + dot(moment, joint[k].z);
  }
  return tau;
}

}  // namespace lagdyn
