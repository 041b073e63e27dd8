// Multiplications inside matrix and vector products, counted by running the textbook methods: the seed chapter's table.
#include <gtest/gtest.h>

#include "dynamics/samples.hpp"
#include "lagdyn/chain/random_chain.hpp"
#include "lagdyn/dynamics/operation_counts.hpp"

namespace lagdyn::test {
namespace {

template <class Run>
std::uint64_t products(Run run) {
  const std::uint64_t before = tally.products;
  run();
  return tally.products - before;
}

Lifted<Counted> revolute(std::size_t joints) {
  RandomChainOptions options;
  options.types = {JointType::revolute};
  const Chain chain = random_chain(1, joints, options);
  return {chain, random_state(chain, 1, 0)};
}

struct Row {
  std::size_t joints;
  std::uint64_t lagrange, newton;
};

const Row kTable[] = {{2, 6631, 714},    {3, 18381, 1071},   {4, 39178, 1428},    {6, 119337, 2142},
                      {8, 271876, 2856}, {12, 908526, 4284}, {16, 2208712, 5712}, {24, 8083788, 8568}};

TEST(OperationCounts, AreTheSeedChaptersTable) {
  for (const Row& row : kTable) {
    const Lifted<Counted> at = revolute(row.joints);
    EXPECT_EQ(products([&] { euler_lagrange_fd(at.model, at.state); }), row.lagrange) << row.joints;
    EXPECT_EQ(products([&] { rnea_textbook(at.model, at.state); }), row.newton) << row.joints;
  }
}

TEST(OperationCounts, OfTheirPartsFollowTheirFormulas) {
  for (std::uint64_t n = 1; n <= 24; ++n) {
    const Lifted<Counted> at = revolute(n);
    const ScrewModel<Counted> screws = screw_model(at.model);
    EXPECT_EQ(products([&] { jacobian_sum(screws, at.state); }),
              117 * n + 99 * n * (n - 1) / 2 + 36 * n * n + n * (n + 1) * (2 * n + 1));
    EXPECT_EQ(products([&] { potential(screws, at.state); }), 129 * n);
    EXPECT_EQ(products([&] { rnea_textbook(at.model, at.state); }), 357 * n);
  }
}

TEST(OperationCounts, OfLinearMethodsGrowByTheSameForEachJoint) {
  const auto cost = [](std::size_t joints) {
    const Lifted<Counted> at = revolute(joints);
    const Tally before = tally;
    rnea(at.model, at.state);
    return tally.multiplications - before.multiplications;
  };
  EXPECT_EQ(cost(12) - cost(11), cost(24) - cost(23));
  EXPECT_GT(cost(12), cost(11));
}

TEST(OperationCounts, SineAndCosineAreTakenOnceAJoint) {
  const Chain chain = random_chain(1, 5, {.types = {JointType::revolute}});
  const Tally before = tally;
  const Lifted<Counted> at(chain, random_state(chain, 1, 0));
  EXPECT_EQ(tally.sincos - before.sincos, 5u);
  const Tally lifted = tally;
  for (const auto& method : inverse_dynamics_methods<Counted>())
    if (method.id != "euler-lagrange-fd") method.run(at.model, at.state);
  EXPECT_EQ(tally.sincos, lifted.sincos);
}

TEST(OperationCounts, OfTheGeneralChainAreTheSeedChaptersTable) {
  for (const Row& row : kTable) {
    const Chain chain = general_revolute_chain(row.joints);
    EXPECT_EQ(count_operations(CountConvention::products, "euler-lagrange-fd", chain)->multiplications, row.lagrange);
    EXPECT_EQ(count_operations(CountConvention::products, "rnea-textbook", chain)->multiplications, row.newton);
  }
  EXPECT_FALSE(count_operations(CountConvention::products, "kane", general_revolute_chain(2)));
}

TEST(OperationCounts, LiveIsNeverMoreThanExecuted) {
  for (const CountableMethod& method : countable_methods()) {
    const Chain chain = general_revolute_chain(5);
    const OperationCounts live = *count_operations(CountConvention::live, method.id, chain),
                          all = *count_operations(CountConvention::executed, method.id, chain);
    EXPECT_GT(live.multiplications, 0u) << method.id;
    EXPECT_LT(live.multiplications, all.multiplications) << method.id;
    EXPECT_LT(live.additions, all.additions) << method.id;
    EXPECT_LE(live.sincos, all.sincos) << method.id;
    EXPECT_LE(live.divisions, all.divisions) << method.id;
  }
}

// By hand: tau = I_zz' qdd + m c x g in the joint's plane, for a joint about z with body inertia about the COM.
TEST(OperationCounts, OfOneJointByHand) {
  Chain chain = general_revolute_chain(1);
  chain.bodies[0].joint.origin = Placement{};
  chain.gravity = {0, -9.81, 0};
  chain.bodies[0].inertial = {1, {0.5, 0, 0}, {1, 1, 1, 0, 0, 0}, InertiaPoint::com, {}};
  // acc = g (s, c), alpha = qdd: f_y = g c + qdd/2, tau = qdd + f_y/2. The recursion also forms f_x, of no use to tau.
  const OperationCounts live = *count_operations(CountConvention::live, "rnea", chain);
  EXPECT_EQ(live.multiplications, 3u);
  EXPECT_EQ(live.additions, 2u);
  EXPECT_EQ(live.sincos, 1u);
}

TEST(OperationCounts, FirstJointsAreAChain) {
  const Chain chain = general_revolute_chain(4), two = first_joints(chain, 2);
  EXPECT_EQ(two.bodies, general_revolute_chain(2).bodies);
  EXPECT_EQ(first_joints(chain, 4).bodies, chain.bodies);
}

}  // namespace
}  // namespace lagdyn::test
