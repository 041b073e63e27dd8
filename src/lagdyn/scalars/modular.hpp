// Modular: the integers modulo a prime p < 2^61. A double is a dyadic rational m 2^e, so it embeds exactly, and two
// formulas that agree as rational functions agree in every residue: a difference of 0 at random states is a proof,
// up to the stated chance that a non-zero polynomial vanishes there.
//
// Residues are kept in Montgomery form x R mod p, R = 2^64 (Montgomery 1985, "Modular multiplication without trial
// division"). p is a property of the thread. Sums of up to three products are reduced once.
#pragma once

#include <cmath>
#include <cstdint>

#include "lagdyn/scalars/concepts.hpp"

namespace lagdyn {

__extension__ typedef unsigned __int128 Wide;

/// The field in use: p odd, 2^60 < p < 2^61, with -1/p mod R and R^2 mod p.
struct PrimeField {
  std::uint64_t p, minus_inverse, r_squared;

  static constexpr PrimeField modulo(std::uint64_t prime) {
    std::uint64_t inverse = prime;  // Newton's iteration doubles the correct bits: 3, 6, 12, 24, 48, 96
    for (int i = 0; i < 5; ++i) inverse *= 2 - prime * inverse;
    const std::uint64_t r = (~std::uint64_t{0}) % prime + 1;
    return {prime, ~inverse + 1, static_cast<std::uint64_t>(static_cast<Wide>(r % prime) * (r % prime) % prime)};
  }
};

inline constexpr std::uint64_t kMersenne61 = (std::uint64_t{1} << 61) - 1;
inline constinit thread_local PrimeField prime_field = PrimeField::modulo(kMersenne61);
/// Divisions by 0 on this thread. Whoever divides by what may vanish sets it to 0 before and looks at it afterwards.
inline constinit thread_local std::uint64_t divisions_by_zero = 0;

/// Residues modulo p for as long as it lives; residues from outside are no longer what they were.
class WithPrime {
 public:
  explicit WithPrime(std::uint64_t p) { prime_field = PrimeField::modulo(p); }
  ~WithPrime() { prime_field = before_; }
  WithPrime(const WithPrime&) = delete;
  WithPrime& operator=(const WithPrime&) = delete;

 private:
  PrimeField before_ = prime_field;
};

struct Modular {
  std::uint64_t residue = 0;  ///< x R mod p, in [0, p)

  Modular() = default;
  explicit Modular(int k)
      : Modular(from_integer(k < 0 ? prime_field.p - static_cast<std::uint64_t>(-std::int64_t{k})
                                   : static_cast<std::uint64_t>(k))) {}
  /// The exact value m 2^e of a finite double.
  explicit Modular(double x) {
    int exponent = 0;
    const auto mantissa = static_cast<std::int64_t>(std::ldexp(std::frexp(x, &exponent), 53));
    const Modular magnitude = from_integer(static_cast<std::uint64_t>(mantissa < 0 ? -mantissa : mantissa));
    const Modular scaled = magnitude * power_of_two(exponent - 53);
    *this = mantissa < 0 ? -scaled : scaled;
  }

  static Modular from_integer(std::uint64_t x) {
    return Modular{reduce(static_cast<Wide>(x % prime_field.p) * prime_field.r_squared), 0};
  }
  /// The representative in [0, p).
  std::uint64_t integer() const { return reduce(residue); }

  friend bool operator==(Modular, Modular) = default;
  friend Modular operator-(Modular a) { return Modular{a.residue == 0 ? 0 : prime_field.p - a.residue, 0}; }
  friend Modular operator+(Modular a, Modular b) { return Modular{lowered(a.residue + b.residue), 0}; }
  friend Modular operator-(Modular a, Modular b) { return Modular{lowered(a.residue + prime_field.p - b.residue), 0}; }
  friend Modular operator*(Modular a, Modular b) {
    return Modular{reduce(static_cast<Wide>(a.residue) * b.residue), 0};
  }
  /// Division by the inverse b^(p-2). Dividing by 0 gives 0 and is counted in divisions_by_zero.
  friend Modular operator/(Modular a, Modular b) {
    if (b.residue == 0) ++divisions_by_zero;
    return a * power(b, prime_field.p - 2);
  }
  Modular& operator+=(Modular b) { return *this = *this + b; }
  Modular& operator-=(Modular b) { return *this = *this - b; }

  static Modular power(Modular base, std::uint64_t exponent) {
    Modular result(1);
    for (; exponent != 0; exponent >>= 1, base = base * base)
      if (exponent & 1) result = result * base;
    return result;
  }

  friend Modular sum_of_products(const Modular& a, const Modular& b, const Modular& c, const Modular& d,
                                 const Modular& e, const Modular& f) {
    return Modular{reduce(static_cast<Wide>(a.residue) * b.residue + static_cast<Wide>(c.residue) * d.residue +
                          static_cast<Wide>(e.residue) * f.residue),
                   0};
  }
  friend Modular difference_of_products(const Modular& a, const Modular& b, const Modular& c, const Modular& d) {
    return Modular{
        reduce(static_cast<Wide>(a.residue) * b.residue + static_cast<Wide>(c.residue) * (prime_field.p - d.residue)),
        0};
  }

 private:
  Modular(std::uint64_t montgomery, int) : residue(montgomery) {}

  static std::uint64_t lowered(std::uint64_t x) { return x >= prime_field.p ? x - prime_field.p : x; }
  /// t / R mod p for t < 3 p^2 (then t / R < p/2, so that one subtraction suffices).
  static std::uint64_t reduce(Wide t) {
    const std::uint64_t k = static_cast<std::uint64_t>(t) * prime_field.minus_inverse;
    return lowered(static_cast<std::uint64_t>((t + static_cast<Wide>(k) * prime_field.p) >> 64));
  }
  static Modular power_of_two(int exponent) {
    const Modular two(2);
    return exponent >= 0 ? power(two, static_cast<std::uint64_t>(exponent))
                         : power(Modular(1) / two, static_cast<std::uint64_t>(-exponent));
  }
};

}  // namespace lagdyn
