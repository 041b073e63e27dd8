#include "lagdyn/chain/code_explanations.hpp"

namespace lagdyn::explained {

namespace {

constexpr std::string_view kCommand = "the command line";
constexpr std::string_view kBody = "a body";
constexpr std::string_view kLists = "Modern Robotics' lists";

}  // namespace

std::vector<CodeExplanation> program() {
  return {
      {{"command-line", Severity::error},
       "a wrong command line",
       "A flag, a value or a combination is not one that the command knows. Nothing was computed.",
       kCommand,
       "lagdyn check arm.json --samples ten",
       "lagdyn check arm.json --samples 10"},
      {{"output", Severity::error},
       "an output that cannot be written",
       "Outputs are opened before the work begins, so that nothing is computed in vain: the folder must be there and "
       "be writable.",
       kCommand,
       "lagdyn check arm.json --output nowhere/report.json",
       "lagdyn check arm.json --output report.json"},
      {{"check.no-match", Severity::warning},
       "a pattern that matches no check",
       "An id or a glob of --only or --skip fits none of the checks that lagdyn check --list shows. A misspelt --only "
       "would test less than was meant, so the run is then incomplete (exit code 3).",
       kCommand,
       "lagdyn check arm.json --only torque.kanne",
       "lagdyn check arm.json --only torque.kane"},
      {{"inertia.triangle", Severity::warning},
       "an inertia that no body has",
       "None of the principal moments can exceed the sum of the other two, whatever the distribution of mass. What was "
       "asked for is computed all the same, as Euler's equation holds for such numbers too; a sign, a unit or the "
       "order "
       "of the six entries may be wrong.",
       kCommand,
       "lagdyn euler-poincare --inertia 0.02,0.02,0.06,0,0,0",
       "lagdyn euler-poincare --inertia 0.02,0.05,0.06,0,0,0"},
      {codes::description_left_out, "a remark that the new file does not have",
       "A conversion keeps the descriptions of the chain, its bodies or links and its joints. One inside a pose, an "
       "inertia or limits has no place in the other form.",
       kBody,
       R"("inertial": { "description": "from CAD", "mass": 1, "com": [0, 0, 0],
              "inertia": { "ixx": 0.01, "iyy": 0.01, "izz": 0.01,
                           "ixy": 0, "ixz": 0, "iyz": 0 } })",
       R"("description": "inertial from CAD",
"inertial": { "mass": 1, "com": [0, 0, 0],
              "inertia": { "ixx": 0.01, "iyy": 0.01, "izz": 0.01,
                           "ixy": 0, "ixz": 0, "iyz": 0 } })"},
      {codes::screws_as_columns, "screw axes that were read as columns",
       "Slist is the book's matrix of six rows, with an axis in each column, or a list of axes. The note says which it "
       "was taken for; of six joints either fits, and the reading in which all axes are of unit length is taken, else "
       "the book's. A list of axes that was meant looks like the one below.",
       kLists, R"("Slist": [[0], [0], [1], [0], [0], [0]])", R"("Slist": [[0, 0, 1, 0, 0, 0]])"},
      {codes::screws_as_rows, "screw axes that were read as a list",
       "Slist is a list of axes, or the book's matrix of six rows, with an axis in each column. The note says which it "
       "was taken for; of six joints either fits, and the reading in which all axes are of unit length is taken, else "
       "the book's. The matrix that was meant looks like the one below.",
       kLists, R"("Slist": [[0, 0, 1, 0, 0, 0]])", R"("Slist": [[0], [0], [1], [0], [0], [0]])"},
      {codes::report_format, "a file that is no report of lagdyn",
       "A saved report is what --format json or --output F.json writes; its first key says so.", "a saved report",
       R"("format": "lagdyn-chain/1")", R"("format": "lagdyn-report/1")"},
      {codes::report_word, "a word that reports do not have",
       "Verdicts are pass, fail, skipped and error, that of a whole report pass, fail or incomplete; severities are "
       "error, "
       "warning and note. A report edited by hand may hold others.",
       "a saved report", R"("verdict": "ok")", R"("verdict": "pass")"},
      {codes::report_number, "a number that is no whole number",
       "Seeds, indices, counts and places are whole numbers from 0 up; the index of an input is below their number.",
       "a saved report", R"("samples": -3)", R"("samples": 3)"},
      {codes::report_contradiction, "a report whose verdict does not follow from what is in it",
       "A report passes where all that it checked held, fails where a check failed, and is incomplete where something "
       "could not be judged. One that says otherwise was edited, and is not to be trusted.",
       "a saved report of a run that failed", R"("verdict": "pass")", R"("verdict": "fail")"},
      {{"baseline.command", Severity::error},
       "a baseline of another command",
       "A run is compared with a saved report of the same command: other reports have other contents.",
       kCommand,
       "lagdyn torque arm.json --random 1 --output base.json &&\nlagdyn check arm.json --baseline base.json",
       "lagdyn check arm.json --output base.json &&\nlagdyn check arm.json --baseline base.json"},
      {{"baseline.empty", Severity::error},
       "a baseline without a check",
       "Nothing can get worse than a report in which nothing was checked, so it would let everything pass.",
       kCommand,
       "lagdyn check --list --output base.json &&\nlagdyn check arm.json --baseline base.json",
       "lagdyn check arm.json --output base.json &&\nlagdyn check arm.json --baseline base.json"},
  };
}

}  // namespace lagdyn::explained
