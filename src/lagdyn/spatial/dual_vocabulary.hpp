// The vocabulary over Dual<T>: whole vectors and rotations carry their slopes.
//
// A rotation's slope is kept as the body rate w, R' = R [w], three numbers for nine; it is exact because R is exactly
// orthogonal. Then (R v)' = R (v' + w x v), (R^T v)' = R^T v' - w x R^T v, (A B)' has rate B^T w_A + w_B.
// Along a motion, a rotation over Dual carries the body angular velocity, over Dual<Dual> its derivative too.
#pragma once

#include "lagdyn/scalars/dual.hpp"
#include "lagdyn/spatial/joint_motion.hpp"

namespace lagdyn {

template <RingScalar T>
struct Vec3<Dual<T>> {
  Vec3<T> value, slope;

  Vec3() = default;
  explicit Vec3(const Vec3<T>& v) : value(v) {}
  Vec3(const Vec3<T>& v, const Vec3<T>& s) : value(v), slope(s) {}
  Vec3(const Dual<T>& a, const Dual<T>& b, const Dual<T>& c)
      : value(a.value, b.value, c.value), slope(a.slope, b.slope, c.slope) {}
  Dual<T> operator[](int i) const { return {value[i], slope[i]}; }

  friend Vec3 operator+(const Vec3& a, const Vec3& b) { return {a.value + b.value, a.slope + b.slope}; }
  friend Vec3 operator-(const Vec3& a, const Vec3& b) { return {a.value - b.value, a.slope - b.slope}; }
  friend Vec3 operator-(const Vec3& a) { return {-a.value, -a.slope}; }
  friend Vec3 operator*(const Dual<T>& s, const Vec3& a) {
    return {s.value * a.value, s.slope * a.value + s.value * a.slope};
  }
  Vec3& operator+=(const Vec3& b) { return *this = *this + b; }
  Vec3& operator-=(const Vec3& b) { return *this = *this - b; }

  friend Dual<T> dot(const Vec3& a, const Vec3& b) {
    return {dot(a.value, b.value), dot(a.slope, b.value) + dot(a.value, b.slope)};
  }
  friend Vec3 cross(const Vec3& a, const Vec3& b) {
    return {cross(a.value, b.value), cross(a.slope, b.value) + cross(a.value, b.slope)};
  }
};

template <RingScalar T>
struct Mat3<Dual<T>> {
  Mat3<T> value, slope;

  Mat3() = default;
  explicit Mat3(const Mat3<T>& v) : value(v) {}
  Mat3(const Mat3<T>& v, const Mat3<T>& s) : value(v), slope(s) {}
  Mat3(const Vec3<Dual<T>>& a, const Vec3<Dual<T>>& b, const Vec3<Dual<T>>& c)
      : value(a.value, b.value, c.value), slope(a.slope, b.slope, c.slope) {}
  static Mat3 scaled_identity(const Dual<T>& s) {
    return {Mat3<T>::scaled_identity(s.value), Mat3<T>::scaled_identity(s.slope)};
  }
  static Mat3 skew(const Vec3<Dual<T>>& a) { return {Mat3<T>::skew(a.value), Mat3<T>::skew(a.slope)}; }
  static Mat3 outer(const Vec3<Dual<T>>& a, const Vec3<Dual<T>>& b) {
    return {Mat3<T>::outer(a.value, b.value), Mat3<T>::outer(a.slope, b.value) + Mat3<T>::outer(a.value, b.slope)};
  }
  Dual<T> operator()(int i, int j) const { return {value(i, j), slope(i, j)}; }

  friend Mat3 operator+(const Mat3& a, const Mat3& b) { return {a.value + b.value, a.slope + b.slope}; }
  friend Mat3 operator-(const Mat3& a, const Mat3& b) { return {a.value - b.value, a.slope - b.slope}; }
  friend Mat3 operator-(const Mat3& a) { return {-a.value, -a.slope}; }
  friend Mat3 operator*(const Dual<T>& s, const Mat3& a) {
    return {s.value * a.value, s.slope * a.value + s.value * a.slope};
  }
  Mat3& operator+=(const Mat3& b) { return *this = *this + b; }
  Mat3& operator-=(const Mat3& b) { return *this = *this - b; }

