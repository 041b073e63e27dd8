// JointMotion<T>: where a joint is, without an angle.
//
// For a joint of axis a, N = a.a (close to 1, not exactly: the axis is rounded once and then exact), it holds
//   c = cos(sqrt(N) q),  s = sin(sqrt(N) q) / sqrt(N),  q,       so that  c^2 + N s^2 = 1,  dc/dq = -N s,  ds/dq = c,
// and exp([a] q) = c 1 + s [a] + ((1-c)/N) a a^T is a rotation exactly. A method never calls sin or cos, so it runs over
// rings that have none: residues fill (c, s) from a rational parameter. A prismatic joint has c = 1, s = 0.
#pragma once

#include "lagdyn/scalars/dual.hpp"
#include "lagdyn/spatial/rot.hpp"

namespace lagdyn {

/// sqrt(a.a) of a joint's axis and how far rounding may have moved it.
struct AxisLength {
  double root = 1, error = 0;
};

template <RingScalar T>
struct JointMotion {
  T c = T(1), s{}, q{};
};

/// exp([a] q) = c 1 + s [a] + ((1-c)/N) a a^T; inverse_N is 1/N.
template <RingScalar T>
Rot<T> axis_rotation(const Vec3<T>& a, const T& inverse_N, const JointMotion<T>& m) {
  const T versine = (T(1) - m.c) * inverse_N;
  return Rot<T>::from_exact(Mat3<T>::scaled_identity(m.c) + Mat3<T>::skew(m.s * a) + Mat3<T>::outer(versine * a, a));
}

/// Rodrigues' formula 1 + s K + ((1-c)/N) K^2 with K = [a] and K^2 given: the same rotation, as the energy route and the
/// textbook have it.
template <RingScalar T>
Rot<T> rodrigues(const Mat3<T>& K, const Mat3<T>& K2, const T& inverse_N, const JointMotion<T>& m) {
  const T versine = (T(1) - m.c) * inverse_N;
  return Rot<T>::from_exact(Mat3<T>::scaled_identity(T(1)) + m.s * K + versine * K2);
}

/// The motion of a turning joint at q, for a scalar with angles.
template <RealScalar T>
JointMotion<T> turning_motion(const AxisLength& axis, const T& q) {
  if (axis.root == 1 && axis.error == 0) return {cos_of(q), sin_of(q), q};
  T root(axis.root);
  if constexpr (requires { widened(root, axis.error); }) root = widened(root, axis.error);
  const T angle = root * q;
  return {cos_of(angle), sin_of(angle) / root, q};
}

/// The rational parametrisation c = (1 - N t^2)/(1 + N t^2), s = 2t/(1 + N t^2): every t but the roots of 1 + N t^2.
template <FieldScalar T>
JointMotion<T> rational_motion(const T& N, const T& t, const T& q) {
  const T w = N * t * t, scale = T(1) / (T(1) + w);
  return {(T(1) - w) * scale, (t + t) * scale, q};
}

/// The motion with slope dq; N = a.a.
template <RingScalar T>
JointMotion<Dual<T>> moving(const JointMotion<T>& m, const T& N, const T& dq) {
  return {{m.c, -(N * m.s * dq)}, {m.s, m.c * dq}, {m.q, dq}};
}

/// exp(-[a] q).
template <RingScalar T>
JointMotion<T> reversed(const JointMotion<T>& m) {
  return {m.c, -m.s, -m.q};
}

}  // namespace lagdyn
