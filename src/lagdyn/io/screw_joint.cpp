#include "lagdyn/io/screw_joint.hpp"

#include <Eigen/Geometry>
#include <cmath>
#include <limits>

#include "lagdyn/chain/inertia_check.hpp"
#include "lagdyn/io/orientation.hpp"

namespace lagdyn {
namespace {

Double3 angular(const ScrewAxis& A) { return {A[0], A[1], A[2]}; }
Double3 linear(const ScrewAxis& A) { return {A[3], A[4], A[5]}; }
bool turns(const ScrewAxis& A) { return length(angular(A)) >= shortest_direction; }

}  // namespace

ScrewKind kind_of(const ScrewAxis& A) {
  const Long3 w = long_vector(angular(A)), v = long_vector(linear(A));
  if (!turns(A)) return length(linear(A)) < shortest_direction ? ScrewKind::zero : ScrewKind::prismatic;
  constexpr long double u = std::numeric_limits<double>::epsilon() / 2;
  return std::abs(w.dot(v)) <= 8 * u * w.norm() * v.norm() ? ScrewKind::revolute : ScrewKind::screw;
}

JointType type_of(ScrewKind kind) {
  return kind == ScrewKind::prismatic  ? JointType::prismatic
         : kind == ScrewKind::revolute ? JointType::revolute
                                       : JointType::screw;
}

double length(const ScrewAxis& A) { return length(turns(A) ? angular(A) : linear(A)); }

Double3 direction(const ScrewAxis& A) { return normalised(turns(A) ? angular(A) : linear(A)); }

double pitch(const ScrewAxis& A) {
  const Long3 w = long_vector(angular(A)), v = long_vector(linear(A));
  return static_cast<double>(w.dot(v) / w.squaredNorm());
}

Long3 axis_point(const ScrewAxis& A) {
  if (!turns(A)) return Long3::Zero();
  const Long3 w = long_vector(angular(A)), v = long_vector(linear(A));
  return w.cross(v) / w.squaredNorm();
}

Placement origin_between(const Placement& M, const Long3& p_parent, const Long3& p) {
  const Quaternion& q = M.orientation;
  const Long3 offset = long_rotation(q).transpose() * (p - long_vector(M.xyz)) - p_parent;
  return {rounded(offset), {q.w, 0.0 - q.x, 0.0 - q.y, 0.0 - q.z}};
}

Inertial moved(const Inertial& inertial, const Long3& p) {
  if (p.isZero(0)) return inertial;
  Inertial out = inertial;
  out.com = rounded(Long3(long_vector(inertial.com) - p));
  out.inertia = inertia_about_com(inertial);
  out.about = InertiaPoint::com;
  return out;
}

}  // namespace lagdyn
