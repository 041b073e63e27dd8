// The vocabulary over Bounded: one radius, in the 2-norm, for a whole vector or matrix.
//
// A rotation leaves a 2-norm unchanged, so the radius of R v is that of v plus |R - R*||v| plus one rounding: radii add
// up along a chain. Kept for each component they would be multiplied by |R| entrywise, up to sqrt(3) a link, and be
// useless from 24 joints on. A matrix also knows an upper bound of its exact 2-norm; a rotation's is 1.
//
// Rounding constants, u = 2^-53, from the standard model fl(x op y) = (x op y)(1 + d), |d| <= u:
//   dot       3u sum|a_i b_i|                      cross     2u |(|a|x|b| with plus signs)| <= 2 sqrt(2) u |a||b|
//   M v       3u ||M||_F |v|                       A B       3u ||A||_F ||B||_F,        ||A||_F <= sqrt(3) ||A||_2
#pragma once

#include <algorithm>
#include <cmath>

#include "lagdyn/scalars/bounded.hpp"
#include "lagdyn/spatial/joint_motion.hpp"

namespace lagdyn {

namespace bounded {
/// At least the 2-norm of (a, b, c); the 1-norm where squares could underflow.
inline double norm(double a, double b, double c) {
  const double squares = a * a + b * b + c * c;
  return squares > kSmall ? std::sqrt(squares) * kUp : std::abs(a) + std::abs(b) + std::abs(c);
}
inline double norm(const Vec3<double>& v) { return norm(v.x, v.y, v.z); }
inline double norm(const Mat3<double>& m) { return norm(norm(m.row[0]), norm(m.row[1]), norm(m.row[2])); }
/// sqrt(3) rounded up: a Frobenius norm over a 2-norm.
inline constexpr double kFrobenius = 1.7320509;
}  // namespace bounded

template <>
struct Vec3<Bounded> {
  Vec3<double> mid;
  double rad = 0;

  Vec3() = default;
  Vec3(const Vec3<double>& m, double r) : mid(m), rad(r) {}
  Vec3(Bounded a, Bounded b, Bounded c) : mid(a.mid, b.mid, c.mid), rad(bounded::norm(a.rad, b.rad, c.rad)) {}
  Bounded operator[](int i) const { return {mid[i], rad}; }
  bool nonzero() const { return mid.x != 0 || mid.y != 0 || mid.z != 0 || rad != 0; }

  friend Vec3 operator+(const Vec3& a, const Vec3& b) { return rounded(a.mid + b.mid, a.rad + b.rad); }
  friend Vec3 operator-(const Vec3& a, const Vec3& b) { return rounded(a.mid - b.mid, a.rad + b.rad); }
  friend Vec3 operator-(const Vec3& a) { return {-a.mid, a.rad}; }
  friend Vec3 operator*(Bounded s, const Vec3& a) {
    const double size = bounded::norm(a.mid), product = std::abs(s.mid) * size;
    return rounded(s.mid * a.mid, std::abs(s.mid) * a.rad + s.rad * (size + a.rad) +
                                      bounded::underflow(product, s.nonzero() && a.nonzero()));
  }
  Vec3& operator+=(const Vec3& b) { return *this = *this + b; }
  Vec3& operator-=(const Vec3& b) { return *this = *this - b; }

  friend Bounded dot(const Vec3& a, const Vec3& b) {
    const double na = bounded::norm(a.mid), nb = bounded::norm(b.mid);
    const double size = std::abs(a.mid.x * b.mid.x) + std::abs(a.mid.y * b.mid.y) + std::abs(a.mid.z * b.mid.z);
    const double low = bounded::underflow(size, a.nonzero() && b.nonzero());
    return {dot(a.mid, b.mid), (inherited(na, a.rad, nb, b.rad) + 3 * kUnitRoundoff * size + low) * bounded::kUp};
  }
  friend Vec3 cross(const Vec3& a, const Vec3& b) {
    const double na = bounded::norm(a.mid), nb = bounded::norm(b.mid);
    const double low = bounded::underflow(na * nb, a.nonzero() && b.nonzero());
    return {cross(a.mid, b.mid), (inherited(na, a.rad, nb, b.rad) + 3 * kUnitRoundoff * na * nb + low) * bounded::kUp};
  }

