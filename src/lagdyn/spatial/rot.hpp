// Rot<T>: a rotation, exactly orthogonal in exact arithmetic: it is only ever made from a quaternion, from a joint's
// motion, or as a product of rotations. R_PL maps components in L to components in P: v_P = R_PL v_L.
#pragma once

#include "lagdyn/spatial/vec3.hpp"

namespace lagdyn {

/// An instrument that can use the fact that a matrix is exactly a rotation overloads this (Bounded: its norm is 1).
template <RingScalar T>
Mat3<T> as_orthogonal(const Mat3<T>& exact_rotation) {
  return exact_rotation;
}

template <RingScalar T>
class Rot {
 public:
  Rot() : m_(as_orthogonal(Mat3<T>::scaled_identity(T(1)))) {}

  /// R(q)/|q|^2 for a quaternion (w; v): (w^2 - v.v) 1 + 2 v v^T + 2 w [v], over |q|^2. Orthogonal whatever |q| is.
  static Rot from_quaternion(const T& w, const Vec3<T>& v) requires FieldScalar<T> {
    const T scale = T(1) / (w * w + dot(v, v)), twice = T(2) * scale;
    const Mat3<T> turn = twice * (Mat3<T>::outer(v, v) + Mat3<T>::skew(w * v));
    return Rot(as_orthogonal(Mat3<T>::scaled_identity(scale * (w * w - dot(v, v))) + turn));
  }

  /// Takes a matrix that is a rotation in exact arithmetic; the caller vouches for it.
  static Rot from_exact(const Mat3<T>& m) { return Rot(as_orthogonal(m)); }

  const Mat3<T>& matrix() const { return m_; }
  Rot inverse() const { return Rot(transposed(m_)); }

  friend Vec3<T> operator*(const Rot& r, const Vec3<T>& v) { return r.m_ * v; }
  friend Rot operator*(const Rot& a, const Rot& b) { return Rot(a.m_ * b.m_); }
  /// R^T v.
  friend Vec3<T> apply_inverse(const Rot& r, const Vec3<T>& v) { return transposed(r.m_) * v; }
  /// R S R^T: a tensor's components in the outer frame.
  friend Mat3<T> congruence(const Rot& r, const Mat3<T>& s) { return r.m_ * s * transposed(r.m_); }

 private:
  explicit Rot(const Mat3<T>& m) : m_(m) {}
  Mat3<T> m_;
};

}  // namespace lagdyn
