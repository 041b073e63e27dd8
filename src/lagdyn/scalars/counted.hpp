// Counted: a double that counts. Two tallies run at once, each a property of the thread:
//   executed   every scalar operation that ran (negation is free);
//   products   multiplications inside matrix and vector products only, the seed chapter's convention. A scalar cannot
//              know whether it stands inside a product, so the textbook methods' product functions keep this tally.
#pragma once

#include <cmath>
#include <cstdint>

#include "lagdyn/scalars/concepts.hpp"

namespace lagdyn {

struct Tally {
  std::uint64_t multiplications = 0, additions = 0, divisions = 0, sincos = 0, products = 0;
};

inline constinit thread_local Tally tally;

struct Counted {
  double value = 0;

  Counted() = default;
  explicit Counted(int k) : value(k) {}
  explicit Counted(double x) : value(x) {}

  friend Counted operator-(Counted a) { return Counted(-a.value); }
  friend Counted operator+(Counted a, Counted b) { return ++tally.additions, Counted(a.value + b.value); }
  friend Counted operator-(Counted a, Counted b) { return ++tally.additions, Counted(a.value - b.value); }
  friend Counted operator*(Counted a, Counted b) { return ++tally.multiplications, Counted(a.value * b.value); }
  friend Counted operator/(Counted a, Counted b) { return ++tally.divisions, Counted(a.value / b.value); }
  Counted& operator+=(Counted b) { return *this = *this + b; }
  Counted& operator-=(Counted b) { return *this = *this - b; }
};

/// A sine and cosine of one argument count as one pair: the sine is the half that is counted.
inline Counted cos_of(Counted x) { return Counted(std::cos(x.value)); }
inline Counted sin_of(Counted x) { return ++tally.sincos, Counted(std::sin(x.value)); }

/// A product function of a textbook method says how many multiplications its matrix product has; free for the others.
template <class T>
void tally_products(std::uint64_t) {}
template <>
inline void tally_products<Counted>(std::uint64_t n) {
  tally.products += n;
}

}  // namespace lagdyn
