#include "lagdyn/checks/faults/projection_copies.hpp"

#include "lagdyn/dynamics/kane.hpp"

namespace lagdyn::faults {

using Vector = Vec3<Bounded>;

std::vector<Bounded> kane_copy(KaneFault fault, const Model<Bounded>& model, const State<Bounded>& state) {
  using enum KaneFault;
  const std::size_t n = model.size();
  auto joint = kane_terms::columns(model, state);
  for (auto& column : joint) {
    if (fault == axis_stands_still) column.z_rate = Vector();
    if (fault == slide_stands_still) column.d_rate = Vector();
    if (fault == frame_stands_still) column.p_rate = Vector();
  }
  std::vector<Bounded> tau(n);
  for (std::size_t i = 0; i < n; ++i)
    tau[i] = model.joints[i].armature * state.qdd[i] + model.joints[i].damping * state.qd[i];
  std::vector<Vector> partial(n);
  for (std::size_t i = 0; i < n; ++i) {
    const Inertia<Bounded>& body = model.joints[i].body;
    const Vector com = joint[i].p + joint[i].R * body.com;
    Vector com_rate, alpha, acc = fault == gravity_upward ? model.gravity : -model.gravity;
    for (std::size_t j = 0; j <= i; ++j) {
      partial[j] = cross(joint[j].z, com - joint[j].p) + joint[j].d;
      com_rate += state.qd[j] * partial[j];
    }
    for (std::size_t j = 0; j <= i; ++j) {
      const Vector partial_rate =
          cross(joint[j].z_rate, com - joint[j].p) + cross(joint[j].z, com_rate - joint[j].p_rate) + joint[j].d_rate;
      acc += state.qdd[j] * partial[j] + state.qd[j] * partial_rate;
      alpha += state.qdd[j] * joint[j].z + state.qd[j] * joint[j].z_rate;
    }
    const Rot<Bounded>& R = joint[i].R;
    const auto J = [&](const Vector& v) {
      return fault == inertia_not_turned ? body.about_com * v : R * (body.about_com * apply_inverse(R, v));
    };
    const Vector force = body.mass * acc;
    Vector moment = J(alpha);
    if (fault != no_gyroscopic) moment = moment + cross(joint[i].w, J(joint[i].w));
    const std::size_t end = fault == outermost_left_out ? i : i + 1;
    for (std::size_t k = 0; k < end; ++k) tau[k] += dot(force, partial[k]) + dot(moment, joint[k].z);
  }
  return tau;
}

std::vector<Bounded> jacobian_transpose_copy(WeightFault fault, const Model<Bounded>& model,
                                             const State<Bounded>& state) {
  using enum WeightFault;
  const std::size_t n = model.size();
  std::vector<Vector> z(n), d(n), p(n);
  std::vector<Bounded> g(n);
  Pose<Bounded> frame;
  for (std::size_t i = 0; i < n; ++i) {
    const ModelJoint<Bounded>& joint = model.joints[i];
    frame = frame * joint.origin;
    d[i] = frame.R * joint.slide();
    frame.p += state.q[i].q * d[i];
    if (joint.turning()) {
      z[i] = frame.R * joint.axis;
      frame.R = frame.R * axis_rotation(joint.axis, joint.inverse_axis_squared, state.q[i]);
    }
    p[i] = frame.p;
    const Vector com = fault == at_frame_origin ? frame.p : frame * joint.body.com;
    const Vector weight = joint.body.mass * model.gravity;
    const std::size_t end = fault == own_body_left_out ? i : i + 1;
    for (std::size_t k = 0; k < end; ++k) {
      const Vector turning = cross(z[k], fault == lever_from_base ? com : com - p[k]);
      const Bounded pull = dot(weight, fault == no_slide ? turning : turning + d[k]);
      fault == sign ? g[k] += pull : g[k] -= pull;
    }
  }
  return g;
}

Bounded kinetic_links_copy(KineticFault fault, const Model<Bounded>& model, const State<Bounded>& state) {
  using enum KineticFault;
  Vector w, v;
  Bounded twice;
  for (std::size_t i = 0; i < model.size(); ++i) {
    const ModelJoint<Bounded>& joint = model.joints[i];
    const Vector slide = joint.slide();
    const Rot<Bounded> turn =
        joint.turning() ? axis_rotation(joint.axis, joint.inverse_axis_squared, state.q[i]) : Rot<Bounded>();
    v = apply_inverse(joint.origin.R, v + cross(w, joint.origin.p));
    w = apply_inverse(joint.origin.R, w);
    v = apply_inverse(turn, v + cross(w, state.q[i].q * slide));
    if (fault != slide_velocity_lost) v = v + state.qd[i] * slide;
    w = apply_inverse(turn, w);
    if (joint.turning()) w += state.qd[i] * joint.axis;
    const Vector v_com = fault == com_at_frame ? v : v + cross(w, joint.body.com);
    Vector spin = joint.body.about_com * w;
    if (fault == no_products) {
      const Mat3<Bounded>& J = joint.body.about_com;
      spin = {J(0, 0) * w[0], J(1, 1) * w[1], J(2, 2) * w[2]};
    }
    Bounded turning = dot(w, spin);
    if (fault == rotation_not_halved) turning = turning + turning;
    twice += joint.body.mass * dot(v_com, v_com) + turning;
    if (fault != no_rotor) twice += joint.armature * state.qd[i] * state.qd[i];
  }
  return twice / Bounded(2);
}

}  // namespace lagdyn::faults
