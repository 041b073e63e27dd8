// Recorded: a scalar that writes down the graph of operations it takes part in, so that a method can be counted as
// the literature counts: constants of the chain worked out beforehand, factors 0 and +-1 left out, common
// subexpressions shared, results that nothing needs dropped. What remains is the `live` count.
//
// A value is a node of the thread's graph and a sign, since negation is free: (-a) b and a (-b) are both -(a b), and
// b - a is -(a - b), so each is stored once. Sums and products are shared up to the order of their two operands; they
// are not reordered otherwise, so the count is that of the formula as it is written. A division by a constant is a
// product with its reciprocal. Constants that differ by rounding alone (1e-12 of their size) are one constant, and one
// that rounding kept from 0 or 1 is 0 or 1: else it would be chance whether (m x) y and (m y) x are shared.
#pragma once

#include <cstdint>
#include <map>
#include <span>
#include <vector>

#include "lagdyn/scalars/concepts.hpp"

namespace lagdyn {

enum class Operation : std::uint8_t { constant, input, add, subtract, multiply, divide, sine, cosine };

/// Operations of a graph; one sine and one cosine of the same argument are a pair.
struct OperationCounts {
  std::uint64_t multiplications = 0, additions = 0, divisions = 0, sincos = 0;
  bool operator==(const OperationCounts&) const = default;
};

class Recorded {
 public:
  Recorded() : Recorded(0.0) {}
  explicit Recorded(int k) : Recorded(static_cast<double>(k)) {}
  explicit Recorded(double constant);

  friend Recorded operator-(Recorded a) { return Recorded(a.node_, !a.negative_ && a.node_ != 0); }
  friend Recorded operator+(Recorded a, Recorded b);
  friend Recorded operator-(Recorded a, Recorded b) { return a + -b; }
  friend Recorded operator*(Recorded a, Recorded b);
  friend Recorded operator/(Recorded a, Recorded b);
  Recorded& operator+=(Recorded b) { return *this = *this + b; }
  Recorded& operator-=(Recorded b) { return *this = *this - b; }
  friend Recorded cos_of(Recorded x);
  friend Recorded sin_of(Recorded x);

 private:
  friend class OperationGraph;
  Recorded(std::uint32_t node, bool negative) : node_(node & 0x7FFFFFFFu), negative_(negative) {}

  std::uint32_t node_ : 31;
  std::uint32_t negative_ : 1;
};

/// The graph of this thread. begin() forgets it: values from before must not be used again.
class OperationGraph {
 public:
  static OperationGraph& of_thread();

  void begin();
  /// A value that nothing is known of.
  Recorded input();

  /// What computing the results takes, each node once.
  OperationCounts live(std::span<const Recorded> results) const;
  /// The same with every result written out, each shared node as often as it stands there (as doubles: these explode).
  double written_out(std::span<const Recorded> results) const;

 private:
  friend class Recorded;
  friend Recorded operator+(Recorded, Recorded);
  friend Recorded operator*(Recorded, Recorded);
  friend Recorded operator/(Recorded, Recorded);
  friend Recorded cos_of(Recorded);
  friend Recorded sin_of(Recorded);

  struct Node {
    Operation operation;
    std::uint32_t a, b;  // operands; of a constant, its index in constants_
  };
  OperationGraph() { begin(); }

  std::uint32_t node(Operation operation, std::uint32_t a, std::uint32_t b);
  Recorded constant(double value);
  Recorded constant_sum(double a, double b);
  bool is_constant(Recorded x) const { return nodes_[x.node_].operation == Operation::constant; }
  double value(Recorded x) const { return (x.negative_ ? -1 : 1) * constants_[nodes_[x.node_].a]; }
  std::vector<bool> reached(std::span<const Recorded> results) const;

  static constexpr std::uint32_t one = 1;  // node 0 is the constant 0, node 1 the constant 1

  std::vector<Node> nodes_;  // operands stand before what is made of them
  std::vector<double> constants_;
  std::map<double, std::uint32_t> constant_nodes_;
  std::vector<std::uint32_t> table_;  // open addressing over nodes_ by operation and operands
  std::size_t used_ = 0;
};

}  // namespace lagdyn
