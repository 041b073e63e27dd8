// Random chains: valid, of the kinds that were asked for, and the same to the bit on every machine.
#include "lagdyn/chain/random_chain.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <set>

#include "lagdyn/chain/inertia_check.hpp"
#include "lagdyn/chain/validate.hpp"

namespace lagdyn {
namespace {

RandomChainOptions of_types(std::vector<JointType> types) {
  RandomChainOptions options;
  options.types = std::move(types);
  return options;
}

// Rounding the components of a unit vector moves its squared length by at most 2 u; a file's is not normalised below 4 u.
template <std::size_t N>
void expect_unit(const std::array<double, N>& v) {
  long double squared = 0;
  for (double x : v) squared += static_cast<long double>(x) * x;
  EXPECT_LE(std::abs(squared - 1), 2.01L * 0x1p-53L);
}

TEST(RandomChain, IsValidAndOfUnitAxes) {
  for (std::uint64_t seed = 0; seed < 500; ++seed) {
    const Chain chain = random_chain(seed, 1 + seed % 12);
    EXPECT_EQ(moving_joints(chain).size(), 1 + seed % 12);
    for (const ChainProblem& problem : find_problems(chain)) EXPECT_NE(problem.code.severity, Severity::error);
    EXPECT_TRUE(broken_triangles(chain).empty());
    for (const Body& body : chain.bodies) {
      const Quaternion &q = body.joint.origin.orientation, &r = body.inertial.orientation;
      expect_unit(body.joint.axis);
      expect_unit(std::array{q.w, q.x, q.y, q.z});
      expect_unit(std::array{r.w, r.x, r.y, r.z});
    }
  }
}

// As `lagdyn random` makes them: not even a warning.
TEST(RandomChain, SmallBodiesNeverLookLikeASlipOfUnits) {
  RandomChainOptions options;
  options.mass_decades = 2;
  options.body_reach = 0.08;
  double lightest = 10, heaviest = 0.1;
  for (std::uint64_t seed = 0; seed < 500; ++seed) {
    const Chain chain = random_chain(seed, 1 + seed % 12, options);
    for (const ChainProblem& problem : find_problems(chain)) EXPECT_EQ(problem.code.severity, Severity::note);
    for (const Body& body : chain.bodies) {
      if (body.inertial.mass == 0) continue;
      lightest = std::min(lightest, body.inertial.mass);
      heaviest = std::max(heaviest, body.inertial.mass);
    }
  }
  EXPECT_GE(lightest, 0.1);
  EXPECT_LT(lightest, 0.11);
  EXPECT_LE(heaviest, 10);
  EXPECT_GT(heaviest, 9.9);
}

TEST(RandomChain, HasTheTypesThatWereAskedFor) {
  RandomChainOptions options = of_types({JointType::prismatic, JointType::screw});
  options.fixed_share = 0;
  std::set<JointType> seen;
  for (const Body& body : random_chain(1, 100, options).bodies) seen.insert(body.joint.type);
  EXPECT_EQ(seen, (std::set{JointType::prismatic, JointType::screw}));
  options.fixed_share = 0.5;
  const std::size_t bodies = random_chain(1, 200, options).bodies.size();
  EXPECT_GT(bodies, 270u);
  EXPECT_LT(bodies, 330u);
}

TEST(RandomChain, SeedsAndSizesGiveDifferentChains) {
  EXPECT_EQ(random_chain(5, 3), random_chain(5, 3));
  EXPECT_NE(random_chain(5, 3), random_chain(6, 3));
  EXPECT_NE(random_chain(5, 3).bodies[0], random_chain(5, 4).bodies[0]);
}

}  // namespace
}  // namespace lagdyn
