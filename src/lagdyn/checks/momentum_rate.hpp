// What moves a chain as a whole: d/dt of its momentum less its weight, from the places of its bodies alone.
//
//   F = sum m_i (a_i - g),   N = d/dt sum (c_i x m_i v_i + R_i J_i w_i) - sum c_i x m_i g
// c_i, v_i, a_i are COM, velocity and acceleration, w_i angular velocity in body axes, all by Dual from the poses in the
// base: the law is Newton's and Euler's for the system, with no force inside it and no acceleration handed on.
// Output: wrench at the base origin in base axes. Cost: O(n).
#pragma once

#include <vector>

#include "lagdyn/checks/moving_frames.hpp"

namespace lagdyn::checks {

template <RingScalar T>
struct MomentumRate {
  Wrench<T> net;                        ///< of the whole: rate less weight
  std::vector<Wrench<T>> rate, weight;  ///< of each body
};

template <RingScalar T>
MomentumRate<T> momentum_rate(const Model<T>& model, const State<T>& state) {
  MomentumRate<T> result;
  Pose<InTime<T>> in_base;
  for (std::size_t i = 0; i < model.size(); ++i) {
    const ModelJoint<T>& joint = model.joints[i];
    const auto constant = [](const auto& x) { return promoted(promoted(x)); };
    in_base = in_base * constant(joint.origin) *
              joint_pose(joint.turning(), constant(joint.axis), constant(joint.inverse_axis_squared),
                         constant(joint.slide()), in_time(state.q[i], joint.axis_squared, state.qd[i], state.qdd[i]));
    const Inertia<T>& body = joint.body;
    const Vec3<InTime<T>> com = in_base * constant(body.com);
    const Vec3<Dual<T>> linear = promoted(body.mass) * com.slope;
    const Vec3<Dual<T>> spin = in_base.R.value() * (Mat3<Dual<T>>(body.about_com) * in_base.R.body_rate());
    const Vec3<Dual<T>> angular = cross(com.value, linear) + spin;
    const Vec3<T> pull = body.mass * model.gravity;
    result.rate.push_back({angular.slope, linear.slope});
    result.weight.push_back({cross(com.value.value, pull), pull});
    result.net = result.net + result.rate.back() - result.weight.back();
  }
  return result;
}

}  // namespace lagdyn::checks
