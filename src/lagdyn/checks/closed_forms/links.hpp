// A chain as closed forms read it: one link a moving joint, with the moments of all that is welded to it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "lagdyn/chain/state.hpp"
#include "lagdyn/checks/moments.hpp"

namespace lagdyn::checks {

struct Link {
  Pose<Bounded> origin;  ///< joint frame at q = 0 in the previous link's (the base's)
  Vec3<Bounded> axis;    ///< a, link axes
  Bounded axis_squared;  ///< N = a.a
  Moments body;          ///< about the joint frame's origin
  Bounded armature, damping;

  /// What the drive takes: armature qdd + damping qd.
  Bounded drive(const Bounded& qd, const Bounded& qdd) const { return armature * qdd + damping * qd; }
};

std::vector<Link> links(const Chain& chain);

/// One letter a moving joint: R revolute or continuous, P prismatic, H screw.
std::string joint_letters(const Chain& chain);

/// "no cart-pole: its joints are RR, not PR"; empty where they are the wanted ones.
std::string other_joints(const Chain& chain, std::string_view name, std::string_view wanted);

/// The placements from the first moving joint's frame to the second's at q = 0, in order: welded bodies, then the joint.
std::vector<Placement> between_first_two(const Chain& chain);

/// Whether u x v is zero exactly.
bool parallel(const Double3& u, const Double3& v);

/// Whether the placement turns about the axis or not at all, exactly.
bool turns_about(const Placement& placement, const Double3& axis);

/// exp([a] q)(a x y) = c a x y + s a x (a x y): what a vector's turning by q changes, at unit rate.
Vec3<Bounded> turned_change(const Vec3<Bounded>& a, const Vec3<Bounded>& y, const JointMotion<Bounded>& m);

}  // namespace lagdyn::checks
