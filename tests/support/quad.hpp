// Quad: the truth for tests, 113 bits of mantissa and an exponent range in which no product of doubles underflows.
// A scalar like the others: real, without order.
#pragma once

#include <cstdint>

#include "lagdyn/scalars/concepts.hpp"

namespace lagdyn::test {

__extension__ typedef __float128 Float128;

struct Quad {
  Float128 value = 0;

  Quad() = default;
  explicit Quad(int k) : value(k) {}
  explicit Quad(double x) : value(x) {}
  explicit Quad(Float128 x) : value(x) {}

  friend Quad operator-(Quad a) { return Quad(-a.value); }
  friend Quad operator+(Quad a, Quad b) { return Quad(a.value + b.value); }
  friend Quad operator-(Quad a, Quad b) { return Quad(a.value - b.value); }
  friend Quad operator*(Quad a, Quad b) { return Quad(a.value * b.value); }
  friend Quad operator/(Quad a, Quad b) { return Quad(a.value / b.value); }
  Quad& operator+=(Quad b) { return *this = *this + b; }
  Quad& operator-=(Quad b) { return *this = *this - b; }
};

inline Float128 magnitude(Quad x) { return x.value < 0 ? -x.value : x.value; }

/// pi as the sum of three doubles: 159 bits.
inline Float128 pi_times(std::int64_t k) {
  const auto n = static_cast<Float128>(k);
  return n * 3.141592653589793116 + n * 1.2246467991473532072e-16 + n * -2.9947698097183396659e-33;
}

namespace quad_series {

/// The Taylor series of sin (first = x) or cos (first = 1) for |x| <= pi/4.
inline Float128 alternating(Float128 first, int index, Float128 x) {
  Float128 sum = 0, term = first;
  for (int k = index; k < index + 60; k += 2) {
    sum += term;
    term *= -x * x / (static_cast<Float128>(k + 1) * (k + 2));
  }
  return sum;
}

}  // namespace quad_series

/// sin(x + turns pi/2); good to 1e-29 for |x| <= 1e5.
inline Quad sin_quarter(Quad x, std::int64_t turns) {
  const auto half_pi = pi_times(1) / 2;
  const Float128 quarters = x.value / half_pi;
  const auto nearest = static_cast<std::int64_t>(quarters < 0 ? quarters - 0.5 : quarters + 0.5);
  const Float128 rest = x.value - pi_times(nearest) / 2;
  const std::int64_t quadrant = ((nearest + turns) % 4 + 4) % 4;
  const Float128 size =
      quadrant % 2 == 0 ? quad_series::alternating(rest, 1, rest) : quad_series::alternating(1, 0, rest);
  return Quad(quadrant < 2 ? size : -size);
}
inline Quad sin_of(Quad x) { return sin_quarter(x, 0); }
inline Quad cos_of(Quad x) { return sin_quarter(x, 1); }

/// sqrt(x), x >= 0, by Newton's iteration from a double's: of x brought into a double's range.
inline Quad sqrt_of(Quad x) {
  if (x.value == 0) return x;
  Float128 scaled = x.value, scale = 1;
  for (; scaled < 1e-200; scale /= Float128{1e100}) scaled *= Float128{1e100} * Float128{1e100};
  for (; scaled > 1e200; scale *= Float128{1e100}) scaled /= Float128{1e100} * Float128{1e100};
  Float128 root = std::sqrt(static_cast<double>(scaled));
  for (int i = 0; i < 3; ++i) root = (root + scaled / root) / 2;
  return Quad(root * scale);
}

}  // namespace lagdyn::test
