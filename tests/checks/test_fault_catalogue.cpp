// The catalogue of planted faults: complete, each caught, none of the twins judged wrongly; and the score can fail.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <iostream>
#include <map>
#include <set>

#include "lagdyn/checks/faults/catalogue.hpp"
#include "lagdyn/checks/faults/score_report.hpp"
#include "lagdyn/checks/registry.hpp"
#include "lagdyn/dynamics/rnea.hpp"
#include "lagdyn/report/exit_code.hpp"
#include "lagdyn/report/value.hpp"

namespace lagdyn::faults {
namespace {

TEST(FaultCatalogue, HasEnoughOfEveryKindUnderNamesOfTheirOwn) {
  std::set<std::string> ids;
  std::map<FaultKind, int> count;
  for (const Fault& fault : catalogue()) {
    EXPECT_TRUE(ids.insert(fault.id).second) << fault.id;
    EXPECT_TRUE(fault.wrong.ends_with('.')) << fault.id;
    ++count[fault.kind];
  }
  EXPECT_GE(ids.size(), 60u);
  for (FaultKind kind : kinds) EXPECT_GE(count[kind], 5) << name_of(kind);
}

TEST(FaultCatalogue, EachIsCaughtAndNoTwinRaisesAnAlarm) {
  std::map<FaultKind, std::array<std::uint64_t, 4>> figures;
  for (std::size_t row = 0; row < catalogue().size(); ++row) {
    const Fault& fault = catalogue()[row];
    const FaultScore score = score_of(fault, row, {});
    EXPECT_TRUE(score.caught()) << fault.id << ": " << fault.wrong;
    EXPECT_GT(score.trials, 0u) << fault.id;
    for (const Trial& alarm : score.false_alarms)
      ADD_FAILURE() << fault.id << "'s twin on " << alarm.ground << ", " << alarm.check << ": ratio "
                    << alarm.residual.ratio();
    auto& [planted, caught, alarms, trials] = figures[fault.kind];
    ++planted;
    caught += score.caught();
    alarms += score.false_alarms.size();
    trials += score.trials;
  }
  for (const auto& [kind, f] : figures)
    std::cout << name_of(kind) << ": " << f[1] << " of " << f[0] << " caught, " << f[2] << " false alarms in " << f[3]
              << " trials\n";
}

Fault no_op(FaultKind kind) {
  return {"none.at-all", kind, "Nothing is wrong.", judges::torque, [](const Chain& chain, const JointState&, bool) {
            return Planted{Subject(chain), {}};
          }};
}

/// Mistaken where it says that it plants nothing.
Fault alarming() {
  return {"always.heavy", FaultKind::model, "Its twin is wrong too.", judges::torque,
          [](const Chain& chain, const JointState& values, bool) {
            Subject subject(chain);
            std::vector<Bounded> tau = rnea(subject.bounded, lift_state(subject.bounded, values));
            tau[0] += Bounded(1e-9);
            StandIns results;
            results.tau = tau;
            return Planted{std::move(subject), std::move(results)};
          }};
}

Report report_of(const std::vector<Fault>& faults) {
  Report report;
  add_score(faults, std::vector<bool>(faults.size(), true), {}, report);
  return report;
}

TEST(FaultScoreCanFail, AFaultThatIsNoneIsNotCaught) {
  EXPECT_FALSE(score_of(no_op(FaultKind::use), 0, {}).caught());
  const Report report = report_of({catalogue().front(), no_op(FaultKind::use)});
  EXPECT_EQ(exit_code(report), 1);
  ASSERT_EQ(report.checks.size(), 4u);
  EXPECT_EQ(report.checks[0].verdict, Verdict::pass);
  EXPECT_EQ(report.checks[1].verdict, Verdict::fail);
  EXPECT_EQ(report.checks[1].reproduce, "lagdyn self-test --only none.at-all --seed 1 --first 0");
  EXPECT_EQ(number(at(report.results[1], "planted")), 1);
  EXPECT_EQ(number(at(report.results[1], "caught")), 0);
}

TEST(FaultScoreCanFail, ATwinThatIsWrongIsAFalseAlarm) {
  const FaultScore score = score_of(alarming(), 0, {});
  EXPECT_TRUE(score.caught());
  EXPECT_GT(score.false_alarms.size(), 0u);
  const Report report = report_of({alarming()});
  EXPECT_EQ(exit_code(report), 1);
  EXPECT_EQ(report.checks.back().verdict, Verdict::fail);
  EXPECT_NE(report.checks.back().explanation.find("always.heavy"), std::string::npos);
  EXPECT_EQ(report.checks.back().reproduce, "lagdyn self-test --only always.heavy --seed 1 --first 0");
  EXPECT_EQ(number(at(report.results[0], "false_alarms")), static_cast<double>(score.false_alarms.size()));
}

TEST(FaultScoreCanFail, NothingTriedIsNotSuccess) {
  Report report;
  add_score(catalogue(), std::vector<bool>(catalogue().size()), {}, report);
  EXPECT_EQ(exit_code(report), 3);
}

TEST(FaultScore, JudgesAreRegisteredChecks) {
  for (const Fault& fault : catalogue())
    for (const std::string& judge : fault.judges)
      EXPECT_TRUE(std::ranges::any_of(all_checks(), [&](const Check& check) {
        return judge.ends_with('*') ? check.id.starts_with(judge.substr(0, judge.size() - 1)) : check.id == judge;
      })) << judge;
}

/// Other states than the default's: other trials of faults and twins.
TEST(FaultScoreFull, HoldsForOtherSeeds) {
  for (std::uint64_t seed = 2; seed <= 20; ++seed) {
    Report report;
    add_score(catalogue(), std::vector<bool>(catalogue().size(), true), {seed, 0}, report);
    EXPECT_EQ(exit_code(report), 0) << seed;
  }
}

}  // namespace
}  // namespace lagdyn::faults
