// Dual<T>: a value and its exact slope in one direction, f(x + e d) = f(x) + e f'(x) d with e^2 = 0.
//
// Every operation is one rule of differentiation; nothing is approximated, so over a field the slopes are exact too.
// Nesting gives higher derivatives: Dual<Dual<T>> along a motion yields velocity and acceleration.
#pragma once

#include <concepts>

#include "lagdyn/scalars/concepts.hpp"

namespace lagdyn {

template <RingScalar T>
struct Dual {
  T value{}, slope{};

  Dual() = default;
  Dual(T v, T s) : value(v), slope(s) {}
  explicit Dual(int k) : value(k) {}
  explicit Dual(double x) requires std::constructible_from<T, double> : value(x) {}

  friend Dual operator+(const Dual& a, const Dual& b) { return {a.value + b.value, a.slope + b.slope}; }
  friend Dual operator-(const Dual& a, const Dual& b) { return {a.value - b.value, a.slope - b.slope}; }
  friend Dual operator-(const Dual& a) { return {-a.value, -a.slope}; }
  friend Dual operator*(const Dual& a, const Dual& b) {
    return {a.value * b.value, a.slope * b.value + a.value * b.slope};
  }
  friend Dual operator/(const Dual& a, const Dual& b) requires FieldScalar<T> {
    const T quotient = a.value / b.value;
    return {quotient, (a.slope - quotient * b.slope) / b.value};
  }
  Dual& operator+=(const Dual& b) { return *this = *this + b; }
  Dual& operator-=(const Dual& b) { return *this = *this - b; }
};

}  // namespace lagdyn
