// Taped: a double that writes down the operations it takes part in, so that one sweep back from a result tells how far
// rounding can have moved it, to first order but tight at any length.
//
//   |exact - computed| <= sum over operations k of |d result / d x_k| e_k  + second order,   e_k = u |x_k|, u = 2^-53
// where x_k is what operation k gave. Bounded adds radii on the way, as if every error took the worst sign in each later
// use; here an error that reaches the result on several ways cancels with itself as it does in truth. Negations and
// products with 0 and +-1 are exact. Radii that come from outside (an axis's length) enter by widened().
// Results are to be those of one tape: begin() forgets all values from before. One tape a thread.
// Source: Griewank & Walther (2008), section 3.2 for the sweep, 3.4 for its use with rounding errors.
// Cost: 40 bytes an operation; a sweep for each 8 results, of a product and two sums an operation.
#pragma once

#include <cstdint>
#include <vector>

#include "lagdyn/scalars/bounded.hpp"

namespace lagdyn {

struct Taped {
  double mid = 0;
  std::uint32_t node = 0;  ///< 0: exact

  Taped() = default;
  explicit Taped(int k) : mid(k) {}
  explicit Taped(double x) : mid(x) {}
  Taped(double m, std::uint32_t n) : mid(m), node(n) {}

  friend Taped operator-(Taped a);
  friend Taped operator+(Taped a, Taped b);
  friend Taped operator-(Taped a, Taped b);
  friend Taped operator*(Taped a, Taped b);
  friend Taped operator/(Taped a, Taped b);
  Taped& operator+=(Taped b) { return *this = *this + b; }
  Taped& operator-=(Taped b) { return *this = *this - b; }
};

class Tape {
 public:
  static Tape& of_thread();

  void begin();
  /// value = f(a, b) with the slopes by a and b, moved by `error` at most on its own.
  Taped record(double value, Taped a, double by_a, Taped b, double by_b, double error);
  /// The same numbers with the radii that a sweep gives.
  std::vector<Bounded> enclosed(const std::vector<Taped>& results) const;

  std::size_t size() const { return nodes_.size(); }

 private:
  struct Node {
    std::uint32_t a, b;
    double by_a, by_b, error;
  };
  std::vector<Node> nodes_{Node{}};
};

Taped cos_of(Taped x);
Taped sin_of(Taped x);
/// The same number, r further off.
Taped widened(Taped a, double r);

}  // namespace lagdyn
