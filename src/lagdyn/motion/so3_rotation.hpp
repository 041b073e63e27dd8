// Rotations by vectors: the exponential of SO(3), its inverse differential, and the vector of a rotation's skew part.
#pragma once

#include <cmath>

#include "lagdyn/spatial/vocabulary.hpp"

namespace lagdyn {

inline double norm(const Vec3<double>& v) { return std::sqrt(dot(v, v)); }

/// exp([v]): the turn by |v| rad about v. By the half angle's quaternion, so that it is orthogonal to rounding and
/// small turns keep their relative accuracy.
inline Rot<double> rotation_by(const Vec3<double>& v) {
  const double angle = norm(v);
  const double sine_over_angle = angle > 0 ? std::sin(angle / 2) / angle : 0.5;
  return Rot<double>::from_quaternion(std::cos(angle / 2), sine_over_angle * v);
}

/// exp([v]) - 1, as accurate beside |v| as rotation_by is beside 1.
inline Mat3<double> rotation_change_by(const Vec3<double>& v) {
  const double angle = norm(v);
  const Vec3<double> half = (angle > 0 ? std::sin(angle / 2) / angle : 0.5) * v;
  const Mat3<double> twice = Mat3<double>::skew(2.0 * half);
  return std::cos(angle / 2) * twice + twice * Mat3<double>::skew(half);
}

/// The vector a with [a] = (M - M^T) / 2: sin(angle) times the axis where M is a rotation, so that its derivative at
/// the identity is the angular velocity.
inline Vec3<double> skew_part(const Mat3<double>& M) {
  return {(M(2, 1) - M(1, 2)) / 2, (M(0, 2) - M(2, 0)) / 2, (M(1, 0) - M(0, 1)) / 2};
}

/// u' where R = R_0 exp([u]) turns with body angular velocity w, R' = R [w]:
///
///     u' = w + u x w / 2 + u x (u x w) / 12 + O(|u|^4)
///
/// The series of ad / (1 - exp(-ad)), ad = u x. Methods of order 4 and 5, whose |u| is of the step's order, need no
/// more.
/// Source: Hairer, Lubich & Wanner, Geometric Numerical Integration (2nd ed., 2006), section III.4, with the sign that
/// body velocities bring.
inline Vec3<double> rotation_vector_rate(const Vec3<double>& u, const Vec3<double>& w) {
  const Vec3<double> once = cross(u, w);
  return w + 0.5 * once + (1.0 / 12) * cross(u, once);
}

}  // namespace lagdyn
