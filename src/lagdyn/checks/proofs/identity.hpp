// An identity between methods: two sides that are one rational function of the state, whatever the chain.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "lagdyn/dynamics/modular_state.hpp"
#include "lagdyn/scalars/degree.hpp"
#include "lagdyn/spatial/matrix.hpp"

namespace lagdyn::proofs {

/// Unknowns beyond the state, e.g. the frames that a chain is put into: any element of the field, independent of others.
template <FieldScalar T>
class Unknowns {
 public:
  explicit Unknowns(std::function<T()> next) : next_(std::move(next)) {}
  T operator()() { return next_(); }
  /// A field has no order, so the bounds mean nothing.
  T uniform(double, double) { return next_(); }

 private:
  std::function<T()> next_;
};

/// A chain in a state, and the same chain in doubles, which decide what has mass. `other` is the chain that it is compared with, in the state of the same unknowns.
template <FieldScalar T>
struct Point {
  Model<T> model;
  State<T> state;
  Unknowns<T> unknowns;
  const Model<double>& plain;
  std::optional<std::pair<Model<T>, State<T>>> other;
};

/// What has to be equal, entry by entry, and the joint whose equation an entry belongs to.
template <FieldScalar T>
struct Sides {
  std::vector<T> left, right;
  std::vector<std::size_t> joint;

  void equal(const T& a, const T& b, std::size_t i) {
    left.push_back(a);
    right.push_back(b);
    joint.push_back(i);
  }
  void equal(const std::vector<T>& a, const std::vector<T>& b) {
    for (std::size_t i = 0; i < a.size(); ++i) equal(a[i], b[i], i);
  }
  void equal(const Matrix<T>& A, const Matrix<T>& B) {
    for (std::size_t i = 0; i < A.rows(); ++i)
      for (std::size_t j = 0; j < A.columns(); ++j) equal(A(i, j), B(i, j), i);
  }
  /// The values, then the slopes.
  void equal(const std::vector<Dual<T>>& a, const std::vector<Dual<T>>& b) {
    for (std::size_t i = 0; i < a.size(); ++i) equal(a[i].value, b[i].value, i);
    for (std::size_t i = 0; i < a.size(); ++i) equal(a[i].slope, b[i].slope, i);
  }
};

/// What is known of an identity without running it.
struct Statement {
  std::string id, title, law;
  std::string a, b;      ///< the methods of the two sides
  int order = 1;         ///< the power of n its cost grows with
  std::string obstacle;  ///< why no field can decide it; empty where one can
};

template <FieldScalar T>
struct Identity {
  Statement says;
  std::function<void(Point<T>&, Sides<T>&)> compare;  ///< empty where there is an obstacle
};

}  // namespace lagdyn::proofs
