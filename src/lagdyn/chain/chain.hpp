// The chain as its file states it: plain doubles, nothing derived, nothing lost.
//
// A chain is a fixed-base serial chain of bodies, base to tip. Body i hangs on body i-1 (the base for i = 0) by
// its joint: T(parent, body)(q) = origin * exp([axis] q), axis in body axes. SI units and radians throughout.
// What is rounded is rounded once, on reading (an orientation to a quaternion, an axis to unit length); from then
// on the doubles *are* the model, and every instrument lifts exactly these numbers (model.hpp).
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace lagdyn {

using Double3 = std::array<double, 3>;

/// Orientation as w, x, y, z. Need not be of exactly unit length: the rotation is R(q) / |q|^2.
struct Quaternion {
  double w = 1, x = 0, y = 0, z = 0;
  bool operator==(const Quaternion&) const = default;
};

/// Pose of a frame in another one: rotation, then offset in the other frame's axes (m).
struct Placement {
  Double3 xyz{};
  Quaternion orientation;
  bool operator==(const Placement&) const = default;
};

enum class JointType { revolute, continuous, prismatic, screw, fixed };

struct Limits {
  std::optional<double> lower, upper;      ///< rad or m
  std::optional<double> velocity, effort;  ///< magnitudes; rad/s or m/s, N m or N
  bool operator==(const Limits&) const = default;
};

struct Joint {
  std::string name;
  JointType type = JointType::fixed;
  Placement origin;       ///< body frame in the parent body's frame at q = 0
  Double3 axis{0, 0, 1};  ///< body axes; of unit length to rounding; unused when fixed
  double pitch = 0;       ///< m/rad along axis; screw only
  double armature = 0;    ///< reflected rotor inertia, kg m^2 or kg
  double damping = 0;     ///< N m s/rad or N s/m
  Limits limits;
  std::string description;  ///< the file's remark
  bool operator==(const Joint&) const = default;
};

/// The entries of a symmetric 3x3 matrix; off-diagonals are matrix entries (ixy = -integral of x y dm).
struct InertiaEntries {
  double ixx = 0, iyy = 0, izz = 0, ixy = 0, ixz = 0, iyz = 0;
  bool operator==(const InertiaEntries&) const = default;
};

enum class InertiaPoint { com, origin };

struct Inertial {
  double mass = 0;                         ///< kg
  Double3 com{};                           ///< centre of mass, body frame (m)
  InertiaEntries inertia;                  ///< kg m^2, about `about`, in axes turned by `orientation`
  InertiaPoint about = InertiaPoint::com;  ///< the COM or the body frame's origin
  Quaternion orientation;                  ///< the tensor's axes in body axes
  bool operator==(const Inertial&) const = default;
};

struct Body {
  std::string name;
  Joint joint;
  Inertial inertial;        ///< all zero for a body whose file entry has none
  std::string description;  ///< the file's remark
  bool operator==(const Body&) const = default;
};

/// Joint positions (rad, m), velocities and accelerations, one entry a moving joint.
struct JointState {
  std::vector<double> q, qd, qdd;
  bool operator==(const JointState&) const = default;
};

struct Chain {
  std::string name;
  Double3 gravity{0, 0, -9.81};  ///< acceleration of free fall, base axes (m/s^2)
  std::vector<Body> bodies;
  Placement tip;  ///< tool frame in the last body
  std::vector<JointState> states;
  std::string description;  ///< the file's remark
  bool operator==(const Chain&) const = default;
};

/// Indices into `bodies` of the moving joints, base to tip: coordinate k belongs to body moving_joints(chain)[k].
std::vector<std::size_t> moving_joints(const Chain& chain);

/// Names of the moving joints in order: the body's where the joint has none, "joint 3" for the third where neither has
/// one.
std::vector<std::string> joint_names(const Chain& chain);

}  // namespace lagdyn
