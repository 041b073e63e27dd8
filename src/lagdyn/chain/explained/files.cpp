#include "lagdyn/chain/code_explanations.hpp"

namespace lagdyn::explained {

namespace {

constexpr std::string_view kCommand = "the command line";
constexpr std::string_view kTop = "the file's top level";
constexpr std::string_view kInertial = "an inertial";
constexpr std::string_view kStates = "a file of states";
constexpr std::string_view kCheckArm = "lagdyn check arm.json";

}  // namespace

std::vector<CodeExplanation> files() {
  return {
      {codes::file_missing, "no such file",
       "Each file that is named must be there; nothing is made up in its place. A relative path counts from the folder "
       "in which lagdyn runs.",
       kCommand, "lagdyn check arn.json", kCheckArm},
      {codes::file_unreadable, "a file that cannot be read",
       "The system refused to open or to read the file; its own words are under \"found\".", kCommand,
       "chmod a-r arm.json && lagdyn check arm.json", "chmod a+r arm.json && lagdyn check arm.json"},
      {codes::file_directory, "a folder in the place of a file",
       "A folder is not searched for files: name them, or let the shell do it (robots/*.json).", kCommand,
       "lagdyn check .", kCheckArm},
      {codes::file_too_large, "a file over 64 MiB",
       "No chain needs that much, so that it is most likely another file; it is refused before memory is spent on it.",
       kCommand, "lagdyn check recording.bin", kCheckArm},
      {codes::too_many_problems, "more problems than are shown",
       "At most 1000 errors, warnings or notes of a file are told each; the others were counted. Mend the first ones, "
       "since later ones often follow from them.",
       kCommand, "lagdyn check thousand-slips.json", kCheckArm},
  };
}

std::vector<CodeExplanation> json() {
  return {
      {codes::json_syntax, "not JSON",
       "The file must be JSON as RFC 8259 has it: no comments, no comma after the last entry, names in double quotes. "
       "What follows the first slip cannot be read, so it is the only one that is told.",
       kTop, R"("gravity": [0, 0, -9.81,])", R"("gravity": [0, 0, -9.81])"},
      {codes::json_encoding, "not UTF-8",
       "Text is UTF-8 everywhere, so that names mean the same on every machine. A file in Latin-1 or UTF-16 must be "
       "converted, e.g. with iconv.",
       kCommand, "lagdyn check latin-1.json", kCheckArm},
      {codes::json_duplicate_key, "a key twice in one object",
       "JSON readers disagree on which of the two counts, so neither is taken.", kInertial,
       R"("mass": 1.0, "mass": 2.0)", R"("mass": 2.0)"},
      {codes::json_number_range, "a number that no double holds",
       "A magnitude of 1.8e308 and more would become infinite, and everything computed from it would be no number.",
       kInertial, R"("mass": 1e999)", R"("mass": 1.5)"},
      {codes::json_too_deep, "nested too deep",
       "Arrays and objects may stand 64 deep in each other; a chain needs 7. What is deeper is another file, or made "
       "to exhaust the stack.",
       kCommand, "lagdyn check deep.json", kCheckArm},
  };
}

std::vector<CodeExplanation> states() {
  return {
      {codes::states_empty, "no state in the file",
       "A file of states has at least one: with none, nothing would be computed.", kStates, "q1,qd1",
       "q1,qd1\n0.3,0.1"},
      {codes::states_header, "a wrong header",
       "The first line names the columns: q1 to qn, and qd1 to qdn, qdd1 to qddn if they follow, one for each moving "
       "joint, counted from 1. The example is a chain of one joint.",
       kStates, "angle,speed\n0.3,0.1", "q1,qd1\n0.3,0.1"},
      {codes::states_row, "a row of another length",
       "Each row has as many cells as the header, separated by commas; a missing one is not taken for 0.", kStates,
       "q1,qd1\n0.3", "q1,qd1\n0.3,0.1"},
      {codes::states_number, "a cell that is no number",
       "Cells are finite decimal numbers with a point, whatever the locale: 12, -0.5, 1e-3.", kStates, "q1\n0.3rad",
       "q1\n0.3"},
      {codes::states_not_read, "results in a file of states",
       "Files of samples may hold torques and other results; only q, qd and qdd are read from them here.", kStates,
       "[{ \"q\": [0.3], \"tau\": [1.2] }]", "[{ \"q\": [0.3] }]"},
      {{"states.none", Severity::error},
       "no state to compute at",
       "Torques and mass matrices need a state: from the command line, from a file, at random, or from the chain file. "
       "None is invented.",
       kCommand,
       "lagdyn torque arm.json",
       "lagdyn torque arm.json --random 1"},
  };
}

}  // namespace lagdyn::explained
