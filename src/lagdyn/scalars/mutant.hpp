// Mutant<T>: a scalar that counts its operations and gets one of them wrong. Running a method with every operation
// mutated in turn answers whether the checks would notice a mistake just there.
//
// Operations are a + b, a - b, a b, a / b and -a, counted from 0 in the order in which they run. At the chosen one
//   negate   b enters as -b (of -a: a comes out)
//   zero     b enters as 0, a dropped term or factor (of -a: 0 comes out)
//   swap     b op a: another value for - and / alone; -a stays
// Which operation and how is a property of the thread, set by a MutationScope. Constants and copies are no operations.
#pragma once

#include <concepts>
#include <cstdint>
#include <limits>

#include "lagdyn/scalars/concepts.hpp"

namespace lagdyn {

enum class Mutation { negate, zero, swap };

struct MutationState {
  std::uint64_t target = std::numeric_limits<std::uint64_t>::max(), done = 0;
  Mutation kind = Mutation::negate;
  bool changed = false;  ///< the struck operation's own result, where T can tell; true where it cannot

  /// Counts an operation; true for the one to mutate.
  bool strikes() { return done++ == target; }
};

inline constinit thread_local MutationState mutation_state;

/// Mutates operation `target` of those that run during its life; a target beyond them changes nothing.
class MutationScope {
 public:
  MutationScope(Mutation kind, std::uint64_t target) : before_(mutation_state) {
    mutation_state = {target, 0, kind, false};
  }
  ~MutationScope() { mutation_state = before_; }
  MutationScope(const MutationScope&) = delete;
  MutationScope& operator=(const MutationScope&) = delete;

  std::uint64_t operations() const { return mutation_state.done; }
  /// Whether the mutated operation gave another value: not where an operand is 0 or a sum's operands are swapped.
  bool changed() const { return mutation_state.changed; }

 private:
  MutationState before_;
};

template <FieldScalar T>
struct Mutant {
  T value{};

  Mutant() = default;
  explicit Mutant(int k) : value(k) {}
  explicit Mutant(double x) requires LiftableScalar<T> : value(x) {}
  static Mutant of(const T& v) {
    Mutant made;
    made.value = v;
    return made;
  }

  friend Mutant operator-(const Mutant& a) {
    if (!mutation_state.strikes()) return of(-a.value);
    switch (mutation_state.kind) {
      case Mutation::negate:
        return struck(-a.value, a.value);
      case Mutation::zero:
        return struck(-a.value, T(0));
      case Mutation::swap:
        break;
    }
    return of(-a.value);
  }
  friend Mutant operator+(const Mutant& a, const Mutant& b) {
    return binary(a, b, [](const T& x, const T& y) { return x + y; });
  }
  friend Mutant operator-(const Mutant& a, const Mutant& b) {
    return binary(a, b, [](const T& x, const T& y) { return x - y; });
  }
  friend Mutant operator*(const Mutant& a, const Mutant& b) {
    return binary(a, b, [](const T& x, const T& y) { return x * y; });
  }
  friend Mutant operator/(const Mutant& a, const Mutant& b) {
    return binary(a, b, [](const T& x, const T& y) { return x / y; });
  }
  Mutant& operator+=(const Mutant& b) { return *this = *this + b; }
  Mutant& operator-=(const Mutant& b) { return *this = *this - b; }

 private:
  static Mutant struck(const T& right, const T& wrong) {
    mutation_state.changed = true;
    if constexpr (std::equality_comparable<T>) mutation_state.changed = !(right == wrong);
    return of(wrong);
  }
  template <class Operation>
  static Mutant binary(const Mutant& a, const Mutant& b, Operation operation) {
    const T right = operation(a.value, b.value);
    if (!mutation_state.strikes()) return of(right);
    switch (mutation_state.kind) {
      case Mutation::negate:
        return struck(right, operation(a.value, -b.value));
      case Mutation::zero:
        return struck(right, operation(a.value, T(0)));
      case Mutation::swap:
        break;
    }
    return struck(right, operation(b.value, a.value));
  }
};

/// Angles are what a state is made of, not operations of a method.
template <RealScalar T>
Mutant<T> cos_of(const Mutant<T>& x) {
  return Mutant<T>::of(cos_of(x.value));
}
template <RealScalar T>
Mutant<T> sin_of(const Mutant<T>& x) {
  return Mutant<T>::of(sin_of(x.value));
}

}  // namespace lagdyn
