// Bounds by a sweep back: never too narrow on random chains, and close at any length.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include "lagdyn/chain/random_chain.hpp"
#include "lagdyn/checks/registry.hpp"
#include "lagdyn/checks/run.hpp"

namespace lagdyn {
namespace {

const std::vector<std::string> swept_checks = {
    "torque.lagrange-exact", "torque.kane",           "torque.gibbs-appell",
    "torque.rnea-textbook",  "mass.jacobian-sum",     "mass.crba",
    "coriolis.product",      "coriolis.torsion-free", "gravity.gradient",
    "gravity.jacobian",      "gravity.equivalence",   "forward.aba",
    "forward.round-trip",    "energy.kinetic",        "energy.power",
    "invariance.base",       "invariance.frames",     "invariance.time-reversal",
    "momentum.base-wrench"};

std::vector<const Check*> chosen() {
  std::vector<const Check*> checks;
  for (const Check& check : all_checks())
    if (std::ranges::find(swept_checks, check.id) != swept_checks.end()) checks.push_back(&check);
  return checks;
}

/// The median over chains of the worst ratio of `states` states, by check.
std::map<std::string, double> medians(std::uint64_t chains, std::size_t least, std::size_t most, std::uint64_t states,
                                      Bounds bounds) {
  std::map<std::string, std::vector<double>> ratios;
  for (std::uint64_t seed = 1; seed <= chains; ++seed) {
    CheckOptions options;
    options.seed = seed;
    options.samples = states;
    options.bounds = bounds;
    const Chain chain = random_chain(seed, least + seed % (most - least + 1));
    for (const CheckResult& result : run_checks(chain, chosen(), options, 0, "chain.json")) {
      if (result.verdict == Verdict::skipped) continue;
      EXPECT_EQ(result.verdict, Verdict::pass) << result.id << " on chain " << seed << ": " << result.explanation;
      ratios[result.id].push_back(result.ratio.value());
    }
  }
  std::map<std::string, double> found;
  for (auto& [id, values] : ratios) {
    std::ranges::sort(values);
    found[id] = values[values.size() / 2];
    testing::Test::RecordProperty(
        id, std::to_string(values.front()) + ", " + std::to_string(found[id]) + ", " + std::to_string(values.back()));
  }
  return found;
}

TEST(TightBounds, HoldAndAreCloseOnShortChains) {
  const auto found = medians(24, 1, 8, 4, Bounds::tight);
  ASSERT_EQ(found.size(), swept_checks.size());
  for (const auto& [id, median] : found) {
    EXPECT_GT(median, 1e-2) << id;
    EXPECT_LT(median, 0.7) << id;
  }
}

TEST(TightBounds, AreCloserThanRadii) {
  const auto tight = medians(12, 6, 10, 4, Bounds::tight), radii = medians(12, 6, 10, 4, Bounds::radii);
  for (const auto& [id, median] : radii) EXPECT_GT(tight.at(id), 3 * median) << id;
}

TEST(TightBounds, ReproducesWithTheSameBounds) {
  Chain chain = random_chain(1, 3);
  Check broken = *chosen()[1];
  broken.evaluate = [](const Subject&, const Sample&) {
    Finding found;
    found.scale = 1;
    found.add(1, 1e-9);
    return found;
  };
  CheckOptions options;
  options.bounds = Bounds::tight;
  EXPECT_NE(run_checks(chain, {&broken}, options, 0, "a.json").front().reproduce.find("--bounds tight"),
            std::string::npos);
  options.bounds = Bounds::radii;
  EXPECT_EQ(run_checks(chain, {&broken}, options, 0, "a.json").front().reproduce.find("--bounds"), std::string::npos);
}

TEST(TightBounds, CostFewerStates) {
  const Check& check = *chosen().front();
  EXPECT_LT(states_within_budget(check, 24, 1000000, Bounds::tight),
            states_within_budget(check, 24, 1000000, Bounds::radii));
  EXPECT_GE(states_within_budget(check, 24, 1000000, Bounds::tight), 8u);
}

TEST(TightBoundsFull, HoldAndAreCloseTo24Joints) {
  for (const auto& [id, median] : medians(96, 1, 24, 2, Bounds::tight)) {
    EXPECT_GT(median, 5e-3) << id;
    EXPECT_LT(median, 0.7) << id;
  }
}

}  // namespace
}  // namespace lagdyn
