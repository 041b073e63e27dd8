// Scalars that offer what a concept asks for and nothing else: no equality, no order, no conversion. A method that
// compiles for them asks for no more than it says.
#pragma once

#include <concepts>

#include "lagdyn/scalars/concepts.hpp"

namespace lagdyn::test {

class RingArchetype {
 public:
  RingArchetype() = default;
  template <std::same_as<int> Integer>
  explicit RingArchetype(Integer k) : value_(k) {}

  friend RingArchetype operator+(const RingArchetype& a, const RingArchetype& b) { return of(a.value_ + b.value_); }
  friend RingArchetype operator-(const RingArchetype& a, const RingArchetype& b) { return of(a.value_ - b.value_); }
  friend RingArchetype operator*(const RingArchetype& a, const RingArchetype& b) { return of(a.value_ * b.value_); }
  friend RingArchetype operator-(const RingArchetype& a) { return of(-a.value_); }
  RingArchetype& operator+=(const RingArchetype& b) { return *this = *this + b; }
  RingArchetype& operator-=(const RingArchetype& b) { return *this = *this - b; }

 private:
  static RingArchetype of(double x) {
    RingArchetype made;
    made.value_ = x;
    return made;
  }
  double value_ = 0;
};

class FieldArchetype {
 public:
  FieldArchetype() = default;
  template <std::same_as<int> Integer>
  explicit FieldArchetype(Integer k) : value_(k) {}

  friend FieldArchetype operator+(const FieldArchetype& a, const FieldArchetype& b) { return of(a.value_ + b.value_); }
  friend FieldArchetype operator-(const FieldArchetype& a, const FieldArchetype& b) { return of(a.value_ - b.value_); }
  friend FieldArchetype operator*(const FieldArchetype& a, const FieldArchetype& b) { return of(a.value_ * b.value_); }
  friend FieldArchetype operator/(const FieldArchetype& a, const FieldArchetype& b) { return of(a.value_ / b.value_); }
  friend FieldArchetype operator-(const FieldArchetype& a) { return of(-a.value_); }
  FieldArchetype& operator+=(const FieldArchetype& b) { return *this = *this + b; }
  FieldArchetype& operator-=(const FieldArchetype& b) { return *this = *this - b; }

 private:
  static FieldArchetype of(double x) {
    FieldArchetype made;
    made.value_ = x;
    return made;
  }
  double value_ = 0;
};

class RealArchetype {
 public:
  RealArchetype() = default;
  explicit RealArchetype(int k) : value_(k) {}
  explicit RealArchetype(double x) : value_(x) {}

  friend RealArchetype operator+(const RealArchetype& a, const RealArchetype& b) {
    return RealArchetype(a.value_ + b.value_);
  }
  friend RealArchetype operator-(const RealArchetype& a, const RealArchetype& b) {
    return RealArchetype(a.value_ - b.value_);
  }
  friend RealArchetype operator*(const RealArchetype& a, const RealArchetype& b) {
    return RealArchetype(a.value_ * b.value_);
  }
  friend RealArchetype operator/(const RealArchetype& a, const RealArchetype& b) {
    return RealArchetype(a.value_ / b.value_);
  }
  friend RealArchetype operator-(const RealArchetype& a) { return RealArchetype(-a.value_); }
  RealArchetype& operator+=(const RealArchetype& b) { return *this = *this + b; }
  RealArchetype& operator-=(const RealArchetype& b) { return *this = *this - b; }
  friend RealArchetype cos_of(const RealArchetype& x) { return RealArchetype(cos_of(x.value_)); }
  friend RealArchetype sin_of(const RealArchetype& x) { return RealArchetype(sin_of(x.value_)); }

 private:
  double value_ = 0;
};

}  // namespace lagdyn::test
