#include "lagdyn/report/read_report.hpp"

#include <gtest/gtest.h>

namespace lagdyn {
namespace {

const std::string good = R"({
  "format": "lagdyn-report/1", "command": "check", "verdict": "pass",
  "tool": {"name": "lagdyn", "version": "0.1.0", "build": "GCC"},
  "seed": 1, "samples": 10,
  "inputs": [{"file": "a.json", "sha256": "00", "name": "a", "joints": ["j"]}],
  "diagnostics": [],
  "checks": [{"id": "torque.kane", "title": "Kane", "input": 0, "verdict": "pass", "measured": 1e-16, "bound": 1e-15,
    "ratio": 0.1, "unit": "N m", "samples": 10, "worst": {"index": 3, "joint": null, "q": [0.5], "qd": [0.0], "qdd": [1.0]},
    "explanation": "", "reproduce": "", "baseline": null}],
  "results": [], "tables": [], "series": [], "notes": []
})";

std::string with(const std::string& from, const std::string& to) {
  std::string text = good;
  const std::size_t at = text.find(from);
  EXPECT_NE(at, std::string::npos) << from;
  return text.replace(at, from.size(), to);
}

// CODE POINTER of each diagnostic.
std::vector<std::string> said(const std::string& text) {
  const ReadReport read = read_report_text(text, "r.json");
  std::vector<std::string> all;
  for (const Diagnostic& d : read.diagnostics) {
    all.push_back(d.code + " " + d.pointer);
    EXPECT_GT(d.line, 0);
    EXPECT_FALSE(d.found.empty());
    EXPECT_FALSE(d.expected.empty());
  }
  EXPECT_EQ(read.report.has_value(), all.empty());
  return all;
}

using Said = std::vector<std::string>;

TEST(ReadReport, ReadsWhatIsThere) {
  const ReadReport read = read_report_text(good, "r.json");
  ASSERT_TRUE(read.report);
  const Report& report = *read.report;
  EXPECT_EQ(report.command, "check");
  EXPECT_EQ(report.tool.version, "0.1.0");
  EXPECT_EQ(report.seed, 1u);
  EXPECT_EQ(report.inputs[0].joints, std::vector<std::string>{"j"});
  ASSERT_EQ(report.checks.size(), 1u);
  EXPECT_EQ(report.checks[0].worst->index, 3u);
  EXPECT_EQ(report.checks[0].worst->state.q, std::vector<double>{0.5});
  EXPECT_FALSE(report.checks[0].worst->joint);
  EXPECT_TRUE(report.tested);
}

TEST(ReadReport, KeysOfLaterVersionsAreReadPast) {
  EXPECT_EQ(said(with("\"seed\": 1,", "\"seed\": 1, \"new\": {\"x\": [1]},")), Said{});
  EXPECT_EQ(said(with("\"unit\": \"N m\",", "\"unit\": \"N m\", \"new\": 3,")), Said{});
}

TEST(ReadReport, SaysWhatIsWrongAndWhere) {
  EXPECT_EQ(said("{}"), (Said{"report.format "}));
  EXPECT_EQ(said("[]"), (Said{"chain.wrong-type "}));
  EXPECT_EQ(said(with("lagdyn-report/1", "lagdyn-chain/1")), (Said{"report.format /format"}));
  EXPECT_EQ(said(with("\"command\": \"check\",", "")), (Said{"chain.missing-key "}));
  EXPECT_EQ(said(with("\"verdict\": \"pass\", \"measured\"", "\"verdict\": \"ok\", \"measured\"")),
            (Said{"report.word /checks/0/verdict"}));
  EXPECT_EQ(said(with("\"measured\": 1e-16", "\"measured\": \"small\"")),
            (Said{"chain.wrong-type /checks/0/measured"}));
  EXPECT_EQ(said(with("\"samples\": 10, \"worst\"", "\"samples\": -1, \"worst\"")),
            (Said{"report.number /checks/0/samples"}));
  EXPECT_EQ(said(with("\"input\": 0", "\"input\": 1")), (Said{"report.number /checks/0/input"}));
  EXPECT_EQ(said(with("\"index\": 3", "\"index\": 3.5")), (Said{"report.number /checks/0/worst/index"}));
  EXPECT_EQ(said(with("\"notes\": []", "\"notes\": [1]")), (Said{"chain.wrong-type /notes/0"}));
  EXPECT_EQ(said(good.substr(0, good.size() / 2)), (Said{"json.syntax "}));
  EXPECT_EQ(said(with("\"tables\": [],", "\"notes\": [],")), (Said{"chain.missing-key ", "json.duplicate-key /notes"}));
}

TEST(ReadReport, AVerdictMustFollowFromTheEntries) {
  EXPECT_EQ(said(with("\"verdict\": \"pass\", \"measured\"", "\"verdict\": \"fail\", \"measured\"")),
            (Said{"report.contradiction /verdict"}));
  EXPECT_EQ(said(with("\"verdict\": \"pass\", \"measured\"", "\"verdict\": \"skipped\", \"measured\"")),
            (Said{"report.contradiction /verdict"}));
  EXPECT_EQ(said(with("\"verdict\": \"pass\",", "\"verdict\": \"incomplete\",")), Said{}) << "a note may say why";
}

TEST(ReadReport, AFileThatIsNotThere) {
  const ReadReport read = read_report_file("/no/such/report.json");
  EXPECT_FALSE(read.report);
  ASSERT_EQ(read.diagnostics.size(), 1u);
  EXPECT_EQ(read.diagnostics[0].code, "io.missing");
}

}  // namespace
}  // namespace lagdyn
