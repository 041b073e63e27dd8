#include "lagdyn/checks/lock.hpp"

#include <algorithm>
#include <cmath>

namespace lagdyn::checks {

namespace {

/// Beyond this w the turn is below 2^-59 rad; a finite one keeps w^2 finite.
constexpr double kStraight = 0x1p60;

Body weld(const Placement& place) {
  Body body;
  body.joint.origin = place;
  return body;
}

}  // namespace

Lock locked(const Chain& chain, std::size_t k, double q) {
  const std::size_t at = moving_joints(chain)[k];
  Lock lock;
  lock.joint = chain.bodies[at].joint;
  const Double3& a = lock.joint.axis;
  Placement rough, rest;  // a displacement in two doubles a component, the turn with the second
  if (lock.joint.type != JointType::prismatic) {
    const double root = axis_length(a).root;
    lock.w = std::clamp(root / std::tan(root * q / 2), -kStraight, kStraight);
    rest.orientation = {lock.w, a[0], a[1], a[2]};
  }
  lock.slide = lock.joint.type == JointType::prismatic ? q : lock.joint.pitch * q;
  if (lock.joint.type == JointType::prismatic || lock.joint.type == JointType::screw) {
    for (std::size_t i = 0; i < 3; ++i) {
      rough.xyz[i] = lock.slide * a[i];
      rest.xyz[i] = std::fma(lock.slide, a[i], -rough.xyz[i]);
    }
  }
  lock.chain.gravity = chain.gravity;
  lock.chain.bodies.reserve(chain.bodies.size() + 2);
  for (std::size_t i = 0; i < chain.bodies.size(); ++i) {
    if (i == at) {
      lock.chain.bodies.push_back(weld(lock.joint.origin));
      lock.chain.bodies.push_back(weld(rough));
    }
    lock.chain.bodies.push_back(chain.bodies[i]);
  }
  Joint& fixed = lock.chain.bodies[at + 2].joint;
  fixed.type = JointType::fixed;
  fixed.origin = rest;
  return lock;
}

}  // namespace lagdyn::checks
