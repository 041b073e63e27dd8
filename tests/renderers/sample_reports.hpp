// Reports made by hand, with what a renderer may meet: every verdict, missing numbers, long and hostile names.
#pragma once

#include <limits>
#include <string>

#include "lagdyn/report/report.hpp"

namespace lagdyn {

inline const std::string hostile_name = "=1+1\n::error::<script>|&\"\x1b[31m\xc2\x9b\xff\u202e";

inline CheckResult check_result(std::string id, Verdict verdict, std::string explanation) {
  CheckResult check;
  check.id = std::move(id);
  check.verdict = verdict;
  check.explanation = std::move(explanation);
  return check;
}

inline CheckResult measured(CheckResult check, double residual, double bound, std::string unit) {
  check.measured = residual;
  check.bound = bound;
  check.ratio = residual / bound;
  check.unit = std::move(unit);
  check.samples = 1000;
  return check;
}

inline Report check_report() {
  Report report;
  report.command = "check";
  report.seed = 1;
  report.samples = 1000;
  report.tested = true;
  report.inputs = {{"configs/planar-2r.json", std::string(64, 'a'), "planar-2r", {"shoulder", "elbow"}}};

  CheckResult pass = measured(check_result("torque.kane", Verdict::pass, ""), 1.5e-15, 3e-15, "N m");
  pass.worst = WorstState{12, std::nullopt, {{0.1, -2}, {1, 2}, {0, 0}}};
  CheckResult fail = check_result("mass.crba", Verdict::fail,
                                  "crba and rnea-columns differ most in entry (1, 2), which is the inertia that the "
                                  "second joint feels when the first one accelerates");
  fail = measured(fail, 0.25, 2.5e-14, "kg m^2");
  fail.worst = WorstState{17, "elbow", {{0.3, -0.7}, {0.5, -0.4}, {1.5, 2}}};
  fail.reproduce = "lagdyn check configs/planar-2r.json --only mass.crba --seed 1 --first 17 --samples 1";
  const CheckResult skipped = check_result("closed-form.spherical-pendulum", Verdict::skipped,
                                           "the axes are parallel; those of a spherical pendulum meet at right angles");
  const CheckResult error = measured(check_result("forward.aba", Verdict::error,
                                                  "bound too wide: above 1e-6 of the "
                                                  "largest term"),
                                     1e-4, std::numeric_limits<double>::infinity(), "N m");
  report.checks = {pass, fail, skipped, error};
  return report;
}

inline Report torque_report(std::size_t joints) {
  Report report;
  report.command = "torque";
  report.tested = true;
  report.inputs = {{"arm.json", std::string(64, 'b'), "arm", {}}};
  std::vector<double> some, other;
  for (std::size_t i = 0; i < joints; ++i) {
    report.inputs[0].joints.push_back("joint-" + std::to_string(i + 1));
    some.push_back(-11.6119909772 / static_cast<double>(i + 1));
    other.push_back(0.25 * static_cast<double>(i));
  }
  report.results = {ValueMap{
      {"input", 0},
      {"state", 0},
      {"q", other},
      {"qd", other},
      {"qdd", other},
      {"tau", ValueMap{{"kane", some}, {"euler-lagrange-exact", some}, {"rnea", some}}},
      {"residual", ValueMap{{"kane", ValueMap{{"measured", 1e-15}, {"bound", 1e-14}, {"ratio", 0.1}}},
                            {"euler-lagrange-exact", ValueMap{{"measured", 0.5}, {"bound", 1e-14}, {"ratio", 5e13}}}}},
      {"terms", ValueMap{{"inertia", some}, {"coriolis", other}, {"gravity", other}, {"damping", other}}}}};
  return report;
}

}  // namespace lagdyn
