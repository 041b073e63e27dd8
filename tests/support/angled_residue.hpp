// Residues with angles: to each residue q belongs a point (c, s) of the circle c^2 + s^2 = 1 modulo p, found from q by
// mixing its bits. Formulas that shift angles run over it; what is proven then holds for the points q, q + h, ... being any.
#pragma once

#include "lagdyn/scalars/modular.hpp"

namespace lagdyn::test {

struct AngledResidue {
  Modular value;

  AngledResidue() = default;
  explicit AngledResidue(int k) : value(k) {}
  explicit AngledResidue(double x) : value(x) {}
  explicit AngledResidue(Modular x) : value(x) {}

  friend bool operator==(AngledResidue, AngledResidue) = default;
  friend AngledResidue operator-(AngledResidue a) { return AngledResidue(-a.value); }
  friend AngledResidue operator+(AngledResidue a, AngledResidue b) { return AngledResidue(a.value + b.value); }
  friend AngledResidue operator-(AngledResidue a, AngledResidue b) { return AngledResidue(a.value - b.value); }
  friend AngledResidue operator*(AngledResidue a, AngledResidue b) { return AngledResidue(a.value * b.value); }
  friend AngledResidue operator/(AngledResidue a, AngledResidue b) { return AngledResidue(a.value / b.value); }
  AngledResidue& operator+=(AngledResidue b) { return *this = *this + b; }
  AngledResidue& operator-=(AngledResidue b) { return *this = *this - b; }
};

/// The finaliser of splitmix64.
inline Modular half_tangent(AngledResidue q) {
  std::uint64_t x = q.value.integer() + 0x9e3779b97f4a7c15u;
  x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9u;
  x = (x ^ (x >> 27)) * 0x94d049bb133111ebu;
  return Modular::from_integer(x ^ (x >> 31));
}
inline AngledResidue cos_of(AngledResidue q) {
  const Modular t = half_tangent(q), squared = t * t;
  return AngledResidue((Modular(1) - squared) / (Modular(1) + squared));
}
inline AngledResidue sin_of(AngledResidue q) {
  const Modular t = half_tangent(q);
  return AngledResidue((t + t) / (Modular(1) + t * t));
}

}  // namespace lagdyn::test
