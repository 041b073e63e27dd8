// The formats for machines: what they say, and that no name can break them.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "lagdyn/renderers/formats.hpp"
#include "lagdyn/renderers/github.hpp"
#include "lagdyn/renderers/judgements.hpp"
#include "lagdyn/renderers/tables.hpp"
#include "lagdyn/renderers/text_layout.hpp"
#include "renderers/sample_reports.hpp"

namespace lagdyn {
namespace {

using Json = nlohmann::json;

std::string rendered(const char* format, const Report& report) { return format_named(format)->render(report, {}); }

std::size_t occurrences(const std::string& text, const std::string& part) {
  std::size_t n = 0;
  for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++n;
  return n;
}

bool contains(const std::string& text, const std::string& part) { return occurrences(text, part) > 0; }

Report regressed_report() {
  Report report = check_report();
  report.checks.resize(1);
  report.checks[0].baseline = BaselineEntry{Verdict::pass, 1e-9, "the ratio rose from 1e-9 to 0.5"};
  return report;
}

Report hostile_report() {
  Report report = check_report();
  report.inputs[0].file = hostile_name;
  report.inputs[0].name = hostile_name;
  report.inputs[0].joints = {hostile_name, "a|b`c"};
  for (CheckResult& check : report.checks) check.explanation = hostile_name;
  report.checks[1].worst->joint = hostile_name;
  report.checks[1].reproduce = hostile_name;
  report.diagnostics = {{Severity::warning, "chain.axis-length", hostile_name, 3, 7, "/" + hostile_name, hostile_name,
                         hostile_name, hostile_name}};
  report.notes = {hostile_name};
  return report;
}

TEST(Judgements, OneForEachVerdict) {
  const std::vector<Judgement> all = judgements_of(check_report());
  ASSERT_EQ(all.size(), 4u);
  using Kind = Judgement::Kind;
  EXPECT_EQ(all[0].kind, Kind::pass);
  EXPECT_EQ(all[1].kind, Kind::failed);
  EXPECT_EQ(all[1].file, "configs/planar-2r.json");
  EXPECT_TRUE(contains(all[1].text, "measured 2.50e-01, bound 2.50e-14 kg m^2, ratio 1.0e+13"));
  EXPECT_TRUE(contains(all[1].text, "at state 17, joint elbow"));
  EXPECT_TRUE(contains(all[1].text, "reproduce with: lagdyn check configs/planar-2r.json --only mass.crba"));
  EXPECT_EQ(all[2].kind, Kind::skipped);
  EXPECT_EQ(all[3].kind, Kind::error);
}

TEST(Judgements, OfResidualsRegressionsAndNothing) {
  const std::vector<Judgement> torque = judgements_of(torque_report(2));
  ASSERT_EQ(torque.size(), 2u);
  EXPECT_EQ(torque[0].kind, Judgement::Kind::pass);
  EXPECT_EQ(torque[1].kind, Judgement::Kind::failed);
  EXPECT_EQ(torque[1].id, "torque.euler-lagrange-exact");
  const std::vector<Judgement> worse = judgements_of(regressed_report());
  EXPECT_EQ(worse[0].kind, Judgement::Kind::failed);
  EXPECT_TRUE(contains(worse[0].text, "worse than the baseline: the ratio rose"));
  Report nothing;
  nothing.command = "check";
  const std::vector<Judgement> none = judgements_of(nothing);
  ASSERT_EQ(none.size(), 1u);
  EXPECT_EQ(none[0].kind, Judgement::Kind::error);
  EXPECT_EQ(none[0].text, "nothing was checked");
}

TEST(Judgements, OfACommandWhoseResultsHoldNoResiduals) {
  Report report;
  report.command = "energy-drift";
  report.tested = true;
  report.notes = {"the drift falls too slowly"};
  using Kind = Judgement::Kind;
  for (const auto& [outcome, kind] : {std::pair(Verdict::pass, Kind::pass), std::pair(Verdict::fail, Kind::failed),
                                      std::pair(Verdict::error, Kind::error)}) {
    report.outcome = outcome;
    const std::vector<Judgement> all = judgements_of(report);
    ASSERT_EQ(all.size(), 1u);
    EXPECT_EQ(all[0].kind, kind);
    EXPECT_EQ(all[0].id, "energy-drift");
    EXPECT_EQ(all[0].text, outcome == Verdict::pass ? "" : report.notes[0]);
  }
}

TEST(Judgements, OfAResidualBelongToItsInput) {
  Report report = torque_report(1);
  report.inputs.push_back({"other.json", "", "other", {"j"}});
  std::get<ValueMap>(report.results[0].data)[0].second = 1;
  EXPECT_EQ(judgements_of(report)[1].file, "other.json");
}

TEST(Tables, AreRectangular) {
  for (const Report& report : {check_report(), torque_report(3), hostile_report(), regressed_report()})
    for (const Table& table : tables_of(report))
      for (const auto& row : table.rows) EXPECT_EQ(row.size(), table.columns.size()) << table.title;
}

TEST(Tables, OfTorqueHaveARowForEachStateAndJoint) {
  const std::vector<Table> tables = tables_of(torque_report(3));
  ASSERT_EQ(tables.size(), 2u);
  EXPECT_EQ(tables[0].rows.size(), 3u);
  EXPECT_EQ(tables[0].columns[5], "tau:kane");
  EXPECT_EQ(std::get<double>(tables[0].rows[1][5].data), -11.6119909772 / 2);
  EXPECT_EQ(tables[1].rows.size(), 2u);
}

TEST(Tables, OfResultsByTheirForm) {
  Report report;
  report.command = "other";
  report.inputs = {{"arm.json", "", "arm", {"a", "b"}}};
  report.results = {ValueMap{{"input", 0},
                             {"method", "m"},
                             {"q", std::vector<double>{1, 2}},
                             {"fit", ValueMap{{"rms", 0.5}}},
                             {"rows", ValueList{ValueMap{{"h", 4}}, ValueMap{{"h", 2}, {"ratio", 15.5}}}}}};
  const std::vector<Table> tables = tables_of(report);
  ASSERT_EQ(tables.size(), 3u);
  EXPECT_EQ(tables[0].columns, (std::vector<std::string>{"method", "h", "ratio"}));
  ASSERT_EQ(tables[0].rows.size(), 2u);
  EXPECT_EQ(cell_text(tables[0].rows[0][2]), "");
  EXPECT_EQ(cell_text(tables[0].rows[1][2]), "15.5");
  EXPECT_EQ(tables[1].columns, (std::vector<std::string>{"state", "joint", "q"}));
  EXPECT_EQ(cell_text(tables[1].rows[1][2]), "2");
  EXPECT_EQ(tables[2].columns, (std::vector<std::string>{"input", "method", "fit.rms"}));
  EXPECT_EQ(cell_text(tables[2].rows[0][2]), "0.5");
}

TEST(Tables, TakeThoseOfTheReport) {
  Report report;
  report.command = "other";
  report.tables = {ValueMap{{"title", "t"},
                            {"columns", std::vector<std::string>{"a", "b"}},
                            {"rows", ValueList{ValueList{1, "x"}, ValueList{2.5}}}}};
  const std::vector<Table> tables = tables_of(report);
  ASSERT_EQ(tables.size(), 1u);
  EXPECT_EQ(tables[0].columns, (std::vector<std::string>{"a", "b"}));
  EXPECT_EQ(cell_text(tables[0].rows[0][1]), "x");
  EXPECT_EQ(cell_text(tables[0].rows[1][0]), "2.5");
  EXPECT_EQ(cell_text(tables[0].rows[1][1]), "");
}

TEST(Csv, QuotesAndDisarms) {
  Report report;
  report.command = "other";
  report.tables = {ValueMap{{"title", "t"},
                            {"columns", std::vector<std::string>{"a"}},
                            {"rows", ValueList{ValueList{"x,\"y\""}, ValueList{"=1+1"}, ValueList{"-x"},
                                               ValueList{-1.5}, ValueList{"a\nb"}}}}};
  EXPECT_EQ(rendered("csv", report), "a\n\"x,\"\"y\"\"\"\n'=1+1\n'-x\n-1.5\na\\nb\n");
}

TEST(Markdown, NamesAreNoMarkup) {
  const std::string text = rendered("markdown", hostile_report());
  EXPECT_FALSE(contains(text, "<script>"));
  EXPECT_FALSE(contains(text, "\x1b"));
  for (const std::string& line : {std::string("a|b"), std::string("`c")}) EXPECT_FALSE(contains(text, line)) << line;
  EXPECT_TRUE(contains(text, "&lt;script&gt;"));
}

TEST(Junit, CountsAndEscapes) {
  const std::string text = rendered("junit", check_report());
  EXPECT_TRUE(contains(
      text, "<testsuite name=\"configs/planar-2r.json\" tests=\"4\" failures=\"1\" errors=\"1\" skipped=\"1\">"));
  EXPECT_EQ(occurrences(text, "<testcase "), 4u);
  const std::string hostile = rendered("junit", hostile_report());
  EXPECT_FALSE(contains(hostile, "<script>"));
  EXPECT_FALSE(contains(hostile, "\x1b"));
  EXPECT_TRUE(contains(hostile, "&lt;script&gt;"));
  EXPECT_TRUE(contains(rendered("junit", regressed_report()), "failures=\"1\""));
}

TEST(Names, AreNoWorkflowCommandsInAnyFormat) {
  Report report = hostile_report();
  const std::string name = "arm\n::ERROR title=x::y\n::add-mask::z ##[error]w";
  report.inputs[0].file = report.inputs[0].name = name;
  report.inputs[0].joints = {name, name};
  report.checks[1].worst->joint = name;
  for (CheckResult& check : report.checks) check.explanation = check.title = name;
  report.diagnostics[0].found = report.diagnostics[0].pointer = name;
  for (const Format& format : formats()) {
    SCOPED_TRACE(format.name);
    const std::string text = format.render(report, {});
    EXPECT_FALSE(contains(text, "##["));
    for (const char* command : {"::ERROR", "::add-mask"})
      for (std::size_t at = text.find(command); at != std::string::npos; at = text.find(command, at + 1)) {
        const std::size_t line = text.rfind('\n', at) + 1;
        EXPECT_NE(text.substr(line, at - line).find_first_not_of(' '), std::string::npos) << text.substr(line, 80);
      }
  }
  EXPECT_EQ(Json::parse(rendered("json", report))["inputs"][0]["name"], name);
}

TEST(Sarif, ExplainsItsRules) {
  const Json rules = Json::parse(rendered("sarif", check_report()))["runs"][0]["tool"]["driver"]["rules"];
  EXPECT_EQ(rules[0]["id"], "mass.crba");
  EXPECT_FALSE(rules[0]["fullDescription"]["text"].get<std::string>().empty());
  EXPECT_TRUE(contains(rules[0]["help"]["text"], "lagdyn explain mass.crba"));
  const Json unknown = Json::parse(rendered("sarif", Report{}))["runs"][0]["tool"]["driver"]["rules"][0];
  EXPECT_FALSE(unknown.contains("help"));
}

TEST(Sarif, HasWhatTheStandardDemands) {
  for (const Report& report : {check_report(), torque_report(2), hostile_report(), regressed_report()}) {
    const Json log = Json::parse(rendered("sarif", report));
    EXPECT_EQ(log["version"], "2.1.0");
    const Json& run = log["runs"][0];
    EXPECT_EQ(run["tool"]["driver"]["name"], "lagdyn");
    const Json& rules = run["tool"]["driver"]["rules"];
    EXPECT_FALSE(run["results"].empty());
    for (const Json& result : run["results"]) {
      EXPECT_EQ(rules[result["ruleIndex"].get<std::size_t>()]["id"], result["ruleId"]);
      EXPECT_FALSE(result["message"]["text"].get<std::string>().empty());
      for (const Json& location : result["locations"]) {
        const std::string uri = location["physicalLocation"]["artifactLocation"]["uri"];
        EXPECT_EQ(uri.find_first_of(" <>\"\x1b\n"), std::string::npos) << uri;
        EXPECT_GE(location["physicalLocation"]["region"]["startLine"].get<int>(), 1);
      }
    }
  }
  const Json failed = Json::parse(rendered("sarif", check_report()))["runs"][0]["results"];
  ASSERT_EQ(failed.size(), 2u);
  EXPECT_EQ(failed[0]["ruleId"], "mass.crba");
  EXPECT_EQ(failed[0]["level"], "error");
}

TEST(Github, TellsTheWorstFirstAndAtMostTen) {
  Report report = check_report();
  const std::string text = rendered("github", report);
  EXPECT_TRUE(text.starts_with("::error file=configs/planar-2r.json,title=lagdyn%3A forward.aba::bound too wide"));
  EXPECT_EQ(occurrences(text, "\n::error "), 1u);
  EXPECT_TRUE(text.ends_with("lagdyn check: incomplete (1 passed, 1 failed, 1 not judged, 1 skipped, 0 warnings)\n"));
  for (int i = 0; i < 30; ++i) {
    report.checks.push_back(report.checks[1]);
    report.checks.back().ratio = 1e10 * i;
    report.checks.back().id = "x.y" + std::to_string(i);
  }
  const std::string many = rendered("github", report);
  EXPECT_EQ(occurrences(many, "::error file"), most_annotations);
  EXPECT_TRUE(contains(many, "; 22 more are in the step's summary"));
  EXPECT_LT(many.find("mass.crba"), many.find("x.y29")) << "the larger ratio first";
  EXPECT_FALSE(contains(many, "x.y1::"));
}

TEST(Github, NamesAreNoCommands) {
  const std::string text = rendered("github", hostile_report());
  for (std::size_t start = 0; start < text.size();) {
    const std::size_t end = text.find('\n', start);
    const std::string line = text.substr(start, end - start);
    EXPECT_TRUE(line.starts_with("::error file=") || line.starts_with("::warning file=") ||
                line.starts_with("lagdyn check: "))
        << line;
    start = end + 1;
  }
  EXPECT_FALSE(contains(text, "##["));
  EXPECT_FALSE(contains(text, "\x1b"));
  EXPECT_TRUE(contains(text, "line=3,col=7"));
}

TEST(Text, WorkflowCommandsAreDefusedAndNamesStay) {
  EXPECT_EQ(escaped("::error::x"), "\\u{3a}:error::x");
  EXPECT_EQ(escaped("a ::warning file=b::c"), "a \\u{3a}:warning file=b::c");
  EXPECT_EQ(escaped("::Error::x"), "\\u{3a}:Error::x");
  EXPECT_EQ(escaped("##[error]x"), "\\u{23}#[error]x");
  EXPECT_EQ(escaped("model::link::errors::error_link"), "model::link::errors::error_link");
  EXPECT_EQ(escaped("::stop-commands::t"), "\\u{3a}:stop-commands::t");
}

TEST(Text, ARegressionIsShownAndCounted) {
  const std::string text = rendered("text", regressed_report());
  EXPECT_TRUE(contains(text, "      worse than the baseline: the ratio rose from 1e-9 to 0.5\n"));
  EXPECT_TRUE(contains(text, "1 passed, 0 failed, 0 skipped, 1 worse than the baseline; 1 file, seed 1: fail\n"));
}

}  // namespace
}  // namespace lagdyn