 private:
  /// What the radii contribute to a product of two vectors.
  static double inherited(double na, double ra, double nb, double rb) { return na * rb + ra * (nb + rb); }
  static Vec3 rounded(const Vec3<double>& m, double inherited) {
    return {m, (inherited + kUnitRoundoff * bounded::norm(m)) * bounded::kUp};
  }
};

template <>
struct Mat3<Bounded> {
  Mat3<double> mid;
  double rad = 0;   ///< of the difference to the exact matrix, in the 2-norm
  double size = 0;  ///< at least the 2-norm of the exact matrix

  Mat3() = default;
  Mat3(const Mat3<double>& m, double r, double s) : mid(m), rad(r), size(s) {}
  Mat3(const Vec3<Bounded>& a, const Vec3<Bounded>& b, const Vec3<Bounded>& c)
      : mid(a.mid, b.mid, c.mid),
        rad(bounded::norm(a.rad, b.rad, c.rad)),
        size((bounded::norm(mid) + rad) * bounded::kUp) {}
  static Mat3 scaled_identity(Bounded s) {
    return {Mat3<double>::scaled_identity(s.mid), s.rad, (std::abs(s.mid) + s.rad) * bounded::kUp};
  }
  static Mat3 skew(const Vec3<Bounded>& a) {
    return {Mat3<double>::skew(a.mid), a.rad, (bounded::norm(a.mid) + a.rad) * bounded::kUp};
  }
  static Mat3 outer(const Vec3<Bounded>& a, const Vec3<Bounded>& b) {
    const double na = bounded::norm(a.mid), nb = bounded::norm(b.mid);
    const double low = bounded::underflow(na * nb, a.nonzero() && b.nonzero());
    const double r = na * b.rad + a.rad * (nb + b.rad) + kUnitRoundoff * na * nb + low;
    return {Mat3<double>::outer(a.mid, b.mid), r * bounded::kUp, ((na + a.rad) * (nb + b.rad) + low) * bounded::kUp};
  }
  Bounded operator()(int i, int j) const { return {mid(i, j), rad}; }

  friend Mat3 operator+(const Mat3& a, const Mat3& b) { return rounded(a.mid + b.mid, a.rad + b.rad); }
  friend Mat3 operator-(const Mat3& a, const Mat3& b) { return rounded(a.mid - b.mid, a.rad + b.rad); }
  friend Mat3 operator-(const Mat3& a) { return {-a.mid, a.rad, a.size}; }
  friend Mat3 operator*(Bounded s, const Mat3& a) {
    const double size = bounded::norm(a.mid), product = std::abs(s.mid) * size;
    return rounded(s.mid * a.mid, std::abs(s.mid) * a.rad + s.rad * (size + a.rad) +
                                      bounded::underflow(product, s.nonzero() && size + a.rad != 0));
  }
  Mat3& operator+=(const Mat3& b) { return *this = *this + b; }
  Mat3& operator-=(const Mat3& b) { return *this = *this - b; }

  friend Vec3<Bounded> operator*(const Mat3& a, const Vec3<Bounded>& v) {
    const double nv = bounded::norm(v.mid), na = a.size + a.rad;
    const double rounding = 3 * kUnitRoundoff * bounded::kFrobenius * na * nv;
    const double low = bounded::underflow(na * nv, na != 0 && v.nonzero());
    return {a.mid * v.mid, (a.size * v.rad + a.rad * nv + rounding + low) * bounded::kUp};
  }
  friend Mat3 transposed(const Mat3& a) { return {transposed(a.mid), a.rad, a.size}; }
  friend Mat3 operator*(const Mat3& a, const Mat3& b) {
    const double na = a.size + a.rad, nb = b.size + b.rad;
    const double low = bounded::underflow(na * nb, na != 0 && nb != 0);
    const double r = a.size * b.rad + a.rad * nb + 9 * kUnitRoundoff * na * nb + low;
    return {a.mid * b.mid, r * bounded::kUp, (a.size * b.size + low) * bounded::kUp};
  }

 private:
  static Mat3 rounded(const Mat3<double>& m, double inherited) {
    const double size = bounded::norm(m), r = (inherited + kUnitRoundoff * size) * bounded::kUp;
    return {m, r, (size + r) * bounded::kUp};
  }
};

inline Mat3<Bounded> as_orthogonal(const Mat3<Bounded>& exact_rotation) {
  return {exact_rotation.mid, exact_rotation.rad, 1};
}

}  // namespace lagdyn
