// Recursive Newton-Euler in link frames and 3-vectors: outward velocities and accelerations, inward forces.
//
// With R = R_PL, p = p_PL_P, a the axis, d the slide (a if prismatic, pitch a if screw, else 0), all turned into link L:
//   w  = R^T w_P + a qd                     alpha = R^T alpha_P + (R^T w_P) x a qd + a qdd         (turning joints)
//   acc = R^T (acc_P + alpha_P x p + w_P x (w_P x p)) + 2 (R^T w_P) x d qd + d qdd,  acc_0 = -gravity
//   f = m (acc + alpha x c + w x (w x c)) + sum of R_C f_C,  n = J alpha + w x J w + c x m(...) + R_C n_C + p_C x R_C f_C
//   tau = a.n + d.f + armature qdd + damping qd
// Inputs: model, state. Output: n torques or forces (N m, N); the wrenches in the joints.
// Source: Luh, Walker & Paul (1980); Featherstone (2008), section 5.3, here about body origins.
// Cost: O(n). Must equal: every energy method, kane, gibbs-appell.
#pragma once

#include <vector>

#include "lagdyn/chain/state.hpp"

namespace lagdyn {

template <RingScalar T>
struct NewtonEuler {
  std::vector<T> tau;
  std::vector<Wrench<T>> joint;  ///< what link i-1 exerts on link i, at the origin of link i, in its axes
  Wrench<T> base;                ///< what the base exerts on the first link, at the base origin, in base axes
};

template <RingScalar T>
NewtonEuler<T> newton_euler(const Model<T>& model, const State<T>& state, const Vec3<T>& gravity) {
  const std::size_t n = model.size();
  std::vector<Pose<T>> X(n);
  std::vector<Wrench<T>> force(n);
  Vec3<T> w, alpha, acc = -gravity;
  for (std::size_t i = 0; i < n; ++i) {
    const ModelJoint<T>& joint = model.joints[i];
    const T &qd = state.qd[i], &qdd = state.qdd[i];
    X[i] = joint.origin;
    if (joint.turning()) X[i].R = X[i].R * axis_rotation(joint.axis, joint.inverse_axis_squared, state.q[i]);
    if (joint.kind != JointKind::revolute) X[i].p += joint.origin.R * (state.q[i].q * joint.slide());
    acc = apply_inverse(X[i].R, acc + cross(alpha, X[i].p) + cross(w, cross(w, X[i].p)));
    w = apply_inverse(X[i].R, w);
    alpha = apply_inverse(X[i].R, alpha);
    if (joint.kind != JointKind::revolute) {
      const Vec3<T> d = joint.slide();
      acc += cross(T(2) * w, qd * d) + qdd * d;
    }
    if (joint.turning()) {
      const Vec3<T> spin = qd * joint.axis;
      alpha += cross(w, spin) + qdd * joint.axis;
      w += spin;
    }
    const Inertia<T>& body = joint.body;
    const Vec3<T> f = body.mass * (acc + cross(alpha, body.com) + cross(w, cross(w, body.com)));
    force[i] = {body.about_com * alpha + cross(w, body.about_com * w) + cross(body.com, f), f};
  }
  NewtonEuler<T> result{std::vector<T>(n), {}, {}};
  for (std::size_t i = n; i-- > 0;) {
    const ModelJoint<T>& joint = model.joints[i];
    result.tau[i] = joint.armature * state.qdd[i] + joint.damping * state.qd[i];
    if (joint.turning()) result.tau[i] += dot(joint.axis, force[i].n);
    if (joint.kind != JointKind::revolute) result.tau[i] += dot(joint.slide(), force[i].f);
    const Vec3<T> f = X[i].R * force[i].f;
    const Wrench<T> carried{X[i].R * force[i].n + cross(X[i].p, f), f};
    Wrench<T>& onto = i > 0 ? force[i - 1] : result.base;
    onto = onto + carried;
  }
  result.joint = std::move(force);
  return result;
}

template <RingScalar T>
std::vector<T> rnea(const Model<T>& model, const State<T>& state) {
  return newton_euler(model, state, model.gravity).tau;
}

/// The velocity terms alone, C(q, qd) qd: no gravity, no acceleration, no damping.
template <RingScalar T>
std::vector<T> rnea_velocity_terms(const Model<T>& model, const State<T>& state) {
  const State<T> coasting = with_rates(state, state.qd, std::vector<T>(state.size()));
  std::vector<T> h = newton_euler(model, coasting, Vec3<T>()).tau;
  for (std::size_t i = 0; i < h.size(); ++i) h[i] -= model.joints[i].damping * state.qd[i];
  return h;
}

}  // namespace lagdyn
