// What a method may ask of its scalar. A method states the weakest concept it needs, so that the exact ones run on
// every instrument: numbers, intervals, derivatives, counters, residues.
#pragma once

#include <concepts>

#include "lagdyn/scalars/real.hpp"

namespace lagdyn {

/// A commutative ring: enough for products of rotations, Jacobians and Newton-Euler recursions.
///  - default construction is 0 and T(int) embeds the integers: sums start somewhere, and -1 is needed;
///  - no order, no equality: a method must not branch on values, for a residue or a derivative has no sign;
///  - no sqrt, no sin, no cos: a joint's rotation arrives as a JointMotion.
template <class T>
concept RingScalar = std::default_initializable<T> && std::copyable<T> && requires(const T a, const T b, T c) {
  T(1);
  { a + b } -> std::convertible_to<T>;
  { a - b } -> std::convertible_to<T>;
  { a* b } -> std::convertible_to<T>;
  { -a } -> std::convertible_to<T>;
  c += a;
  c -= a;
};

/// A ring with division: factorisations (LDL^T, articulated bodies), the 1/2 of an energy, the COM of welded bodies.
template <class T>
concept FieldScalar = RingScalar<T> && requires(const T a, const T b) {
  { a / b } -> std::convertible_to<T>;
};

/// A field into which the doubles of a chain embed; lift() needs it, methods do not. Braces: T(int) would cut a double.
template <class T>
concept LiftableScalar = FieldScalar<T> && requires(const double x) {
  T{x};
};

/// A scalar that has angles: q + h makes sense and (cos, sin) can be had from it. Finite differences need it.
template <class T>
concept RealScalar = LiftableScalar<T> && requires(const T a) {
  { cos_of(a) } -> std::convertible_to<T>;
  { sin_of(a) } -> std::convertible_to<T>;
};

/// A real scalar that carries a rigorous error radius; methods with a truncation error widen their results by it.
template <class T>
concept EnclosingScalar = RealScalar<T> && requires(const T a, double r) {
  { a.mid } -> std::convertible_to<double>;
  { a.rad } -> std::convertible_to<double>;
  { widened(a, r) } -> std::convertible_to<T>;
};

}  // namespace lagdyn
