// How a group of checks fares on random chains.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "lagdyn/chain/random_chain.hpp"
#include "lagdyn/checks/check.hpp"

namespace lagdyn::test {

inline Check named(const std::vector<Check>& group, std::string_view id) {
  return *std::find_if(group.begin(), group.end(), [id](const Check& check) { return check.id == id; });
}

/// One state on each of `chains` chains of 1 to 24 joints: no law broken, no bound too wide to prove anything, and the
/// check not skipped on most. Records the median ratio.
inline void expect_to_hold_on_random_chains(const Check& check, std::uint64_t chains) {
  std::vector<double> ratios;
  for (std::uint64_t seed = 1; seed <= chains; ++seed) {
    const Subject subject(random_chain(seed, 1 + seed % 24));
    if (check.skipped && check.skipped(subject)) continue;
    const Finding found = check.evaluate(subject, Sample(subject, seed, 0));
    EXPECT_LE(found.worst.ratio(), 1) << check.id << " on chain " << seed;
    EXPECT_LE(found.worst.bound, 1e-6 * found.scale) << check.id << " on chain " << seed;
    ratios.push_back(found.worst.ratio());
  }
  ASSERT_GT(ratios.size(), chains / 2) << check.id;
  const auto middle = ratios.begin() + static_cast<std::ptrdiff_t>(ratios.size() / 2);
  std::nth_element(ratios.begin(), middle, ratios.end());
  EXPECT_GT(*middle, 0) << check.id << " compares what is equal by construction";
  testing::Test::RecordProperty(check.id, std::to_string(*middle));
}

}  // namespace lagdyn::test
