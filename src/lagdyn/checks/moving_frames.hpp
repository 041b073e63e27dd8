// Where bodies are as functions of time, to second order: poses over Dual<Dual<T>> along (qd, qdd), products of pose by
// pose and nothing else. A point's first and second slope are its velocity and acceleration, a rotation's body rate its
// angular velocity in body axes with its slope. For checks that judge recursions: no velocity is ever handed down a chain.
#pragma once

#include "lagdyn/chain/promote.hpp"

namespace lagdyn::checks {

/// A value with its first two time derivatives: value.value, value.slope = slope.value, slope.slope.
template <RingScalar T>
using InTime = Dual<Dual<T>>;

/// The joint's motion in time at rates qd, qdd.
template <RingScalar T>
JointMotion<InTime<T>> in_time(const JointMotion<T>& q, const T& N, const T& qd, const T& qdd) {
  return moving(moving(q, N, qd), promoted(N), Dual<T>{qd, qdd});
}

/// exp([a] q) with its translation `slide` q along the axis; slide is zero for a revolute joint.
template <RingScalar T>
Pose<T> joint_pose(bool turning, const Vec3<T>& axis, const T& inverse_N, const Vec3<T>& slide,
                   const JointMotion<T>& q) {
  return {turning ? axis_rotation(axis, inverse_N, q) : Rot<T>(), q.q * slide};
}

template <RingScalar T>
Vec3<T> velocity(const Vec3<InTime<T>>& point) {
  return point.slope.value;
}
template <RingScalar T>
Vec3<T> acceleration(const Vec3<InTime<T>>& point) {
  return point.slope.slope;
}

}  // namespace lagdyn::checks
