// Vec6<T>, Mat6<T>: the 6-vectors and full 6x6 matrices of textbooks, in blocks (angular first).
//
// product() counts its nominal multiplications in the `products` tally, zeros included, and does them; the operators do
// the same work uncounted, for methods that are not in that convention.
#pragma once

#include "lagdyn/spatial/vocabulary.hpp"

namespace lagdyn {

template <RingScalar T>
struct Vec6 {
  Vec3<T> angular, linear;

  friend Vec6 operator+(const Vec6& a, const Vec6& b) { return {a.angular + b.angular, a.linear + b.linear}; }
  friend Vec6 operator-(const Vec6& a, const Vec6& b) { return {a.angular - b.angular, a.linear - b.linear}; }
  friend Vec6 operator*(const T& s, const Vec6& a) { return {s * a.angular, s * a.linear}; }
};

/// [[aa, al], [la, ll]].
template <RingScalar T>
struct Mat6 {
  Mat3<T> aa, al, la, ll;
};

template <RingScalar T>
Mat6<T> transposed(const Mat6<T>& A) {
  return {transposed(A.aa), transposed(A.la), transposed(A.al), transposed(A.ll)};
}

template <RingScalar T>
Vec6<T> operator*(const Mat6<T>& A, const Vec6<T>& v) {
  return {A.aa * v.angular + A.al * v.linear, A.la * v.angular + A.ll * v.linear};
}

template <RingScalar T>
T inner(const Vec6<T>& a, const Vec6<T>& b) {
  return dot(a.angular, b.angular) + dot(a.linear, b.linear);
}

/// A v, counted: 36 multiplications.
template <RingScalar T>
Vec6<T> product(const Mat6<T>& A, const Vec6<T>& v) {
  tally_products<T>(36);
  return A * v;
}

/// a . b, counted: 6 multiplications.
template <RingScalar T>
T product(const Vec6<T>& a, const Vec6<T>& b) {
  tally_products<T>(6);
  return inner(a, b);
}

/// The spatial inertia about the body frame's origin: [[J - m[c][c], m[c]], [m[c]^T, m 1]].
template <RingScalar T>
Mat6<T> spatial_inertia(const Inertia<T>& body) {
  const Mat3<T> c = Mat3<T>::skew(body.com), mc = body.mass * c;
  return {body.about_com - mc * c, mc, -mc, Mat3<T>::scaled_identity(body.mass)};
}

}  // namespace lagdyn
