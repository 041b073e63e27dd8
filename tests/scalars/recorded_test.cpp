#include "lagdyn/scalars/recorded.hpp"

#include <gtest/gtest.h>

#include "lagdyn/spatial/vec3.hpp"

namespace lagdyn {
namespace {

static_assert(RealScalar<Recorded>);

class RecordedTest : public testing::Test {
 protected:
  RecordedTest() {
    graph.begin();
    a = graph.input();
    b = graph.input();
    c = graph.input();
  }

  OperationCounts counts(std::initializer_list<Recorded> results) const {
    return graph.live(std::vector<Recorded>(results));
  }

  OperationGraph& graph = OperationGraph::of_thread();
  Recorded a, b, c;
};

TEST_F(RecordedTest, CountsEachOperationOnce) {
  EXPECT_EQ(counts({a * b + c / a - sin_of(b)}), (OperationCounts{1, 2, 1, 1}));
  EXPECT_EQ(counts({a}), OperationCounts{});
  EXPECT_EQ(counts({-(a * b)}), (OperationCounts{1, 0, 0, 0}));
}

TEST_F(RecordedTest, SharesWhatIsTheSameUpToOrderAndSign) {
  EXPECT_EQ(counts({a * b, b * a, -a * b, a * -b, -a * -b}), (OperationCounts{1, 0, 0, 0}));
  EXPECT_EQ(counts({a + b, b + a, -a - b, a - -b}), (OperationCounts{0, 1, 0, 0}));
  EXPECT_EQ(counts({a - b, b - a, -b + a, -(a - b)}), (OperationCounts{0, 1, 0, 0}));
  EXPECT_EQ(counts({a + b, a - b}), (OperationCounts{0, 2, 0, 0}));
  EXPECT_EQ(counts({a / b, -a / b, a / -b}), (OperationCounts{0, 0, 1, 0}));
  EXPECT_EQ(counts({a / b, b / a}), (OperationCounts{0, 0, 2, 0}));
  EXPECT_EQ(counts({sin_of(a), sin_of(-a), cos_of(a), cos_of(-a), cos_of(b)}), (OperationCounts{0, 0, 0, 2}));
}

TEST_F(RecordedTest, FoldsConstantsZerosAndOnes) {
  const Recorded zero(0), one(1), two(2), third(1.0 / 3);
  EXPECT_EQ(counts({zero * a + one * b - zero, -one * c, a / one, zero / a}), OperationCounts{});
  EXPECT_EQ(counts({two * third * a, (two + third) * b}), (OperationCounts{2, 0, 0, 0}));
  EXPECT_EQ(counts({a / two}), (OperationCounts{1, 0, 0, 0})) << "a product with 1/2";
  EXPECT_EQ(counts({a / two, a * Recorded(0.5)}), (OperationCounts{1, 0, 0, 0}));
  EXPECT_EQ(counts({sin_of(two) * a + cos_of(zero)}), (OperationCounts{1, 1, 0, 0}));
  EXPECT_EQ(counts({(two - two) * a}), OperationCounts{});
  EXPECT_EQ(counts({Recorded(-2) * a, two * a}), (OperationCounts{1, 0, 0, 0}));
}

TEST_F(RecordedTest, RoundingOfConstantsDecidesNothing) {
  const Recorded x(1.3), y(1.6), m(0.3), half(0.5);
  EXPECT_NE((0.3 * 1.3) * 1.6, (0.3 * 1.6) * 1.3) << "the doubles differ";
  EXPECT_EQ(counts({(m * x) * y * a, (m * y) * x * a}), (OperationCounts{1, 0, 0, 0}));
  EXPECT_NE(0.1 + 0.2 - 0.3, 0);
  EXPECT_EQ(counts({(Recorded(0.1) + Recorded(0.2) - Recorded(0.3)) * a}), OperationCounts{});
  EXPECT_NE(1 / 49.0 * 49.0, 1);
  EXPECT_EQ(counts({Recorded(49) * (Recorded(1) / Recorded(49)) * a}), OperationCounts{});
  EXPECT_EQ(counts({Recorded(0.5 + 1e-11) * a, half * a}), (OperationCounts{2, 0, 0, 0}));
}

TEST_F(RecordedTest, DropsWhatNoResultNeeds) {
  const Recorded unused = (a + b) * c / b;
  EXPECT_EQ(counts({a * c}), (OperationCounts{1, 0, 0, 0}));
  EXPECT_EQ(counts({unused}), (OperationCounts{1, 1, 1, 0}));
}

TEST_F(RecordedTest, WrittenOutTreesCountWhatIsSharedAsOftenAsItStands) {
  Recorded x = a + b;
  for (int i = 0; i < 10; ++i) x = x * x;
  EXPECT_EQ(counts({x}), (OperationCounts{10, 1, 0, 0}));
  EXPECT_EQ(graph.written_out(std::vector{x}), 2047);  // 2^10 sums and 2^10 - 1 products
  EXPECT_EQ(graph.written_out(std::vector{sin_of(a * b), -c}), 2);
}

TEST_F(RecordedTest, CountsTheFormulasOfVectors) {
  const Vec3<Recorded> v(a, b, c), w(graph.input(), graph.input(), graph.input());
  const Recorded d = dot(v, w);
  EXPECT_EQ(counts({d}), (OperationCounts{3, 2, 0, 0}));
  const Vec3<Recorded> n = cross(v, w);
  EXPECT_EQ(counts({n.x, n.y, n.z}), (OperationCounts{6, 3, 0, 0}));
  const Vec3<Recorded> z(Recorded(0), Recorded(0), Recorded(1)), turned = cross(z, w);
  EXPECT_EQ(counts({turned.x, turned.y, turned.z}), OperationCounts{});
}

TEST_F(RecordedTest, ManyNodesKeepTheirNames) {
  std::vector<Recorded> sums;
  Recorded x = a;
  for (int i = 1; i < 20000; ++i) sums.push_back(x = x * b + Recorded(i));
  const OperationCounts once = graph.live(sums);
  EXPECT_EQ(once, (OperationCounts{19999, 19999, 0, 0}));
  x = a;
  for (int i = 1; i < 20000; ++i) sums.push_back(x = Recorded(i) + b * x);
  EXPECT_EQ(graph.live(sums), once);
}

}  // namespace
}  // namespace lagdyn
