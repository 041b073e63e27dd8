#include "lagdyn/chain/random_state.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace lagdyn {
namespace {

constexpr double pi = std::numbers::pi;

Body body(JointType type, Limits limits = {}) {
  Body b;
  b.joint.type = type;
  b.joint.limits = limits;
  return b;
}

Chain sample_chain() {
  Chain chain;
  chain.bodies = {body(JointType::revolute, {.lower = 0.2, .upper = 0.3, .velocity = 0.5, .effort = {}}),
                  body(JointType::fixed),
                  body(JointType::prismatic),
                  body(JointType::screw),
                  body(JointType::revolute, {.lower = 1.0, .upper = {}, .velocity = {}, .effort = {}}),
                  body(JointType::prismatic, {.lower = {}, .upper = 4.0, .velocity = {}, .effort = {}}),
                  body(JointType::continuous, {.lower = 5.0, .upper = 6.0, .velocity = 9.0, .effort = {}})};
  return chain;
}

struct Range {
  double low, high;
};

void expect_fills(const std::vector<double>& values, Range range) {
  const auto [least, largest] = std::minmax_element(values.begin(), values.end());
  const double slack = 0.05 * (range.high - range.low);
  EXPECT_GE(*least, range.low);
  EXPECT_LT(*least, range.low + slack);
  EXPECT_LE(*largest, range.high);
  EXPECT_GT(*largest, range.high - slack);
}

TEST(RandomState, FillsTheDocumentedRanges) {
  const Chain chain = sample_chain();
  const Range position[] = {{0.2, 0.3}, {-1, 1}, {-pi, pi}, {1, 1 + 2 * pi}, {2, 4}, {-pi, pi}};
  const double speed[] = {0.5, 3, 3, 3, 3, 9};
  for (std::size_t k = 0; k < 6; ++k) {
    std::vector<double> q, qd, qdd;
    for (std::uint64_t i = 0; i < 500; ++i) {
      const JointState state = random_state(chain, 1, i);
      ASSERT_EQ(state.q.size(), 6u);
      q.push_back(state.q[k]);
      qd.push_back(state.qd[k]);
      qdd.push_back(state.qdd[k]);
    }
    SCOPED_TRACE(k);
    expect_fills(q, position[k]);
    expect_fills(qd, {-speed[k], speed[k]});
    expect_fills(qdd, {-5, 5});
  }
}

TEST(RandomState, DependsOnSeedAndIndexAlone) {
  const Chain chain = sample_chain();
  const JointState late = random_state(chain, 3, 39);
  random_state(chain, 3, 0);
  EXPECT_EQ(random_state(chain, 3, 39), late);
  EXPECT_NE(random_state(chain, 3, 38), late);
  EXPECT_NE(random_state(chain, 4, 39), late);
}

TEST(RandomState, JointsDoNotDependOnThoseAfterThem) {
  Chain chain = sample_chain();
  const JointState whole = random_state(chain, 1, 5);
  chain.bodies.pop_back();
  const JointState part = random_state(chain, 1, 5);
  EXPECT_TRUE(std::equal(part.q.begin(), part.q.end(), whole.q.begin()));
  EXPECT_TRUE(std::equal(part.qdd.begin(), part.qdd.end(), whole.qdd.begin()));
}

}  // namespace
}  // namespace lagdyn
