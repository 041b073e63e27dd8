// Mutant: without a mutation it is its scalar; with one, exactly one operation differs, in the stated way.
#include "lagdyn/scalars/mutant.hpp"

#include <gtest/gtest.h>

#include <functional>
#include <vector>

#include "lagdyn/scalars/modular.hpp"

namespace lagdyn {
namespace {

using M = Mutant<double>;

static_assert(RealScalar<M> && !EnclosingScalar<M>);
static_assert(LiftableScalar<Mutant<Modular>> && !RealScalar<Mutant<Modular>>);

double under(Mutation kind, std::uint64_t target, const std::function<M(M, M)>& f, double a = 7, double b = 2) {
  const MutationScope scope(kind, target);
  return f(M(a), M(b)).value;
}

const std::function<M(M, M)> sum = [](M a, M b) { return a + b; }, difference = [](M a, M b) { return a - b; },
                             times = [](M a, M b) { return a * b; }, over = [](M a, M b) { return a / b; },
                             minus = [](M a, M) { return -a; };

TEST(Mutant, EachMutationOfEachOperation) {
  const struct {
    const std::function<M(M, M)>& f;
    double right, negated, zeroed, swapped;
  } rows[] = {{sum, 9, 5, 7, 9},
              {difference, 5, 9, 7, -5},
              {times, 14, -14, 0, 14},
              {over, 3.5, -3.5, std::numeric_limits<double>::infinity(), 2.0 / 7},
              {minus, -7, 7, 0, -7}};
  for (const auto& row : rows) {
    EXPECT_EQ(under(Mutation::negate, 0, row.f), row.negated);
    EXPECT_EQ(under(Mutation::zero, 0, row.f), row.zeroed);
    EXPECT_EQ(under(Mutation::swap, 0, row.f), row.swapped);
    EXPECT_EQ(under(Mutation::negate, 1, row.f), row.right);
    EXPECT_EQ(row.f(M(7), M(2)).value, row.right);
  }
}

/// Four operations whose results are kept: a mutation of the k-th changes that one and what is made of it alone.
TEST(Mutant, AltersExactlyOneOperation) {
  const auto steps = [] {
    const M a(7), b(2), c(5);
    const M first = a - b, second = b * c, third = a / c, fourth = -c;
    M fifth = a;
    fifth += b;
    fifth -= c;
    return std::vector<double>{first.value, second.value, third.value, fourth.value, fifth.value};
  };
  const std::vector<double> right = steps();
  const std::size_t made_by[] = {0, 1, 2, 3, 4, 4};
  for (const Mutation kind : {Mutation::negate, Mutation::zero})
    for (std::uint64_t k = 0; k < 6; ++k) {
      const MutationScope scope(kind, k);
      const std::vector<double> found = steps();
      EXPECT_EQ(scope.operations(), 6u);
      for (std::size_t i = 0; i < right.size(); ++i) EXPECT_EQ(found[i] != right[i], i == made_by[k]) << k << ' ' << i;
    }
}

TEST(Mutant, BeyondTheLastOperationNothingChanges) {
  for (const Mutation kind : {Mutation::negate, Mutation::zero, Mutation::swap})
    EXPECT_EQ(under(kind, 3, [](M a, M b) { return (a + b) * (a - b); }), 45);
}

TEST(Mutant, AScopeEndsAndCountsItsOwn) {
  {
    const MutationScope outer(Mutation::negate, 1);
    EXPECT_EQ((M(1) + M(2)).value, 3);
    {
      const MutationScope inner(Mutation::negate, 0);
      EXPECT_EQ((M(1) + M(2)).value, -1);
      EXPECT_EQ(inner.operations(), 1u);
    }
    EXPECT_EQ((M(1) + M(2)).value, -1);
    EXPECT_EQ(outer.operations(), 2u);
  }
  EXPECT_EQ((M(1) + M(2)).value, 3);
}

TEST(Mutant, TellsWhetherTheOperationItselfChanged) {
  const auto changes = [](Mutation kind, const std::function<M(M, M)>& f, double b) {
    const MutationScope scope(kind, 0);
    f(M(7), M(b));
    return scope.changed();
  };
  EXPECT_TRUE(changes(Mutation::negate, sum, 2));
  EXPECT_FALSE(changes(Mutation::negate, sum, 0));
  EXPECT_FALSE(changes(Mutation::zero, times, 0));
  EXPECT_FALSE(changes(Mutation::swap, times, 2));
  EXPECT_TRUE(changes(Mutation::swap, over, 2));
  EXPECT_TRUE(changes(Mutation::zero, minus, 0));
  EXPECT_FALSE(changes(Mutation::swap, minus, 0));
}

TEST(Mutant, OverResidues) {
  const MutationScope scope(Mutation::zero, 1);
  const Mutant<Modular> a(3), b(4), c(5);
  EXPECT_EQ((a * b + c).value, Modular(12));
}

}  // namespace
}  // namespace lagdyn
