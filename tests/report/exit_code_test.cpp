#include "lagdyn/report/exit_code.hpp"

#include <gtest/gtest.h>

namespace lagdyn {
namespace {

Report with(std::vector<Verdict> verdicts) {
  Report report;
  report.tested = true;
  for (Verdict verdict : verdicts) report.checks.emplace_back().verdict = verdict;
  return report;
}

void expect(const Report& report, int code, std::string_view verdict) {
  EXPECT_EQ(exit_code(report), code);
  EXPECT_EQ(report_verdict(report), verdict);
}

TEST(ExitCode, FollowsTheChecks) {
  expect(with({Verdict::pass, Verdict::skipped}), 0, "pass");
  expect(with({Verdict::pass, Verdict::fail}), 1, "fail");
  expect(with({Verdict::pass, Verdict::error}), 3, "incomplete");
  expect(with({Verdict::error, Verdict::fail}), 3, "incomplete");
}

TEST(ExitCode, ARegressionFails) {
  Report report;
  report.tested = true;
  report.checks.resize(1);
  report.checks[0].verdict = Verdict::pass;
  report.checks[0].baseline = BaselineEntry{Verdict::pass, 1e-3, ""};
  EXPECT_EQ(exit_code(report), 0);
  report.checks[0].baseline->regression = "the ratio grew";
  EXPECT_EQ(exit_code(report), 1);
}

TEST(ExitCode, FollowsTheOutcomeOfResults) {
  Report report = with({});
  expect(report, 0, "pass");
  report.outcome = Verdict::fail;
  expect(report, 1, "fail");
  report.outcome = Verdict::error;
  expect(report, 3, "incomplete");
}

TEST(ExitCode, NothingCheckedIsNotSuccess) {
  Report report = with({Verdict::skipped});
  report.tested = false;
  expect(report, 3, "incomplete");
}

TEST(ExitCode, AnErrorOfTheInputComesFirst) {
  for (Verdict verdict : {Verdict::pass, Verdict::fail, Verdict::error}) {
    Report report = with({verdict});
    report.diagnostics.emplace_back().severity = Severity::error;
    expect(report, 2, "incomplete");
  }
}

TEST(ExitCode, WarningsAndNotesChangeNothing) {
  Report report = with({Verdict::pass});
  report.diagnostics.emplace_back().severity = Severity::warning;
  report.diagnostics.emplace_back().severity = Severity::note;
  expect(report, 0, "pass");
}

TEST(ExitCode, AListingIsSuccess) {
  Report report;
  report.listings.emplace_back();
  expect(report, 0, "pass");
}

}  // namespace
}  // namespace lagdyn