  friend Vec3<Dual<T>> operator*(const Mat3& a, const Vec3<Dual<T>>& v) {
    return {a.value * v.value, a.slope * v.value + a.value * v.slope};
  }
  friend Mat3 transposed(const Mat3& a) { return {transposed(a.value), transposed(a.slope)}; }
  friend Mat3 operator*(const Mat3& a, const Mat3& b) {
    return {a.value * b.value, a.slope * b.value + a.value * b.slope};
  }
};

template <RingScalar T>
class Rot<Dual<T>> {
 public:
  Rot() = default;
  explicit Rot(const Rot<T>& R) : R_(R) {}
  Rot(const Rot<T>& R, const Vec3<T>& body_rate) : R_(R), w_(body_rate) {}

  /// The body rate of R(q)/|q|^2 is the vector part of 2 conj(q) q' / |q|^2.
  static Rot from_quaternion(const Dual<T>& w, const Vec3<Dual<T>>& v) requires FieldScalar<T> {
    const Vec3<T> turn = w.value * v.slope - w.slope * v.value - cross(v.value, v.slope);
    const T scale = T(2) / (w.value * w.value + dot(v.value, v.value));
    return {Rot<T>::from_quaternion(w.value, v.value), scale * turn};
  }

  const Rot<T>& value() const { return R_; }
  const Vec3<T>& body_rate() const { return w_; }
  Mat3<Dual<T>> matrix() const { return {R_.matrix(), R_.matrix() * Mat3<T>::skew(w_)}; }
  Rot inverse() const { return {R_.inverse(), -(R_ * w_)}; }

  friend Vec3<Dual<T>> operator*(const Rot& r, const Vec3<Dual<T>>& v) {
    return {r.R_ * v.value, r.R_ * (v.slope + cross(r.w_, v.value))};
  }
  friend Rot operator*(const Rot& a, const Rot& b) { return {a.R_ * b.R_, apply_inverse(b.R_, a.w_) + b.w_}; }
  friend Vec3<Dual<T>> apply_inverse(const Rot& r, const Vec3<Dual<T>>& v) {
    const Vec3<T> inner = apply_inverse(r.R_, v.value);
    return {inner, apply_inverse(r.R_, v.slope) - cross(r.w_, inner)};
  }
  friend Mat3<Dual<T>> congruence(const Rot& r, const Mat3<Dual<T>>& s) {
    const Mat3<T> W = Mat3<T>::skew(r.w_);
    return {congruence(r.R_, s.value), congruence(r.R_, s.slope + W * s.value - s.value * W)};
  }

 private:
  Rot<T> R_;
  Vec3<T> w_;
};

/// d/dq exp([a] q) = exp([a] q) [a]: the body rate of a turning joint is a dq. The axis is a constant.
template <RingScalar T>
Rot<Dual<T>> axis_rotation(const Vec3<Dual<T>>& a, const Dual<T>& inverse_N, const JointMotion<Dual<T>>& m) {
  const JointMotion<T> at{m.c.value, m.s.value, m.q.value};
  return {axis_rotation(a.value, inverse_N.value, at), m.q.slope * a.value};
}

template <RingScalar T>
Rot<Dual<T>> rodrigues(const Mat3<Dual<T>>& K, const Mat3<Dual<T>>& K2, const Dual<T>& inverse_N,
                       const JointMotion<Dual<T>>& m) {
  const JointMotion<T> at{m.c.value, m.s.value, m.q.value};
  const Vec3<T> a{K.value(2, 1), K.value(0, 2), K.value(1, 0)};
  return {rodrigues(K.value, K2.value, inverse_N.value, at), m.q.slope * a};
}

}  // namespace lagdyn
