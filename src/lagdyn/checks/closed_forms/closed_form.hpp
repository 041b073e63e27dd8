// Equations of motion that a hand derivation gives for a few chains: what each fits, and its torques.
//
// A closed form knows no recursion and no lift: it reads the file's numbers, adds the moments of welded bodies about the
// joint frames, and writes Lagrange's equations out. Its only angles are the (c, s) of the joint motions.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "lagdyn/chain/state.hpp"

namespace lagdyn::checks {

struct ClosedForm {
  std::string id;     ///< e.g. "closed-form.pendulum"
  std::string title;  ///< what it is, e.g. "compound pendulum"
  std::string law;    ///< its equations
  double cost = 0;    ///< microseconds a state
  /// Why the chain is not one; nothing where its numbers fit exactly.
  std::optional<std::string> (*misfit)(const Chain& chain) = nullptr;
  /// N m or N a joint, drive terms included.
  std::vector<Bounded> (*torque)(const Chain& chain, const State<Bounded>& state) = nullptr;
};

/// A body on one revolute joint.
ClosedForm pendulum();
/// Two revolute joints with parallel axes, Modern Robotics' eq. 8.9 with COMs and gravity anywhere.
ClosedForm planar_2r();
/// A slide that carries a revolute joint.
ClosedForm cart_pole();
/// Two revolute joints, the second one's frame standing on the first one's axis.
ClosedForm spherical_pendulum();
/// Lift, turn, reach: a slide, a revolute joint and a slide.
ClosedForm prp_arm();

}  // namespace lagdyn::checks
