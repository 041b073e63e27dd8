// The same motion of a chain with other lengths, masses and times.
//
// Lengths times L, masses times M, times over r (rates times r). Then, with acceleration L r^2,
//   inertia M L^2, armature M L^2 (turning) or M (sliding), torque M L^2 r^2, force M L r^2,
//   damping = torque over rate: M L^2 r (turning), M r (sliding);   pitch, and what slides, times L; gravity L r^2.
// A screw turns: its coordinate is an angle and its generalised force a torque.
#pragma once

#include "lagdyn/chain/state.hpp"
#include "lagdyn/checks/residual.hpp"

namespace lagdyn {

template <RingScalar T>
struct UnitFactors {
  T length, mass, rate;

  T coordinate(const ModelJoint<T>& joint) const { return joint.turning() ? T(1) : length; }
  T acceleration() const { return length * rate * rate; }
  /// Of the joint's torque or force.
  T torque(const ModelJoint<T>& joint) const {
    const T force = mass * acceleration();
    return joint.turning() ? length * force : force;
  }
};

template <RingScalar T>
Model<T> rescaled(Model<T> model, const UnitFactors<T>& by) {
  const T area = by.length * by.length;
  for (ModelJoint<T>& joint : model.joints) {
    const T rotor = joint.turning() ? by.mass * area : by.mass;
    joint.origin.p = by.length * joint.origin.p;
    joint.pitch = by.length * joint.pitch;
    joint.armature = rotor * joint.armature;
    joint.damping = rotor * by.rate * joint.damping;
    joint.body = {by.mass * joint.body.mass, by.length * joint.body.com, by.mass * area * joint.body.about_com};
  }
  model.gravity = by.acceleration() * model.gravity;
  model.tip.p = by.length * model.tip.p;
  return model;
}

/// The state of `model` that the rescaled one is in at the corresponding time.
template <RingScalar T>
State<T> rescaled(const Model<T>& model, State<T> state, const UnitFactors<T>& by) {
  for (std::size_t i = 0; i < state.size(); ++i) {
    const T rate = by.coordinate(model.joints[i]) * by.rate;
    if (!model.joints[i].turning()) state.q[i].q = by.length * state.q[i].q;
    state.qd[i] = rate * state.qd[i];
    state.qdd[i] = rate * by.rate * state.qdd[i];
  }
  return state;
}

/// The rescaled torques, in the old units, are tau; `torque` maps a model and a state to torques.
template <class Torque>
Finding scaling(const Model<Bounded>& model, const State<Bounded>& state, const UnitFactors<Bounded>& by,
                const std::vector<Bounded>& tau, const Torque& torque) {
  const std::vector<Bounded> other = torque(rescaled(model, by), rescaled(model, state, by));
  Finding found;
  for (std::size_t i = 0; i < tau.size(); ++i) found.compare(other[i] / by.torque(model.joints[i]), tau[i], i);
  return found;
}

}  // namespace lagdyn
