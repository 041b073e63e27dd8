#include "lagdyn/scalars/counted.hpp"

#include <gtest/gtest.h>

#include <thread>

#include "lagdyn/spatial/vec6.hpp"

namespace lagdyn {
namespace {

/// What `run` adds to the tally, as {multiplications, additions, divisions, sincos, products}.
template <class Run>
std::vector<std::uint64_t> cost(Run run) {
  const Tally before = tally;
  run();
  return {tally.multiplications - before.multiplications, tally.additions - before.additions,
          tally.divisions - before.divisions, tally.sincos - before.sincos, tally.products - before.products};
}

using Cost = std::vector<std::uint64_t>;
const Counted a(1.5), b(-2.0), c(0.25), d(3.0);

TEST(Counted, EveryOperatorOnceNegationFree) {
  EXPECT_EQ(cost([] { return a + b; }), (Cost{0, 1, 0, 0, 0}));
  EXPECT_EQ(cost([] { return a - b; }), (Cost{0, 1, 0, 0, 0}));
  EXPECT_EQ(cost([] { return a * b; }), (Cost{1, 0, 0, 0, 0}));
  EXPECT_EQ(cost([] { return a / b; }), (Cost{0, 0, 1, 0, 0}));
  EXPECT_EQ(cost([] { return -a; }), (Cost{0, 0, 0, 0, 0}));
  EXPECT_EQ(cost([] { return Counted(3.0); }), (Cost{0, 0, 0, 0, 0}));
}

TEST(Counted, WrittenOutExpression) {
  EXPECT_EQ(cost([] {
              Counted x = a * b + c / d - (-a) * (b - c);  // 2 products, 3 sums, 1 quotient
              x += a;
              x -= b * c;
            }),
            (Cost{3, 5, 1, 0, 0}));
}

TEST(Counted, SineAndCosineOfAnAngleAreOnePair) {
  EXPECT_EQ(cost([] { return cos_of(a) + sin_of(a); }), (Cost{0, 1, 0, 1, 0}));
}

TEST(Counted, ValuesAreThoseOfDouble) {
  EXPECT_EQ((a * b + c / d).value, 1.5 * -2.0 + 0.25 / 3.0);
  EXPECT_EQ(sin_of(a).value, std::sin(1.5));
  EXPECT_EQ(cos_of(a).value, std::cos(1.5));
}

TEST(Counted, VectorsCostWhatTheMathematicsHas) {
  const Vec3<Counted> v(a, b, c), w(d, a, b);
  const Mat3<Counted> M(v, w, v);
  EXPECT_EQ(cost([&] { return dot(v, w); }), (Cost{3, 2, 0, 0, 0}));
  EXPECT_EQ(cost([&] { return cross(v, w); }), (Cost{6, 3, 0, 0, 0}));
  EXPECT_EQ(cost([&] { return M * v; }), (Cost{9, 6, 0, 0, 0}));
  EXPECT_EQ(cost([&] { return M * M; }), (Cost{27, 18, 0, 0, 0}));
  EXPECT_EQ(cost([&] { return transposed(M); }), (Cost{0, 0, 0, 0, 0}));
}

TEST(Counted, ProductsAreTalliedByWhoeverKnowsThatTheyAreProducts) {
  const Vec6<Counted> v{Vec3<Counted>(a, b, c), Vec3<Counted>(c, d, a)};
  const Mat6<Counted> M{};
  EXPECT_EQ(cost([&] { return product(M, v); })[4], 36u);
  EXPECT_EQ(cost([&] { return product(v, v); })[4], 6u);
  EXPECT_EQ(cost([&] { return M * v; })[4], 0u);
  EXPECT_EQ(cost([&] { return tally_products<double>(36); }), (Cost{0, 0, 0, 0, 0}));
}

TEST(Counted, TallyIsThatOfTheThread) {
  EXPECT_EQ(cost([] { std::thread([] { a* b; }).join(); }), (Cost{0, 0, 0, 0, 0}));
}

}  // namespace
}  // namespace lagdyn
