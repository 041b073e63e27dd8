// Model<T>: a chain lifted to a scalar. Only moving joints are left; a welded body's inertia is part of the body it is
// welded to. Welded to the base, it cannot move and is left out.
//
// lift() is the one place where a chain's doubles become scalars, exactly: they are the model. What has to be computed
// from them (rotations from quaternions, a tensor shifted to the COM, composites) is computed in T, so an exact scalar
// has the exact model and Bounded knows its rounding. Everything that lift() does is shared by all methods; closed forms,
// the particle oracle and the reductions check it.
#pragma once

#include <vector>

#include "lagdyn/chain/chain.hpp"
#include "lagdyn/spatial/vocabulary.hpp"

namespace lagdyn {

enum class JointKind { revolute, prismatic, screw };

inline bool turns(JointKind kind) { return kind != JointKind::prismatic; }

template <RingScalar T>
struct ModelJoint {
  JointKind kind = JointKind::revolute;
  Pose<T> origin;         ///< X_PB at q = 0: body frame in the parent body's
  Vec3<T> axis;           ///< a, body axes (the same in both frames of the joint's own motion)
  T axis_squared = T(1);  ///< N = a.a
  T inverse_axis_squared = T(1);
  AxisLength axis_length;  ///< sqrt(N), for scalars that have angles
  T pitch{};               ///< m/rad; screw only
  T armature{}, damping{};
  Inertia<T> body;  ///< with everything welded to it

  bool turning() const { return turns(kind); }
  /// Translation along the axis for each unit of q: a, pitch a or 0. It does not turn with the joint.
  Vec3<T> slide() const {
    return kind == JointKind::prismatic ? axis : kind == JointKind::screw ? pitch * axis : Vec3<T>();
  }
};

template <RingScalar T>
struct Model {
  std::vector<ModelJoint<T>> joints;
  Vec3<T> gravity;  ///< acceleration of free fall, base axes
  Pose<T> tip;      ///< tool frame in the last moving body's frame

  std::size_t size() const { return joints.size(); }
};

AxisLength axis_length(const Double3& axis);

namespace lifting {

template <LiftableScalar T>
Vec3<T> vector(const Double3& v) {
  return {T(v[0]), T(v[1]), T(v[2])};
}

template <LiftableScalar T>
Rot<T> rotation(const Quaternion& q) {
  if (q.x == 0 && q.y == 0 && q.z == 0) return Rot<T>();
  return Rot<T>::from_quaternion(T(q.w), vector<T>({q.x, q.y, q.z}));
}

template <LiftableScalar T>
Pose<T> pose(const Placement& p) {
  return {rotation<T>(p.orientation), vector<T>(p.xyz)};
}

/// m (d.d 1 - d d^T): what a point mass at d adds to the inertia about the origin.
template <RingScalar T>
Mat3<T> point_inertia(const T& mass, const Vec3<T>& d) {
  return mass * (Mat3<T>::scaled_identity(dot(d, d)) - Mat3<T>::outer(d, d));
}

template <LiftableScalar T>
Inertia<T> inertia(const Inertial& body) {
  const InertiaEntries& e = body.inertia;
  const Mat3<T> given{{T(e.ixx), T(e.ixy), T(e.ixz)}, {T(e.ixy), T(e.iyy), T(e.iyz)}, {T(e.ixz), T(e.iyz), T(e.izz)}};
  const Quaternion& q = body.orientation;
  const bool turned = q.x != 0 || q.y != 0 || q.z != 0;
  const Mat3<T> aligned = turned ? congruence(rotation<T>(q), given) : given;
  Inertia<T> lifted{T(body.mass), vector<T>(body.com), aligned};
  if (body.about == InertiaPoint::origin) lifted.about_com -= point_inertia(lifted.mass, lifted.com);
  return lifted;
}

/// The inertia of a body seen from the frame in which its own frame has pose X.
template <RingScalar T>
Inertia<T> moved(const Pose<T>& X, const Inertia<T>& body) {
  return {body.mass, X * body.com, congruence(X.R, body.about_com)};
}

/// Two rigidly joined bodies, both in one frame, of which `b` has mass; reduced mass m_a m_b / (m_a + m_b) at the offset.
template <FieldScalar T>
Inertia<T> joined(const Inertia<T>& a, const Inertia<T>& b) {
  const T mass = a.mass + b.mass, share = b.mass / mass;
  const Vec3<T> offset = b.com - a.com;
  return {mass, a.com + share * offset, a.about_com + b.about_com + point_inertia(a.mass * share, offset)};
}

}  // namespace lifting

/// Lifts a chain. Cost: O(bodies). A chain without a moving joint gives an empty model.
template <LiftableScalar T>
Model<T> lift(const Chain& chain) {
  Model<T> model;
  model.gravity = lifting::vector<T>(chain.gravity);
  Pose<T> frame;           // of the current body in the last moving one (or the base)
  double mass_so_far = 0;  // of the moving body being composed; decides as doubles, the same for every scalar
  for (const Body& body : chain.bodies) {
    const Pose<T> origin = frame * lifting::pose<T>(body.joint.origin);
    const Inertia<T> own = lifting::inertia<T>(body.inertial);
    if (body.joint.type == JointType::fixed) {
      frame = origin;
      if (model.joints.empty()) continue;
      Inertia<T>& whole = model.joints.back().body;
      const Inertia<T> part = lifting::moved(frame, own);
      if (body.inertial.mass == 0) {
        whole.about_com += part.about_com;
      } else if (mass_so_far == 0) {
        whole = {part.mass, part.com, whole.about_com + part.about_com};
      } else {
        whole = lifting::joined(whole, part);
      }
      mass_so_far += body.inertial.mass;
      continue;
    }
    ModelJoint<T> joint;
    joint.kind = body.joint.type == JointType::prismatic ? JointKind::prismatic
                 : body.joint.type == JointType::screw   ? JointKind::screw
                                                         : JointKind::revolute;
    joint.origin = origin;
    joint.axis = lifting::vector<T>(body.joint.axis);
    joint.axis_squared = dot(joint.axis, joint.axis);
    joint.inverse_axis_squared = T(1) / joint.axis_squared;
    joint.axis_length = axis_length(body.joint.axis);
    joint.pitch = T(body.joint.pitch);
    joint.armature = T(body.joint.armature);
    joint.damping = T(body.joint.damping);
    joint.body = own;
    model.joints.push_back(joint);
    mass_so_far = body.inertial.mass;
    frame = Pose<T>();
  }
  model.tip = frame * lifting::pose<T>(chain.tip);
  return model;
}

}  // namespace lagdyn
