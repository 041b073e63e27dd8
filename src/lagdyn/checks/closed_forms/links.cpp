#include "lagdyn/checks/closed_forms/links.hpp"

#include <algorithm>
#include <cmath>

namespace lagdyn::checks {

namespace {

/// a b = c d without rounding: a product is its rounded value and what a fused multiply-add leaves.
bool equal_products(double a, double b, double c, double d) {
  const double ab = a * b, cd = c * d;
  return ab == cd && std::fma(a, b, -ab) == std::fma(c, d, -cd);
}

}  // namespace

std::vector<Link> links(const Chain& chain) {
  std::vector<Link> list;
  Pose<Bounded> frame;  // of the current body in the last link, or the base
  for (const Body& body : chain.bodies) {
    frame = frame * exact(body.joint.origin);
    if (body.joint.type != JointType::fixed) {
      const Vec3<Bounded> a = exact(body.joint.axis);
      list.push_back(
          {frame, a, dot(a, a), moments(body.inertial), Bounded(body.joint.armature), Bounded(body.joint.damping)});
      frame = {};
    } else if (!list.empty()) {
      list.back().body = list.back().body + seen_from(frame, moments(body.inertial));
    }
  }
  return list;
}

std::string joint_letters(const Chain& chain) {
  std::string letters;
  for (std::size_t i : moving_joints(chain)) {
    const JointType type = chain.bodies[i].joint.type;
    letters += type == JointType::prismatic ? 'P' : type == JointType::screw ? 'H' : 'R';
  }
  return letters;
}

std::string other_joints(const Chain& chain, std::string_view name, std::string_view wanted) {
  const std::string letters = joint_letters(chain);
  if (letters == wanted) return {};
  const std::string count = std::to_string(letters.size());
  return "no " + std::string(name) + ": " +
         (letters.size() > 8 ? "it has " + count + " joints" : "its joints are " + letters) + ", not " +
         std::string(wanted);
}

std::vector<Placement> between_first_two(const Chain& chain) {
  const std::vector<std::size_t> moving = moving_joints(chain);
  std::vector<Placement> placements;
  for (std::size_t i = moving[0] + 1; i <= moving[1]; ++i) placements.push_back(chain.bodies[i].joint.origin);
  return placements;
}

bool parallel(const Double3& u, const Double3& v) {
  return equal_products(u[0], v[1], u[1], v[0]) && equal_products(u[1], v[2], u[2], v[1]) &&
         equal_products(u[2], v[0], u[0], v[2]);
}

bool turns_about(const Placement& placement, const Double3& axis) {
  const Quaternion& q = placement.orientation;
  return parallel({q.x, q.y, q.z}, axis);
}

Vec3<Bounded> turned_change(const Vec3<Bounded>& a, const Vec3<Bounded>& y, const JointMotion<Bounded>& m) {
  const Vec3<Bounded> change = cross(a, y);
  return m.c * change + m.s * cross(a, change);
}

}  // namespace lagdyn::checks
