// Multiplications inside matrix and vector products, counted by running the textbook methods: the seed chapter's table.
#include <gtest/gtest.h>

#include "dynamics/samples.hpp"
#include "support/random_chain.hpp"

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

}  // namespace
}  // namespace lagdyn::test
