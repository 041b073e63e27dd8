// Gibbs-Appell: tau_k = dS/dqdd_k (+ damping), S the energy of the accelerations, its slopes by dual numbers.
//
//   S = sum_i 1/2 m_i |a_i - g|^2 + 1/2 alpha_i . J_i alpha_i + alpha_i . (w_i x J_i w_i) + 1/2 armature_i qdd_i^2
// Velocities and accelerations by a recursion of its own over frame origins, in base axes. Gravity enters as an
// acceleration: the slope of 1/2 m |a - g|^2 holds the weight's generalised force. Terms without qdd are left out of S.
// Inputs, output: as rnea.hpp. Source: Desloge, Am. J. Phys. 56 (1988) 841; S for a rigid body written out here.
// Cost: n dual evaluations of S from link k outward, O(n^2). Must equal: rnea.
#pragma once

#include <vector>

#include "lagdyn/chain/promote.hpp"

namespace lagdyn {

namespace gibbs {

/// What the accelerations of one link are made of, base axes: alpha' = alpha + z qdd + alpha_0 and so on.
template <RingScalar T>
struct Link {
  Rot<T> R;
  Vec3<T> arm, z, slide, com;                 ///< from the parent's origin; turning axis; sliding direction; COM offset
  Vec3<T> alpha_rate, origin_rate, com_rate;  ///< the accelerations' velocity terms: frame, origin, COM
  Vec3<T> w;                                  ///< angular velocity
  Vec3<T> gyroscopic;                         ///< w x J w, body axes
  Vec3<T> alpha, acc;                         ///< of the frame and its origin (gravity taken off)
};

template <RingScalar T>
std::vector<Link<T>> links(const Model<T>& model, const State<T>& state) {
  std::vector<Link<T>> all;
  Rot<T> R;
  Vec3<T> w;
  for (std::size_t i = 0; i < model.size(); ++i) {
    const ModelJoint<T>& joint = model.joints[i];
    Link<T> link;
    link.slide = R * (joint.origin.R * joint.slide());
    link.arm = R * joint.origin.p + state.q[i].q * link.slide;
    link.origin_rate = cross(w, cross(w, link.arm)) + T(2) * cross(w, state.qd[i] * link.slide);
    R = R * joint.origin.R;
    if (joint.turning()) {
      link.z = R * joint.axis;
      link.alpha_rate = cross(w, state.qd[i] * link.z);
      w += state.qd[i] * link.z;
      R = R * axis_rotation(joint.axis, joint.inverse_axis_squared, state.q[i]);
    }
    link.R = R;
    link.w = w;
    link.com = R * joint.body.com;
    link.com_rate = cross(w, cross(w, link.com));
    const Vec3<T> w_body = apply_inverse(R, w);
    link.gyroscopic = cross(w_body, joint.body.about_com * w_body);
    const Vec3<T> alpha = i > 0 ? all[i - 1].alpha : Vec3<T>(), acc = i > 0 ? all[i - 1].acc : -model.gravity;
    link.acc = acc + cross(alpha, link.arm) + link.origin_rate + state.qdd[i] * link.slide;
    link.alpha = alpha + state.qdd[i] * link.z + link.alpha_rate;
    all.push_back(link);
  }
  return all;
}

/// The slope of S along qdd_k: links before k do not feel it.
template <FieldScalar T>
T slope(const Model<T>& model, const std::vector<Link<T>>& all, const State<T>& state, std::size_t k) {
  Vec3<Dual<T>> alpha, acc(-model.gravity);
  if (k > 0) {
    alpha = promoted(all[k - 1].alpha);
    acc = promoted(all[k - 1].acc);
  }
  Dual<T> twice_S{};
  for (std::size_t i = k; i < model.size(); ++i) {
    const Link<T>& link = all[i];
    const Inertia<T>& body = model.joints[i].body;
    const Dual<T> qdd{state.qdd[i], i == k ? T(1) : T(0)};
    acc += cross(alpha, promoted(link.arm)) + promoted(link.origin_rate) + qdd * promoted(link.slide);
    alpha += qdd * promoted(link.z) + promoted(link.alpha_rate);
    const Vec3<Dual<T>> a = acc + cross(alpha, promoted(link.com)) + promoted(link.com_rate);
    const Vec3<Dual<T>> local = apply_inverse(Rot<Dual<T>>(link.R), alpha);
    const Vec3<Dual<T>> J_alpha{body.about_com * local.value, body.about_com * local.slope};
    twice_S += promoted(body.mass) * dot(a, a) + dot(local, J_alpha + promoted(T(2) * link.gyroscopic));
    twice_S += promoted(model.joints[i].armature) * qdd * qdd;
  }
  return twice_S.slope / T(2);
}

}  // namespace gibbs

template <FieldScalar T>
std::vector<T> gibbs_appell(const Model<T>& model, const State<T>& state) {
  const auto links = gibbs::links(model, state);
  std::vector<T> tau;
  for (std::size_t k = 0; k < model.size(); ++k)
    tau.push_back(gibbs::slope(model, links, state, k) + model.joints[k].damping * state.qd[k]);
  return tau;
}

}  // namespace lagdyn
