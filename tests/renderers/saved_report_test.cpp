// A saved report read back gives, in every format, the bytes that the report itself gives.
#include <gtest/gtest.h>

#include "lagdyn/renderers/formats.hpp"
#include "lagdyn/report/exit_code.hpp"
#include "lagdyn/report/read_report.hpp"
#include "renderers/sample_reports.hpp"

namespace lagdyn {
namespace {

void expect_same_when_read_back(const Report& report) {
  SCOPED_TRACE(report.command);
  const std::string saved = format_named("json")->render(report, {});
  const ReadReport read = read_report_text(saved, "saved.json");
  ASSERT_TRUE(read.report) << (read.diagnostics.empty() ? "" : read.diagnostics[0].found);
  EXPECT_TRUE(read.diagnostics.empty());
  EXPECT_EQ(exit_code(*read.report), exit_code(report));
  for (const Format& format : formats())
    for (const Detail detail : {Detail::quiet, Detail::normal, Detail::verbose}) {
      TextStyle style;
      style.detail = detail;
      style.diagnostics = true;
      EXPECT_EQ(format.render(*read.report, style), format.render(report, style)) << format.name;
    }
}

TEST(SavedReport, OfEveryCommandRendersAsItself) {
  expect_same_when_read_back(check_report());
  for (const std::size_t joints : {1, 2, 7}) expect_same_when_read_back(torque_report(joints));
}

TEST(SavedReport, OfAListing) {
  Report report;
  report.command = "check";
  report.listings = {{"mass.crba", "composite bodies", "M = M", {"crba", "rnea-columns"}}};
  expect_same_when_read_back(report);
}

TEST(SavedReport, OfWrongInput) {
  Report report;
  report.command = "check";
  report.inputs = {{hostile_name, "", "", {}}};
  report.diagnostics = {{Severity::error, "chain.axis-zero", hostile_name, 3, 7, "/bodies/0", hostile_name, "b", "c"},
                        {Severity::note, "a.b", "f", 0, 0, "", "", "", ""}};
  expect_same_when_read_back(report);
}

TEST(SavedReport, OfRegressionsAndWhatIsNotFinite) {
  Report report = check_report();
  report.checks.resize(1);
  report.checks[0].baseline = BaselineEntry{Verdict::pass, 1e-9, "the ratio grew"};
  expect_same_when_read_back(report);
  report.checks[0].worst->state.q[0] = std::numeric_limits<double>::quiet_NaN();
  report.checks[0].measured = std::numeric_limits<double>::infinity();
  report.checks[0].verdict = Verdict::error;
  report.notes = {hostile_name};
  expect_same_when_read_back(report);
}

TEST(SavedReport, KeepsIntegersDoublesAndTheToolThatMadeIt) {
  Report report;
  report.command = "opcount";
  report.tool = {"lagdyn", "0.0.9", "Clang 1"};
  report.tested = true;
  Value negative;
  negative.data = std::int64_t{-4};
  report.results = {ValueMap{{"a", 3},
                             {"b", 3.0},
                             {"c", std::uint64_t{18446744073709551615u}},
                             {"d", -0.0},
                             {"e", negative},
                             {"f", 1e300},
                             {"g", true},
                             {"h", Value()},
                             {"i", ""},
                             {"j", 5e-324}}};
  const std::string saved = format_named("json")->render(report, {});
  const ReadReport read = read_report_text(saved, "saved.json");
  ASSERT_TRUE(read.report);
  EXPECT_EQ(format_named("json")->render(*read.report, {}), saved);
}

TEST(SavedReport, AnOutcomeThatNoEntryShows) {
  for (const Verdict outcome : {Verdict::pass, Verdict::fail, Verdict::error}) {
    Report report;
    report.command = "torque";
    report.tested = true;
    report.outcome = outcome;
    report.results = {ValueMap{{"input", 0}}};
    const ReadReport read = read_report_text(format_named("json")->render(report, {}), "saved.json");
    ASSERT_TRUE(read.report);
    EXPECT_EQ(exit_code(*read.report), exit_code(report));
  }
}

}  // namespace
}  // namespace lagdyn
