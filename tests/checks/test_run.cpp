// The runner: chains whose torques vanish by symmetry raise no alarm, and what cannot be judged does not pass.
#include <gtest/gtest.h>

#include "lagdyn/checks/registry.hpp"
#include "lagdyn/checks/run.hpp"

namespace lagdyn {
namespace {

Body body(JointType type, Double3 axis, Double3 xyz, double mass, Double3 com, InertiaEntries inertia) {
  Body made;
  made.name = "b";
  made.joint.name = "j";
  made.joint.type = type;
  made.joint.axis = axis;
  made.joint.origin.xyz = xyz;
  made.inertial.mass = mass;
  made.inertial.com = com;
  made.inertial.inertia = inertia;
  return made;
}

Chain chain_of(Body only) {
  Chain chain;
  chain.name = "symmetric";
  chain.bodies = {only};
  return chain;
}

std::vector<CheckResult> everything(const Chain& chain, std::uint64_t samples = 300) {
  std::vector<const Check*> all;
  for (const Check& check : all_checks()) all.push_back(&check);
  return run_checks(chain, all, {1, 0, samples}, 0, "chain.json");
}

void expect_no_alarm(const Chain& chain) {
  for (const CheckResult& result : everything(chain))
    EXPECT_TRUE(result.verdict == Verdict::pass || result.verdict == Verdict::skipped)
        << result.id << ": " << result.explanation;
}

TEST(Run, AVerticalSliderIsNoAlarm) {
  expect_no_alarm(chain_of(body(JointType::prismatic, {0, 0, 1}, {0, 0, 0}, 10, {0, 0, 0}, {0.1, 0.1, 0.1})));
}

TEST(Run, ATurntableIsNoAlarm) {
  expect_no_alarm(chain_of(body(JointType::revolute, {0, 0, 1}, {0, 0, 0}, 10, {0, 0, 0.3}, {0.01, 0.01, 0.01})));
}

TEST(Run, ARotorHighAboveTheBaseIsNoAlarm) {
  expect_no_alarm(chain_of(body(JointType::revolute, {1, 0, 0}, {0, 0, 2}, 3, {0.1, 0, 0}, {1e-4, 2e-4, 2e-4})));
}

TEST(Run, ARodThatSpinsAboutItselfIsNoAlarm) {
  expect_no_alarm(chain_of(body(JointType::revolute, {0, 0, 1}, {0, 0, 0}, 1, {0, 0, 0.5}, {0.08, 0.08, 0})));
}

const CheckResult& result_of(const std::vector<CheckResult>& results, const std::string& id) {
  for (const CheckResult& result : results)
    if (result.id == id) return result;
  throw std::out_of_range(id);
}

TEST(Run, AnIndefiniteMassMatrixFailsAndNamesItsJoint) {
  Body rotor = body(JointType::revolute, {0, 0, 1}, {0, 0, 0}, 1, {0.1, 0, 0}, {0.01, 0.01, 0.01});
  rotor.joint.armature = -0.5;
  const auto results = everything(chain_of(rotor));
  const CheckResult& result = result_of(results, "mass.positive-definite");
  EXPECT_EQ(result.verdict, Verdict::fail);
  EXPECT_LT(result.measured.value(), 0);
  EXPECT_EQ(result.worst.value().joint, "j");
}

TEST(Finding, AWideBoundDoesNotHideBehindATightOne) {
  Finding found;
  found.scale = 1;
  found.add(1e-17, 1e-16);
  EXPECT_EQ(found.grade(), Grade::held);
  found.add(1e-9, 1e-3);
  EXPECT_EQ(found.grade(), Grade::too_wide) << "its ratio is the smaller one";
  found.add(2e-16, 1e-16);
  EXPECT_EQ(found.grade(), Grade::broken);
  found.add(std::nan(""), 1);
  EXPECT_EQ(found.grade(), Grade::not_finite);
}

TEST(Finding, NothingButAPositiveNumberIsAboveALowerBound) {
  EXPECT_LE((Residual{0.5, 1e-15, true, {}}.ratio()), 1);
  EXPECT_GT((Residual{0, 0, true, {}}.ratio()), 1);
  EXPECT_GT((Residual{-1, 1e-15, true, {}}.ratio()), 1);
}

TEST(Run, CostDecidesHowManyStatesAndAtLeastEightRun) {
  Check check;
  check.order = 4;
  check.cost = [](double n) { return n * n * n * n; };
  EXPECT_EQ(states_within_budget(check, 24, 1000), 8U);
  EXPECT_EQ(states_within_budget(check, 2, 1000), 1000U);
  EXPECT_EQ(states_within_budget(check, 24, 5), 5U);
}

}  // namespace
}  // namespace lagdyn
