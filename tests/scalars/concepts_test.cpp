// What each instrument is, and is not: a method that asks for no more than its concept says leans on no accident.
#include "lagdyn/scalars/concepts.hpp"

#include <gtest/gtest.h>

#include <string>

#include "lagdyn/scalars/bounded.hpp"
#include "lagdyn/scalars/counted.hpp"
#include "lagdyn/scalars/dual.hpp"
#include "lagdyn/scalars/modular.hpp"
#include "support/archetypes.hpp"

namespace lagdyn {
namespace {

/// A field whose only way in is an int.
struct Whole {
  Whole() = default;
  explicit Whole(int k) : value(k) {}
  friend Whole operator+(Whole a, Whole b) { return Whole(a.value + b.value); }
  friend Whole operator-(Whole a, Whole b) { return Whole(a.value - b.value); }
  friend Whole operator*(Whole a, Whole b) { return Whole(a.value * b.value); }
  friend Whole operator/(Whole a, Whole b) { return Whole(a.value / b.value); }
  friend Whole operator-(Whole a) { return Whole(-a.value); }
  Whole& operator+=(Whole b) { return *this = *this + b; }
  Whole& operator-=(Whole b) { return *this = *this - b; }
  int value = 0;
};

using test::FieldArchetype;
using test::RealArchetype;
using test::RingArchetype;

template <class T>
constexpr int rank() {
  return RingScalar<T> + FieldScalar<T> + LiftableScalar<T> + RealScalar<T> + EnclosingScalar<T>;
}

TEST(Concepts, InstrumentsAreWhatTheirHeadersSay) {
  EXPECT_EQ(rank<Bounded>(), 5);
  EXPECT_EQ(rank<double>(), 4);
  EXPECT_EQ(rank<Counted>(), 4);
  EXPECT_EQ(rank<Modular>(), 3);
  EXPECT_EQ(rank<Dual<double>>(), 3);
  EXPECT_EQ(rank<Dual<Bounded>>(), 3);
  EXPECT_EQ(rank<Dual<Dual<Modular>>>(), 3);
  EXPECT_EQ(rank<std::string>(), 0);
}

TEST(Concepts, AnIntCannotStandForADouble) {
  EXPECT_TRUE(FieldScalar<Whole>);
  EXPECT_FALSE(LiftableScalar<Whole>);
}

TEST(Concepts, ArchetypesOfferTheirConceptAndNoMore) {
  EXPECT_EQ(rank<RingArchetype>(), 1);
  EXPECT_EQ(rank<FieldArchetype>(), 2);
  EXPECT_EQ(rank<RealArchetype>(), 4);
  EXPECT_EQ(rank<Dual<RingArchetype>>(), 1);
  EXPECT_EQ(rank<Dual<FieldArchetype>>(), 2);
  EXPECT_FALSE(std::equality_comparable<RingArchetype>);
  EXPECT_FALSE(std::equality_comparable<FieldArchetype>);
  EXPECT_FALSE(std::equality_comparable<RealArchetype>);
  EXPECT_FALSE((std::convertible_to<double, RealArchetype>));
  EXPECT_FALSE((std::convertible_to<RealArchetype, double>));
}

}  // namespace
}  // namespace lagdyn
