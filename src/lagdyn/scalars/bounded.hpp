// Bounded: a double and a radius that provably contains what exact arithmetic would have given.
//
// Invariant: |exact - mid| <= rad, where exact is the result of the same formula on the same inputs without rounding.
// mid is computed by exactly the operations that double would do, so one run gives the value and its bound.
// Each rule adds the radii it inherits, in full (products of radii too), and u|mid| for the operation's own rounding,
// u = 2^-53. The radius is itself computed in floating point: kUp = 1 + 16u covers its at most 8 roundings.
#pragma once

#include <cmath>
#include <limits>

#include "lagdyn/scalars/concepts.hpp"

namespace lagdyn {

inline constexpr double kUnitRoundoff = std::numeric_limits<double>::epsilon() / 2;

namespace bounded {
inline constexpr double kUp = 1 + 16 * kUnitRoundoff;
/// Below this a product may have lost digits to underflow; kUnderflow is far above any such loss.
inline constexpr double kSmall = 1e-280, kUnderflow = 1e-300;

/// What underflow can have done to a product of this size whose factors are not exactly zero.
inline double underflow(double size, bool factors_nonzero) { return size < kSmall && factors_nonzero ? kUnderflow : 0; }
}  // namespace bounded

struct Bounded {
  double mid = 0, rad = 0;

  Bounded() = default;
  explicit Bounded(int k) : mid(k) {}
  explicit Bounded(double x) : mid(x) {}
  Bounded(double m, double r) : mid(m), rad(r) {}
  /// False for an exact 0 alone.
  bool nonzero() const { return mid != 0 || rad != 0; }

  friend Bounded operator-(Bounded a) { return {-a.mid, a.rad}; }
  friend Bounded operator+(Bounded a, Bounded b) { return rounded(a.mid + b.mid, a.rad + b.rad); }
  friend Bounded operator-(Bounded a, Bounded b) { return rounded(a.mid - b.mid, a.rad + b.rad); }
  friend Bounded operator*(Bounded a, Bounded b) {
    const double m = a.mid * b.mid, size = std::abs(m);
    const double r = std::abs(a.mid) * b.rad + a.rad * (std::abs(b.mid) + b.rad);
    return rounded(m, r + bounded::underflow(size, a.nonzero() && b.nonzero()));
  }
  /// |a*/b* - a/b| <= (a.rad + |a/b| b.rad) / (|b| - b.rad); infinite when b may be zero.
  friend Bounded operator/(Bounded a, Bounded b) {
    const double m = a.mid / b.mid, clear = std::abs(b.mid) - b.rad;
    if (!(clear > 0)) return {m, std::numeric_limits<double>::infinity()};
    const double inherited = a.rad + std::abs(m) * (1 + 2 * kUnitRoundoff) * b.rad;
    return rounded(m, inherited / clear * bounded::kUp + bounded::underflow(std::abs(m), a.nonzero()));
  }
  Bounded& operator+=(Bounded b) { return *this = *this + b; }
  Bounded& operator-=(Bounded b) { return *this = *this - b; }

 private:
  static Bounded rounded(double m, double inherited) {
    return {m, (inherited + kUnitRoundoff * std::abs(m)) * bounded::kUp};
  }
};

inline Bounded widened(Bounded a, double r) { return {a.mid, (a.rad + r) * bounded::kUp}; }

/// cos and sin move by at most the argument's radius; the library's own error is below one unit in the last place.
inline Bounded cos_of(Bounded x) {
  const double c = std::cos(x.mid);
  return {c, (x.rad + 2 * kUnitRoundoff * std::abs(c)) * bounded::kUp};
}
inline Bounded sin_of(Bounded x) {
  const double s = std::sin(x.mid), size = std::abs(s);
  return {s, (x.rad + 2 * kUnitRoundoff * size + bounded::underflow(size, x.mid != 0)) * bounded::kUp};
}

}  // namespace lagdyn
