// Plots of checks: of the state that decided the result, named by file and check.
#include <gtest/gtest.h>

#include "bodies.hpp"
#include "lagdyn/checks/curves.hpp"
#include "lagdyn/checks/registry.hpp"
#include "lagdyn/report/value.hpp"

namespace lagdyn {
namespace {

std::string title(const Value& series) { return std::get<std::string>(at(series, "title").data); }

Chain pendulum(const InertiaEntries& inertia) {
  return test::chain({0, -9.81, 0},
                     {test::body(JointType::revolute, {0, 0, 1}, {0, 0, 0}, test::inertial(2, {0.25, 0, 0}, inertia))});
}

struct Drawn {
  std::vector<CheckResult> results;
  ValueList series;
};

Drawn drawn(const Chain& chain) {
  std::vector<const Check*> selected;
  for (const Check& check : all_checks())
    for (const char* id : {"torque.kane", "energy.drift-order", "rotation.euler-poincare"})
      if (check.id == id) selected.push_back(&check);
  const CheckOptions options{3, 5, 4};
  Drawn made{run_checks(chain, selected, options, 0, "p.json"), {}};
  made.series = check_curves(chain, selected, options, made.results, "p.json");
  return made;
}

TEST(CheckCurves, AreThoseOfTheStateThatDecided) {
  const Drawn made = drawn(pendulum({0.002, 0.03, 0.04, 0, 0, 0}));
  ASSERT_EQ(made.series.size(), 4u);
  EXPECT_EQ(title(made.series[0]), "p.json, energy.drift-order: energies over time");
  EXPECT_EQ(title(made.series[1]), "p.json, energy.drift-order: drift against the step");
  const Value& drift = items(at(made.series[1], "curves")).front();
  EXPECT_EQ(numbers(at(drift, "values")).back(), made.results[1].measured);
  EXPECT_TRUE(title(made.series[2]).starts_with("p.json, rotation.euler-poincare: link of "));
}

TEST(CheckCurves, ASkippedCheckHasNone) {
  const Drawn made = drawn(pendulum({0, 0, 0.1, 0, 0, 0}));
  ASSERT_EQ(made.results[2].verdict, Verdict::skipped);
  EXPECT_EQ(made.series.size(), 2u);
}

}  // namespace
}  // namespace lagdyn
