// A joint turned into a weld: the chain without it, and the motion of the full chain that is exactly the same place.
//
// A turn must be carried exactly by the file's doubles, so its half angle is chosen, not its angle: the quaternion (w; a)
// with any double w turns about a by q with tan(sqrt(N) q / 2) = sqrt(N) / w,
//   c = (w^2 - N) / (w^2 + N),  s = 2 w / (w^2 + N)
// and a displacement x along a is x a_i = hi + lo, two welds without rounding. A screw's x/pitch need not belong to its
// turn: methods take (c, s, q) as three numbers.
#pragma once

#include <vector>

#include "lagdyn/chain/state.hpp"

namespace lagdyn::checks {

struct Lock {
  Chain chain;       ///< gravity and bodies, one moving joint fewer
  Joint joint;       ///< as it was
  double w = 1;      ///< of the quaternion (w; axis); turning joints
  double slide = 0;  ///< displacement along the axis (m); sliding joints and screws
};

/// Locks coordinate k as near q (rad, m) as doubles can state.
Lock locked(const Chain& chain, std::size_t k, double q);

/// The motion with which the joint stands where it was locked.
template <LiftableScalar T>
JointMotion<T> motion_of(const Lock& lock) {
  const Joint& joint = lock.joint;
  JointMotion<T> motion;
  if (joint.type == JointType::prismatic) {
    motion.q = T(lock.slide);
    return motion;
  }
  const Vec3<T> a{T(joint.axis[0]), T(joint.axis[1]), T(joint.axis[2])};
  const T w(lock.w), N = dot(a, a), squares = w * w + N;
  motion.c = (w * w - N) / squares;
  motion.s = (w + w) / squares;
  if (joint.type == JointType::screw && joint.pitch != 0) motion.q = T(lock.slide) / T(joint.pitch);
  return motion;
}

/// The list without its entry k.
template <class T>
std::vector<T> without(std::vector<T> list, std::size_t k) {
  list.erase(list.begin() + static_cast<std::ptrdiff_t>(k));
  return list;
}

}  // namespace lagdyn::checks
