// The checks of motions: no alarm on any kind of chain, and faults between equations and energies are seen.
#include <gtest/gtest.h>

#include "bodies.hpp"
#include "lagdyn/chain/random_chain.hpp"
#include "lagdyn/chain/random_state.hpp"
#include "lagdyn/checks/motion_balance.hpp"
#include "lagdyn/checks/registry.hpp"
#include "lagdyn/checks/run.hpp"

namespace lagdyn {
namespace {

std::vector<CheckResult> results_on(const Chain& chain, std::uint64_t samples) {
  std::vector<const Check*> selected;
  for (const Check& check : all_checks())
    if (check.id == "energy.drift-order" || check.id == "energy.damping") selected.push_back(&check);
  return run_checks(chain, selected, {1, 0, samples}, 0, "file");
}

void expect_pass(const Chain& chain, std::uint64_t samples, std::uint64_t seed = 0) {
  const std::vector<CheckResult> results = results_on(chain, samples);
  ASSERT_EQ(results.size(), 2u);
  for (const CheckResult& result : results)
    EXPECT_EQ(result.verdict, Verdict::pass) << seed << ' ' << result.id << ' ' << result.explanation << ' '
                                             << result.measured.value_or(-1) << ' ' << result.bound.value_or(-1);
}

Chain pair() {
  return test::chain({0, -9.81, 0}, {test::body(JointType::revolute, {0, 0, 1}, {0, 0, 0},
                                                test::inertial(2, {0.25, 0, 0}, {0.002, 0.03, 0.03, 0, 0, 0})),
                                     test::body(JointType::revolute, {0, 0, 1}, {0.5, 0, 0},
                                                test::inertial(1.5, {0.2, 0, 0}, {0.001, 0.02, 0.02, 0, 0, 0}))});
}

TEST(MotionChecks, HoldOnAPlanarPairAndOnChainsWithoutExchange) {
  expect_pass(pair(), 8);
  expect_pass(test::chain({0, 0, -9.81}, {test::body(JointType::revolute, {0, 0, 1}, {0, 0, 0},
                                                     test::inertial(10, {0, 0, 0.3}, {0.01, 0.01, 0.01, 0, 0, 0}))}),
              4);
  expect_pass(test::chain({0, 0, -9.81}, {test::body(JointType::prismatic, {0, 0, 1}, {0, 0, 0},
                                                     test::inertial(10, {0, 0, 0}, {0.1, 0.1, 0.1, 0, 0, 0}))}),
              4);
}

TEST(MotionChecksFull, HoldOnRandomChains) {
  for (std::uint64_t seed = 0; seed < 60; ++seed) expect_pass(random_chain(seed, 1 + seed % 5), 2, seed);
}

TEST(MotionChecks, LeaveLongChainsOut) {
  const std::vector<CheckResult> results = results_on(random_chain(1, 33), 1);
  for (const CheckResult& result : results) EXPECT_EQ(result.verdict, Verdict::skipped);
  EXPECT_NE(results[0].explanation.find("33"), std::string::npos);
}

struct Fault {
  const char* name;
  void (*plant)(Model<double>&);
};

const Fault faults[] = {
    {"a mass off by 1e-6", [](Model<double>& m) { m.joints[1].body.mass *= 1 + 1e-6; }},
    {"a COM off by 1 um", [](Model<double>& m) { m.joints[1].body.com.x += 1e-6; }},
    {"armature in one of the two", [](Model<double>& m) { m.joints[0].armature = 1e-6; }},
    {"gravity off by 1e-6", [](Model<double>& m) { m.gravity.y *= 1 + 1e-6; }},
    {"an offset off by 1 um", [](Model<double>& m) { m.joints[1].origin.p.x += 1e-6; }},
};

TEST(MotionChecks, EnergiesOfAnotherModelAreSeen) {
  const Chain chain = pair();
  const Model<double> right = lift<double>(chain);
  const Model<Bounded> bounded = lift<Bounded>(chain);
  for (const Fault& fault : faults) {
    Model<double> wrong = right;
    fault.plant(wrong);
    motion::Equations equations(right);
    for (std::uint64_t i = 0; i < 4; ++i) {
      const JointState start = random_state(chain, 1, i);
      const Finding held = checks::balance_motion(equations, bounded, motion::EnergyAccount(right), start).finding(10);
      EXPECT_EQ(held.grade(), Grade::held) << i;
      const Finding found = checks::balance_motion(equations, bounded, motion::EnergyAccount(wrong), start).finding(10);
      EXPECT_EQ(found.grade(), Grade::broken) << fault.name << ' ' << i;
    }
  }
}

}  // namespace
}  // namespace lagdyn
