#include "lagdyn/renderers/text.hpp"

#include <gtest/gtest.h>

#include <sstream>

#include "lagdyn/io/characters.hpp"
#include "renderers/sample_reports.hpp"

namespace lagdyn {
namespace {

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream stream(text);
  for (std::string line; std::getline(stream, line);) lines.push_back(line);
  return lines;
}

int widest(const std::string& text) {
  int most = 0;
  for (const std::string& line : lines_of(text)) most = std::max(most, columns(line));
  return most;
}

bool contains(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

void expect_harmless(const std::string& text) {
  std::string_view rest = text;
  while (!rest.empty()) {
    const char32_t c = next_character(rest);
    EXPECT_TRUE(c == '\n' || !is_control(c)) << static_cast<unsigned>(c);
  }
  for (const std::string& line : lines_of(text)) EXPECT_FALSE(line.starts_with("::")) << line;
}

Report with_names(Report report, const std::string& name) {
  for (ReportInput& input : report.inputs) {
    input.file = input.name = name;
    for (std::string& joint : input.joints) joint = name;
  }
  for (CheckResult& check : report.checks) {
    check.explanation = check.unit = check.reproduce = name;
    if (check.worst) check.worst->joint = name;
  }
  report.notes.push_back(name);
  return report;
}

Report mass_matrix_report(std::size_t n) {
  std::vector<std::vector<double>> m(n, std::vector<double>(n, -0.123456789));
  const std::vector<double> v(n, 1.0 / 3);
  Report report = torque_report(n);
  report.command = "mass-matrix";
  report.results = {
      ValueMap{{"input", 0},
               {"state", 4},
               {"q", v},
               {"qd", v},
               {"mass_matrix", ValueMap{{"crba", m}, {"rnea-columns", m}}},
               {"residual", ValueMap{{"crba", ValueMap{{"measured", 0.0}, {"bound", 0.0}, {"ratio", Value()}}}}},
               {"symmetry", 1e-17},
               {"eigenvalues", v},
               {"condition", 1.5},
               {"cholesky", m},
               {"skew", m},
               {"mass_matrix_dq", ValueList(n, Value(m))}}};
  return report;
}

TEST(Text, ShowsEachVerdictWithItsNumbers) {
  const std::string text = render_text(check_report(), {});
  EXPECT_TRUE(contains(text, "configs/planar-2r.json: planar-2r, 2 joints (shoulder, elbow)\n"));
  EXPECT_TRUE(contains(text, "pass  torque.kane  1.50e-15  3.00e-15      0.5    1000  N m\n")) << text;
  EXPECT_TRUE(contains(text, "FAIL  mass.crba    2.50e-01  2.50e-14  1.0e+13    1000  kg m^2\n")) << text;
  EXPECT_TRUE(contains(text, "skip  closed-form.spherical-pendulum  the axes are parallel;")) << text;
  EXPECT_TRUE(contains(text, "ERROR forward.aba  1.00e-04         -        0    1000  N m\n")) << text;
  EXPECT_TRUE(contains(text, "1 passed, 1 failed, 1 skipped, 1 not judged; 1 file, seed 1: incomplete\n"));
}

TEST(Text, AFailureSaysWhereWhyAndHowToSeeIt) {
  const std::string text = render_text(check_report(), {});
  EXPECT_TRUE(contains(text, "crba and rnea-columns differ most in entry (1, 2)"));
  EXPECT_TRUE(contains(text, "at state 17, joint elbow\n        q    0.3, -0.7\n        qd   0.5, -0.4\n"));
  EXPECT_TRUE(contains(text,
                       "reproduce with\n        lagdyn check configs/planar-2r.json --only mass.crba --seed 1 \\\n"
                       "          --first 17 --samples 1\n"))
      << text;
  EXPECT_FALSE(contains(text, "at state 12")) << "the worst state of a check that passed is for --verbose";
  EXPECT_TRUE(contains(render_text(check_report(), {.detail = Detail::verbose}), "at state 12"));
}

TEST(Text, QuietShowsWhatWentWrongAndTheLastLine) {
  Report report = check_report();
  const std::string text = render_text(report, {.detail = Detail::quiet});
  EXPECT_FALSE(contains(text, "torque.kane"));
  EXPECT_FALSE(contains(text, "closed-form"));
  EXPECT_TRUE(contains(text, "mass.crba"));
  report.checks.resize(1);
  EXPECT_EQ(lines_of(render_text(report, {.detail = Detail::quiet})),
            (std::vector<std::string>{"1 passed, 0 failed, 0 skipped; 1 file, seed 1: pass"}));
}

TEST(Text, ColoursVerdictWordsAlone) {
  std::string text = render_text(check_report(), {.color = true});
  EXPECT_TRUE(contains(text, "\x1b[32mpass\x1b[0m  torque.kane"));
  EXPECT_TRUE(contains(text, "\x1b[1;31mFAIL\x1b[0m  mass.crba"));
  const std::string plain = render_text(check_report(), {});
  EXPECT_FALSE(contains(plain, "\x1b"));
  for (const std::string code : {"\x1b[32m", "\x1b[1;31m", "\x1b[2m", "\x1b[1;35m", "\x1b[0m"})
    for (std::size_t at; (at = text.find(code)) != std::string::npos;) text.erase(at, code.size());
  EXPECT_EQ(text, plain);
}

TEST(Text, KeepsWithinEightyColumnsAndUsesMore) {
  const std::string word(60, 'x');
  for (std::size_t n : {1u, 2u, 7u, 24u})
    for (Detail detail : {Detail::quiet, Detail::normal, Detail::verbose}) {
      EXPECT_LE(widest(render_text(torque_report(n), {.detail = detail})), 80);
      EXPECT_LE(widest(render_text(mass_matrix_report(n), {.detail = detail})), 80);
      EXPECT_LE(widest(render_text(with_names(torque_report(n), word), {.detail = detail})), 80);
      EXPECT_LE(widest(render_text(with_names(mass_matrix_report(n), word), {.detail = detail})), 80);
    }
  EXPECT_LE(widest(render_text(check_report(), {})), 80);
  EXPECT_LE(widest(render_text(with_names(check_report(), word), {})), 80);
  const int wide = widest(render_text(torque_report(24), {.width = 160}));
  EXPECT_GT(wide, 120);
  EXPECT_LE(wide, 160);
}

TEST(Text, NamesCannotSteerTheTerminal) {
  for (const Report& report : {check_report(), torque_report(2), mass_matrix_report(2)}) {
    const Report hostile = with_names(report, hostile_name);
    expect_harmless(render_text(hostile, {}));
    EXPECT_LE(widest(render_text(hostile, {})), 80);
  }
  const std::vector<Diagnostic> diagnostics{
      {Severity::error, hostile_name, hostile_name, 1, 2, hostile_name, hostile_name, hostile_name, hostile_name}};
  expect_harmless(render_diagnostics(diagnostics, {}));
}

TEST(Text, TorqueTableHasMethodsDownJointsAcrossAndTermsWithTheirSum) {
  const std::string text = render_text(torque_report(2), {});
  EXPECT_TRUE(contains(text, "state 0                    joint-1      joint-2\n")) << text;
  EXPECT_TRUE(contains(text, "  rnea                  -11.611991  -5.80599549\n")) << text;
  EXPECT_TRUE(contains(text, "  sum                   -11.611991  -5.05599549\n")) << text;
  EXPECT_TRUE(contains(text, "  kane                  1.00e-15  1.00e-14      0.1\n")) << text;
  EXPECT_TRUE(contains(text, "  euler-lagrange-exact  5.00e-01  1.00e-14  5.0e+13  FAIL\n")) << text;
}

TEST(Text, EveryJointOfALongChainIsShownOnce) {
  const std::string text = render_text(torque_report(24), {});
  for (int i = 9; i <= 24; ++i) {
    const std::string name = "  joint-" + std::to_string(i);
    EXPECT_NE(text.find(name), std::string::npos) << name;
    EXPECT_EQ(text.find(name), text.rfind(name)) << name;
  }
}

TEST(Text, EqualMatricesArePrintedOnce) {
  const auto count = [](const std::string& text, const std::string& part) {
    std::size_t n = 0;
    for (std::size_t at = 0; (at = text.find(part, at)) != std::string::npos; ++at) ++n;
    return n;
  };
  EXPECT_EQ(count(render_text(mass_matrix_report(2), {}), "M crba"), 0u);
  EXPECT_EQ(count(render_text(mass_matrix_report(2), {}), "M rnea-columns"), 1u);
  EXPECT_EQ(count(render_text(mass_matrix_report(2), {.detail = Detail::verbose}), "M crba"), 1u);
}

TEST(Text, ListsChecks) {
  Report report;
  report.command = "check";
  report.listings = {{"mass.crba", "Composite bodies", "M = M", {"crba", "rnea-columns"}}};
  EXPECT_EQ(render_text(report, {}),
            "mass.crba\n  Composite bodies\n  M = M\n  crba against rnea-columns\n\n1 check\n");
}

TEST(Text, DiagnosticsNameThePlaceAndTheMending) {
  const std::vector<Diagnostic> diagnostics{
      {Severity::error, "chain.axis-zero", "arm.json", 12, 5, "/bodies/0/joint/axis", "[0, 0, 0]", "not zero",
       "[0, 0, 1]"},
      {Severity::warning, "chain.axis-length", "arm.json", 0, 0, "", "2", "", ""},
      {Severity::note, "chain.massless", "arm.json", 3, 0, "", "nothing", "", ""}};
  const std::string error =
      "arm.json:12:5: error: chain.axis-zero\n  at       /bodies/0/joint/axis\n"
      "  found    [0, 0, 0]\n  expected not zero\n  to mend  [0, 0, 1]\n";
  const std::string warning = "arm.json: warning: chain.axis-length\n  found    2\n";
  EXPECT_EQ(render_diagnostics(diagnostics, {}), error + warning + "1 note on the input; --verbose shows it\n");
  EXPECT_EQ(render_diagnostics(diagnostics, {.detail = Detail::quiet}), error);
  EXPECT_EQ(render_diagnostics(diagnostics, {.detail = Detail::verbose}),
            error + warning + "arm.json:3: note: chain.massless\n  found    nothing\n");
  EXPECT_EQ(render_diagnostics({}, {}), "");
}

TEST(Text, ASingularMassMatrixHasNoCondition) {
  Report report;
  report.command = "mass-matrix";
  report.inputs = {{"arm.json", "", "arm", {"a"}}};
  report.results = {ValueMap{{"input", 0}, {"state", 0}, {"condition", Value()}}};
  EXPECT_NE(render_text(report, {}).find("condition   none: M is not positive definite\n"), std::string::npos);
  report.results = {ValueMap{{"input", 0}, {"state", 0}, {"condition", 2.5}}};
  EXPECT_NE(render_text(report, {}).find("condition   2.5\n"), std::string::npos);
}

TEST(Text, NamesAreCutInHeadings) {
  Report report;
  report.command = "torque";
  report.inputs = {{"arm.json", "", std::string(1000, 'n'), {std::string(1000, 'j')}}};
  EXPECT_LT(render_text(report, {}).size(), 400u);
}

}  // namespace
}  // namespace lagdyn
