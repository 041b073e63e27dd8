// The two sums of products that 3-vectors are made of. An instrument overloads them when it can do better than one
// operation after the other.
#pragma once

#include "lagdyn/scalars/concepts.hpp"

namespace lagdyn {

/// a b + c d + e f.
template <RingScalar T>
T sum_of_products(const T& a, const T& b, const T& c, const T& d, const T& e, const T& f) {
  return a * b + c * d + e * f;
}

/// a b - c d.
template <RingScalar T>
T difference_of_products(const T& a, const T& b, const T& c, const T& d) {
  return a * b - c * d;
}

}  // namespace lagdyn
