#include "lagdyn/compare/baseline.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

#include "lagdyn/report/exit_code.hpp"

namespace lagdyn {
namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

CheckResult result(const std::string& id, Verdict verdict, std::optional<double> ratio, std::size_t input = 0) {
  CheckResult check;
  check.id = id;
  check.input = input;
  check.verdict = verdict;
  check.ratio = ratio;
  return check;
}

Report report(std::vector<CheckResult> checks, std::vector<std::string> files = {"arm.json"}) {
  Report made;
  made.command = "check";
  made.seed = 1;
  made.samples = 100;
  made.tested = true;
  for (const std::string& file : files) made.inputs.push_back({file, "sha of " + file, "", {}});
  made.checks = std::move(checks);
  return made;
}

/// The regression of one check that was `before` and is `now`; the exit code beside it.
std::pair<std::string, int> gate(Verdict before, std::optional<double> old_ratio, Verdict now,
                                 std::optional<double> ratio) {
  Report run = report({result("torque.kane", now, ratio)});
  compare_with_baseline(run, report({result("torque.kane", before, old_ratio)}), "base.json", 0);
  EXPECT_EQ(run.notes, std::vector<std::string>{});
  const BaselineEntry& entry = run.checks[0].baseline.value();
  EXPECT_EQ(entry.verdict, before);
  return {entry.regression, exit_code(run)};
}

TEST(Baseline, VerdictsGetWorseInOneOrder) {
  const Verdict order[] = {Verdict::pass, Verdict::skipped, Verdict::error, Verdict::fail};
  for (int before = 0; before < 4; ++before)
    for (int now = 0; now < 4; ++now)
      EXPECT_EQ(gate(order[before], std::nullopt, order[now], std::nullopt).first.empty(), now <= before)
          << before << " to " << now;
  EXPECT_EQ(gate(Verdict::pass, 0.1, Verdict::skipped, {}).first, "skipped, in the baseline pass");
}

TEST(Baseline, AFailureFailsEvenWhereItIsAnOldOne) {
  EXPECT_EQ(gate(Verdict::fail, 5.0, Verdict::fail, 5.0), (std::pair<std::string, int>("", 1)));
  EXPECT_EQ(gate(Verdict::fail, 5.0, Verdict::pass, 0.1), (std::pair<std::string, int>("", 0)));
}

TEST(Baseline, ALawThatIsNoLongerTestedFails) {
  Report run = report({result("torque.kane", Verdict::skipped, {}), result("mass.crba", Verdict::pass, 0.1)});
  compare_with_baseline(
      run, report({result("torque.kane", Verdict::pass, 0.1), result("mass.crba", Verdict::pass, 0.1)}), "b", 0);
  EXPECT_EQ(exit_code(run), 1);
}

TEST(Baseline, ARatioMayGrowTenfold) {
  EXPECT_EQ(gate(Verdict::pass, 0.015625, Verdict::pass, 0.15625), (std::pair<std::string, int>("", 0)));
  const auto [regression, code] = gate(Verdict::pass, 0.015625, Verdict::pass, std::nextafter(0.15625, 1.0));
  EXPECT_EQ(regression, "ratio 0.156, 10 times the baseline's 0.0156; allowed is 10 times");
  EXPECT_EQ(code, 1);
  EXPECT_EQ(gate(Verdict::pass, 1e-3, Verdict::pass, 0.5).first,
            "ratio 0.5, 500 times the baseline's 0.001; allowed is 10 times");
  EXPECT_EQ(gate(Verdict::pass, 1e-3, Verdict::pass, 1e-9).first, "");
}

TEST(Baseline, WithoutARatioTheVerdictAloneCounts) {
  for (const std::optional<double>& nothing :
       {std::optional<double>{}, std::optional(0.0), std::optional(-0.0), std::optional(std::nan("")),
        std::optional(infinity), std::optional(-1.0)}) {
    EXPECT_EQ(gate(Verdict::pass, nothing, Verdict::pass, 0.9).first, "");
    EXPECT_NE(gate(Verdict::pass, nothing, Verdict::fail, 2.0).first, "");
  }
}

TEST(Baseline, ANumberThatIsNotFiniteIsNoImprovement) {
  EXPECT_NE(gate(Verdict::fail, 2.0, Verdict::fail, infinity).first, "");
  EXPECT_NE(gate(Verdict::error, 2.0, Verdict::error, std::nan("")).first, "");
  EXPECT_EQ(gate(Verdict::fail, 1e308, Verdict::fail, 1.7e308).first, "");
}

TEST(Baseline, FilesAndChecksOfOneSideAreTold) {
  Report run = report({result("torque.kane", Verdict::pass, 0.1), result("mass.crba", Verdict::pass, 0.1),
                       result("torque.kane", Verdict::fail, 2.0, 1)},
                      {"./robots/../arm.json", "new.json"});
  Report before = report({result("torque.kane", Verdict::pass, 0.1), result("torque.old", Verdict::pass, 0.1),
                          result("gravity.gradient", Verdict::pass, 0.1), result("torque.kane", Verdict::pass, 0.1, 1)},
                         {"arm.json", "gone.json"});
  before.inputs[0].sha256 = run.inputs[0].sha256;
  compare_with_baseline(run, before, "base.json", 0);
  EXPECT_EQ(run.notes, (std::vector<std::string>{
                           "baseline base.json: it has not mass.crba of ./robots/../arm.json",
                           "baseline base.json: torque.old of ./robots/../arm.json: lagdyn no longer has this check",
                           "baseline base.json: 1 check of ./robots/../arm.json not chosen this time",
                           "baseline base.json: new.json is not in it: 1 check not compared",
                           "baseline base.json: gone.json was not read this time: 1 check of it not compared"}));
  EXPECT_TRUE(run.checks[0].baseline);
  EXPECT_FALSE(run.checks[1].baseline);
  EXPECT_FALSE(run.checks[2].baseline) << "of another file";
  EXPECT_EQ(run.outcome, Verdict::pass);
}

TEST(Baseline, AFileNamedTwiceIsComparedInItsOrder) {
  const auto twice = [](double first, double second) {
    return report({result("torque.kane", Verdict::pass, first, 0), result("torque.kane", Verdict::pass, second, 1)},
                  {"arm.json", "arm.json"});
  };
  Report run = twice(0.5, 0.5);
  compare_with_baseline(run, twice(0.4, 0.001), "base.json", 0);
  EXPECT_EQ(run.checks[0].baseline.value().regression, "");
  EXPECT_NE(run.checks[1].baseline.value().regression, "");
}

TEST(Baseline, OtherStatesAndChangedFilesAreTold) {
  const std::vector<CheckResult> checks = {result("torque.kane", Verdict::pass, 0.1)};
  const auto notes = [&](const Report& before, std::uint64_t first) {
    Report run = report(checks);
    compare_with_baseline(run, before, "b", first);
    EXPECT_TRUE(run.checks[0].baseline);
    return run.notes;
  };
  Report other = report(checks);
  other.seed = 7;
  EXPECT_EQ(notes(other, 0),
            std::vector<std::string>{"baseline b: other random states: seed 7, 100 samples there, seed "
                                     "1, 100 samples here"});
  other = report(checks);
  other.inputs[0].sha256 = "another";
  EXPECT_EQ(notes(other, 0), std::vector<std::string>{"baseline b: arm.json has changed since it was written"});
  other = report(checks);
  other.checks[0].worst = WorstState{150, {}, {}};
  EXPECT_EQ(notes(other, 100), std::vector<std::string>{});
  for (std::uint64_t first : {0, 151, 1000}) EXPECT_EQ(notes(other, first).size(), 1U) << first;
}

TEST(Baseline, NothingComparedIsNoSuccess) {
  Report run = report({result("torque.kane", Verdict::pass, 0.1)});
  compare_with_baseline(run, report({result("torque.kane", Verdict::pass, 0.1)}, {"other.json"}), "b", 0);
  EXPECT_EQ(exit_code(run), 3);
  EXPECT_EQ(run.notes.back(), "baseline b: incomplete: none of its checks is one of this run");
}

TEST(Baseline, AnotherCommandOrAnEmptyReportIsRefused) {
  for (const bool empty : {false, true}) {
    Report run = report({result("torque.kane", Verdict::pass, 0.1)});
    Report before = report({result("torque.kane", Verdict::pass, 0.1)});
    if (empty)
      before.checks.clear();
    else
      before.command = "torque";
    compare_with_baseline(run, before, "base.json", 0);
    ASSERT_EQ(run.diagnostics.size(), 1U);
    EXPECT_EQ(run.diagnostics[0].code, empty ? "baseline.empty" : "baseline.command");
    EXPECT_EQ(run.diagnostics[0].file, "base.json");
    EXPECT_EQ(exit_code(run), 2);
  }
}

}  // namespace
}  // namespace lagdyn
