// Pose<T>, Twist<T>, Wrench<T>, Inertia<T>: rigid motions, velocities, forces and mass.
//
// Spatial vectors are (angular; linear). X_PL is the pose of frame L in frame P: p_P = R p_L + p. Twist and Wrench are
// distinct types: a twist (w; v) holds the velocity of the point at the frame's origin, a wrench (n; f) the moment about
// it, and only their pairing, the power w.n + v.f, is a scalar.
#pragma once

#include "lagdyn/spatial/rot.hpp"

namespace lagdyn {

template <RingScalar T>
struct Pose {
  Rot<T> R;
  Vec3<T> p;

  friend Pose operator*(const Pose& a, const Pose& b) { return {a.R * b.R, a.R * b.p + a.p}; }
  friend Vec3<T> operator*(const Pose& a, const Vec3<T>& point) { return a.R * point + a.p; }
  Pose inverse() const { return {R.inverse(), -apply_inverse(R, p)}; }
};

template <RingScalar T>
struct Twist {
  Vec3<T> w, v;

  friend Twist operator+(const Twist& a, const Twist& b) { return {a.w + b.w, a.v + b.v}; }
  friend Twist operator-(const Twist& a, const Twist& b) { return {a.w - b.w, a.v - b.v}; }
  friend Twist operator*(const T& s, const Twist& a) { return {s * a.w, s * a.v}; }
};

template <RingScalar T>
struct Wrench {
  Vec3<T> n, f;

  friend Wrench operator+(const Wrench& a, const Wrench& b) { return {a.n + b.n, a.f + b.f}; }
  friend Wrench operator-(const Wrench& a, const Wrench& b) { return {a.n - b.n, a.f - b.f}; }
  friend Wrench operator*(const T& s, const Wrench& a) { return {s * a.n, s * a.f}; }
};

/// Power of a wrench on a twist, both at one point in one frame.
template <RingScalar T>
T pairing(const Twist<T>& V, const Wrench<T>& F) {
  return dot(V.w, F.n) + dot(V.v, F.f);
}

/// Mass, centre of mass in the body frame, and the inertia matrix about the centre of mass in body axes.
template <RingScalar T>
struct Inertia {
  T mass{};
  Vec3<T> com;
  Mat3<T> about_com;
};

}  // namespace lagdyn
