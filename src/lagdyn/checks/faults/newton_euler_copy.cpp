#include "lagdyn/checks/faults/newton_euler_copy.hpp"

namespace lagdyn::faults {

using Vector = Vec3<Bounded>;
using enum NewtonEulerFault;

NewtonEuler<Bounded> newton_euler_copy(NewtonEulerFault fault, const Model<Bounded>& model, const State<Bounded>& state,
                                       const Vector& gravity) {
  const auto unless = [fault](NewtonEulerFault mistake, const Vector& term) {
    return fault == mistake ? Vector() : term;
  };
  const std::size_t n = model.size();
  std::vector<Pose<Bounded>> X(n);
  std::vector<Wrench<Bounded>> force(n);
  Vector w, alpha, acc = fault == gravity_missing ? Vector() : fault == gravity_upward ? gravity : -gravity;
  for (std::size_t i = 0; i < n; ++i) {
    const ModelJoint<Bounded>& joint = model.joints[i];
    const Bounded &qd = state.qd[i], &qdd = state.qdd[i];
    X[i] = joint.origin;
    if (joint.turning()) X[i].R = X[i].R * axis_rotation(joint.axis, joint.inverse_axis_squared, state.q[i]);
    if (joint.kind != JointKind::revolute) X[i].p += joint.origin.R * (state.q[i].q * joint.slide());
    acc = apply_inverse(X[i].R, acc + unless(no_euler_term, cross(alpha, X[i].p)) +
                                    unless(no_centripetal_of_origin, cross(w, cross(w, X[i].p))));
    w = apply_inverse(X[i].R, w);
    alpha = apply_inverse(X[i].R, alpha);
    if (joint.kind != JointKind::revolute) {
      const Vector d = joint.slide();
      acc += cross(Bounded(fault == half_coriolis_of_slide ? 1 : 2) * w, qd * d) + qdd * d;
    }
    const Vector stale = w;
    if (joint.turning()) {
      const Vector spin = qd * joint.axis;
      alpha += unless(no_spin_rate, cross(w, spin)) + qdd * joint.axis;
      w += spin;
    }
    const Inertia<Bounded>& body = joint.body;
    const Vector f = body.mass * (acc + unless(no_euler_term_of_com, cross(alpha, body.com)) +
                                  unless(no_centripetal_of_com, cross(w, cross(w, body.com))));
    const Vector& turning = fault == stale_velocity ? stale : w;
    Mat3<Bounded> J = body.about_com;
    if (fault == inertia_about_origin) J += lifting::point_inertia(body.mass, body.com);
    force[i] = {J * alpha + unless(no_gyroscopic, cross(turning, J * turning)) +
                    unless(com_force_without_moment, cross(body.com, f)),
                f};
  }
  NewtonEuler<Bounded> result{std::vector<Bounded>(n), {}, {}};
  for (std::size_t i = n; i-- > 0;) {
    const ModelJoint<Bounded>& joint = model.joints[i];
    const Bounded armature = fault == no_armature ? Bounded() : joint.armature,
                  damping = fault == damping_sign ? -joint.damping : joint.damping;
    const Vector axis = fault == moment_about_z ? Vector(Bounded(0), Bounded(0), Bounded(1)) : joint.axis;
    result.tau[i] = armature * state.qdd[i] + damping * state.qd[i];
    if (joint.turning()) result.tau[i] += dot(axis, force[i].n);
    if (joint.kind != JointKind::revolute && !(fault == slide_ignores_force && joint.turning()))
      result.tau[i] += dot(joint.slide(), force[i].f);
    const Rot<Bounded> R = fault == carried_by_transpose ? X[i].R.inverse() : X[i].R;
    const Vector f = R * force[i].f;
    const Wrench<Bounded> carried{R * force[i].n + unless(carried_force_without_moment, cross(X[i].p, f)), f};
    Wrench<Bounded>& onto = i > 0 ? force[i - 1] : result.base;
    onto = onto + carried;
  }
  result.joint = std::move(force);
  return result;
}

}  // namespace lagdyn::faults
