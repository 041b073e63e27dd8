// State<T>: joint motions, velocities and accelerations over a scalar; how one is made from numbers or at random.
#pragma once

#include <vector>

#include "lagdyn/chain/model.hpp"

namespace lagdyn {

template <RingScalar T>
struct State {
  std::vector<JointMotion<T>> q;
  std::vector<T> qd, qdd;

  std::size_t size() const { return q.size(); }
};

/// The motion of one joint of the model at q.
template <RealScalar T>
JointMotion<T> motion_at(const ModelJoint<T>& joint, const T& q) {
  if (!joint.turning()) return {T(1), T(0), q};
  return turning_motion(joint.axis_length, q);
}

template <RealScalar T>
State<T> lift_state(const Model<T>& model, const JointState& given) {
  State<T> state;
  for (std::size_t i = 0; i < model.size(); ++i) {
    state.q.push_back(motion_at(model.joints[i], T(given.q[i])));
    state.qd.push_back(T(given.qd[i]));
    state.qdd.push_back(T(given.qdd[i]));
  }
  return state;
}

/// The same state with some coordinate moved by h, for differences.
template <RealScalar T>
State<T> shifted(const Model<T>& model, State<T> state, std::size_t k, double h) {
  state.q[k] = motion_at(model.joints[k], state.q[k].q + T(h));
  return state;
}

/// The same positions with these velocities and accelerations.
template <RingScalar T>
State<T> with_rates(const State<T>& state, std::vector<T> qd, std::vector<T> qdd) {
  return {state.q, std::move(qd), std::move(qdd)};
}

/// The same positions at rest.
template <RingScalar T>
State<T> at_rest(const State<T>& state) {
  return with_rates(state, std::vector<T>(state.size()), std::vector<T>(state.size()));
}

}  // namespace lagdyn
