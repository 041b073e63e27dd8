#include "lagdyn/checks/faults/lift_copy.hpp"

namespace lagdyn::faults {

namespace {

using Vector = Vec3<Bounded>;
using Tensor = Mat3<Bounded>;
using enum LiftFault;

Vector vector(const Double3& v) { return lifting::vector<Bounded>(v); }

Rot<Bounded> rotation(LiftFault fault, const Quaternion& q) {
  if (fault == quaternion_transposed) return lifting::rotation<Bounded>({q.w, -q.x, -q.y, -q.z});
  if (q.x == 0 && q.y == 0 && q.z == 0) return {};
  const Bounded w(q.w), two(fault == quaternion_half ? 1 : 2);
  const Vector v = vector({q.x, q.y, q.z});
  if (fault != quaternion_half && fault != unit_length_assumed) return Rot<Bounded>::from_quaternion(w, v);
  const Tensor turn = two * (Tensor::outer(v, v) + Tensor::skew(w * v));
  return Rot<Bounded>::from_exact(Tensor::scaled_identity(w * w - dot(v, v)) + turn);
}

Pose<Bounded> pose(LiftFault fault, const Placement& p) { return {rotation(fault, p.orientation), vector(p.xyz)}; }

Inertia<Bounded> inertia(LiftFault fault, const Inertial& body) {
  const InertiaEntries& e = body.inertia;
  const Tensor given{vector({e.ixx, e.ixy, e.ixz}), vector({e.ixy, e.iyy, e.iyz}), vector({e.ixz, e.iyz, e.izz})};
  const Quaternion& q = body.orientation;
  const bool turned = (q.x != 0 || q.y != 0 || q.z != 0) && fault != tensor_axes_ignored;
  const Rot<Bounded> R = rotation(fault, q);
  Inertia<Bounded> lifted{Bounded(body.mass), vector(body.com),
                          turned ? congruence(fault == tensor_turned_back ? R.inverse() : R, given) : given};
  const Tensor shift = lifting::point_inertia(lifted.mass, lifted.com);
  if (body.about == InertiaPoint::origin && fault != about_origin_ignored)
    fault == shifted_outward ? lifted.about_com += shift : lifted.about_com -= shift;
  return lifted;
}

Inertia<Bounded> moved(LiftFault fault, const Pose<Bounded>& X, const Inertia<Bounded>& body) {
  const Vector com = fault == weld_com_not_turned   ? body.com + X.p
                     : fault == weld_com_not_offset ? X.R * body.com
                                                    : X * body.com;
  if (fault == weld_tensor_not_turned) return {body.mass, com, body.about_com};
  return {body.mass, com, congruence(fault == weld_tensor_turned_back ? X.R.inverse() : X.R, body.about_com)};
}

Inertia<Bounded> joined(LiftFault fault, const Inertia<Bounded>& a, const Inertia<Bounded>& b) {
  const Bounded mass = a.mass + b.mass, share = fault == com_not_weighted ? Bounded(1) / Bounded(2) : b.mass / mass;
  const Vector offset = b.com - a.com;
  Inertia<Bounded> both{mass, a.com + share * offset, a.about_com + b.about_com};
  if (fault == weld_mass_lost) both.mass = a.mass;
  if (fault != no_reduced_mass)
    both.about_com += lifting::point_inertia(fault == whole_mass_at_offset ? b.mass : a.mass * share, offset);
  return both;
}

ModelJoint<Bounded> moving(LiftFault fault, const Joint& given, const Pose<Bounded>& origin,
                           const Inertia<Bounded>& body) {
  ModelJoint<Bounded> joint;
  joint.kind = given.type == JointType::prismatic ? JointKind::prismatic
               : given.type == JointType::screw   ? JointKind::screw
                                                  : JointKind::revolute;
  joint.origin = origin;
  joint.axis = vector(given.axis);
  if (fault == axis_in_parent) joint.axis = apply_inverse(origin.R, joint.axis);
  joint.axis_squared = dot(joint.axis, joint.axis);
  joint.inverse_axis_squared = Bounded(1) / joint.axis_squared;
  joint.axis_length = axis_length(given.axis);
  joint.pitch = fault == pitch_lost ? Bounded() : Bounded(given.pitch);
  joint.armature = Bounded(given.armature);
  joint.damping = Bounded(given.damping);
  joint.body = body;
  return joint;
}

}  // namespace

Model<Bounded> lift_copy(LiftFault fault, const Chain& chain) {
  Model<Bounded> model;
  model.gravity = vector(chain.gravity);
  Pose<Bounded> frame;
  double mass_so_far = 0;
  for (const Body& body : chain.bodies) {
    const Pose<Bounded> own_place = pose(fault, body.joint.origin);
    const Pose<Bounded> origin = fault == composed_in_other_order ? own_place * frame
                                 : fault == welds_not_composed    ? own_place
                                                                  : frame * own_place;
    const Inertia<Bounded> own = inertia(fault, body.inertial);
    if (body.joint.type == JointType::fixed) {
      frame = fault == base_weld_lost && model.joints.empty() ? Pose<Bounded>() : origin;
      if (model.joints.empty()) continue;
      Inertia<Bounded>& whole = model.joints.back().body;
      const Inertia<Bounded> part = moved(fault, frame, own);
      if (body.inertial.mass == 0) {
        whole.about_com += part.about_com;
      } else if (mass_so_far == 0) {
        whole = {part.mass, part.com, whole.about_com + part.about_com};
      } else {
        whole = joined(fault, whole, part);
      }
      mass_so_far += body.inertial.mass;
      continue;
    }
    const bool forgets = fault == frame_after_weld_lost && !model.joints.empty();
    model.joints.push_back(moving(fault, body.joint, forgets ? own_place : origin, own));
    mass_so_far = body.inertial.mass;
    frame = Pose<Bounded>();
  }
  model.tip = frame * pose(fault, chain.tip);
  return model;
}

}  // namespace lagdyn::faults
