// Bodies by their numbers, for chains written out in tests.
#pragma once

#include <string>
#include <vector>

#include "lagdyn/chain/chain.hpp"

namespace lagdyn::test {

/// Mass, COM and the tensor about it, in body axes.
inline Inertial inertial(double mass, const Double3& com, const InertiaEntries& inertia = {}) {
  return {mass, com, inertia, InertiaPoint::com, {}};
}

inline Body body(JointType type, const Double3& axis, const Double3& xyz, const Inertial& inertial) {
  Body made;
  made.joint.type = type;
  made.joint.axis = axis;
  made.joint.origin.xyz = xyz;
  made.inertial = inertial;
  return made;
}

inline Chain chain(const Double3& gravity, const std::vector<Body>& bodies) {
  return {"", gravity, bodies, {}, {}, ""};
}

}  // namespace lagdyn::test
