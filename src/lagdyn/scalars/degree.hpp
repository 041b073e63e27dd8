// Degree: how large a method's result is as a fraction of polynomials in the state, so that agreement at random residues
// becomes a proof with a stated chance of error.
//
// A value is P / (2^k prod S_j^e_j): P a polynomial with integer coefficients, S_j the numerators of what was divided by
// (each 1 + N t^2 of a joint, each pivot). Kept are bounds, never the polynomials:
//   degree  deg P - sum e_j deg S_j            products add, sums take the larger
//   size    log2 |P|_1 - k - sum e_j log2 |S_j|_1,  |.|_1 the sum of the coefficients' magnitudes:  products add, sums add
//           the powers of two
//   k, e_j                                      products add, sums take the larger
// A quotient a/b by b = P_b / (2^k prod S^e) makes S = P_b a divisor: both bounds subtract, and powers that stand above
// and below cancel. A value is known as the same divisor again by the operation that made it.
// Source: the chance of a zero by Schwartz, JACM 27 (1980) 701, and Zippel (1979); the bookkeeping is this project's.
// Divisors are those of the thread since begin(). Sizes are doubles; their rounding is far below the bit that bits() adds.
#pragma once

#include <cstdint>
#include <limits>
#include <vector>

#include "lagdyn/scalars/concepts.hpp"

namespace lagdyn {

class Degree {
 public:
  Degree() = default;  ///< the polynomial 0
  explicit Degree(int k) : Degree(static_cast<double>(k)) {}
  explicit Degree(double x);
  /// An unknown of its own.
  static Degree variable();

  /// Of the numerator P; below 0 for the polynomial 0. Infinite after a division by 0.
  double numerator_degree() const;
  /// Bits of P's largest coefficient, at most; below 0 for 0.
  double bits() const;
  bool is_zero() const { return size_ == -std::numeric_limits<double>::infinity(); }

  /// Forgets all divisors, and with them all values from before.
  static void begin();
  /// The degrees of all that was divided by since begin(), added up.
  static double divisors_degree();

  friend Degree operator-(const Degree& a) { return a; }
  friend Degree operator+(const Degree& a, const Degree& b);
  friend Degree operator-(const Degree& a, const Degree& b) { return a + b; }
  friend Degree operator*(const Degree& a, const Degree& b);
  friend Degree operator/(const Degree& a, const Degree& b);
  Degree& operator+=(const Degree& b) { return *this = *this + b; }
  Degree& operator-=(const Degree& b) { return *this = *this - b; }

 private:
  double degree_ = -std::numeric_limits<double>::infinity(), size_ = -std::numeric_limits<double>::infinity();
  int halvings_ = 0;                      ///< k
  std::uint64_t origin_ = 0;              ///< the operation that made it
  std::vector<std::uint32_t> exponents_;  ///< e_j, up to the last that is not 0
};

}  // namespace lagdyn
