#include "lagdyn/io/states.hpp"

#include <gtest/gtest.h>

#include "io/chain_texts.hpp"
#include "io/temporary_file.hpp"

namespace lagdyn {
namespace {

using Lines = std::vector<std::string>;
using States = std::vector<JointState>;

const States two = {{{1, 2}, {3, 4}, {5, 6}}, {{-0.5, 1e-3}, {0, 0}, {0, 0}}};

void expect_states(const std::string& text, const States& states, const Lines& said = {}) {
  SCOPED_TRACE(text);
  const ReadStates read = read_states_text(text, "s", 2);
  EXPECT_EQ(summary(read.diagnostics), said);
  EXPECT_EQ(read.states, states);
}

TEST(States, JsonList) {
  expect_states(R"([{"q": [1, 2], "qd": [3, 4], "qdd": [5, 6]}, {"q": [-0.5, 1e-3]}])", two);
  expect_states("\n [\n{\"q\": [1, 2], \"qd\": [3, 4],\n\"qdd\": [5, 6]}, {\"q\": [-0.5, 1e-3]}]", two);
}

TEST(States, ObjectWithStates) {
  expect_states(R"({"states": [{"q": [1, 2], "qd": [3, 4], "qdd": [5, 6]}, {"q": [-0.5, 1e-3]}], "chain": {}})", two);
}

TEST(States, JsonLines) {
  expect_states("{\"q\": [1, 2], \"qd\": [3, 4], \"qdd\": [5, 6]}\n{\"q\": [-0.5, 1e-3]}\n", two);
  expect_states("\n{\"q\": [1, 2], \"qd\": [3, 4], \"qdd\": [5, 6]}\r\n\r\n  {\"q\": [-0.5, 1e-3]}", two);
  expect_states("{\"q\": [1, 2], \"qd\": [3, 4], \"qdd\": [5, 6]}", {two[0]});
}

TEST(States, Csv) {
  expect_states("q1,q2,qd1,qd2,qdd1,qdd2\n1,2,3,4,5,6\n-0.5,1e-3,0,0,0,0\n", two);
  expect_states("\xEF\xBB\xBFqd2, qdd1 ,q1,qdd2,qd1,q2\r\n4,5,\t1,6,3,2\r\n\r\n0,0,-0.5,0,0,1e-3", two);
  expect_states("q1,q2\n-0.5,1e-3", {two[1]});
  expect_states("q1,q2,qdd1,qdd2\n1,2,3,4", {{{1, 2}, {0, 0}, {3, 4}}});
}

TEST(States, AByteOrderMarkIsSkipped) {
  const std::string mark = "\xEF\xBB\xBF";
  const Lines texts = {R"([{"q": [1, 2], "qd": [3, 4], "qdd": [5, 6]}, {"q": [-0.5, 1e-3]}])",
                       "{\"q\": [1, 2], \"qd\": [3, 4], \"qdd\": [5, 6]}\n{\"q\": [-0.5, 1e-3]}\n",
                       R"({"states": [{"q": [1, 2], "qd": [3, 4], "qdd": [5, 6]}, {"q": [-0.5, 1e-3]}]})",
                       "q1,q2,qd1,qd2,qdd1,qdd2\n1,2,3,4,5,6\n-0.5,1e-3,0,0,0,0\n"};
  for (const std::string& text : texts) expect_states(mark + text, two);
  expect_states(mark, {}, {"error states.empty"});
  const ReadStates bad = read_states_text(mark + "[{\"q\": [1]}]", "s", 2);
  ASSERT_EQ(bad.diagnostics.size(), 1u);
  EXPECT_EQ(bad.diagnostics[0].column, 8);
}

TEST(States, OtherQuantitiesOfAReportAreNotedOnce) {
  expect_states(R"([{"q": [1, 2], "tau": [1, 1]}, {"tau": 1, "q": [1, 2], "mass_matrix": []}])",
                {{{1, 2}, {0, 0}, {0, 0}}, {{1, 2}, {0, 0}, {0, 0}}}, {"note states.not-read /0/tau"});
}

TEST(States, WhatIsWrongInJson) {
  expect_states("", {}, {"error states.empty"});
  expect_states(" \n", {}, {"error states.empty"});
  expect_states("[]", {}, {"error states.empty"});
  expect_states("{\"states\": []}", {}, {"error states.empty"});
  expect_states("[{\"q\": [1]}, {\"q\": [1, 2], \"qd\": [1, 2, 3]}]", {},
                {"error chain.state-length /0/q", "error chain.state-length /1/qd"});
  expect_states("[{\"qd\": [1, 2]}]", {}, {"error chain.missing-key /0"});
  expect_states("[{\"q\": [1, 2], \"qddd\": [1, 2]}]", {}, {"error chain.unknown-key /0/qddd"});
  expect_states("[[1, 2]]", {}, {"error chain.wrong-type /0"});
  expect_states("{\"states\": 1}", {}, {"error chain.wrong-type /states"});
  expect_states("[{\"q\": [1, 2]}", {}, {"error json.syntax"});
  expect_states("{\"q\": [1, 2]}\n{\"q\": [1, 2\n", {}, {"error json.syntax"});
  expect_states("{\"q\": [1, 2]}\n{\"q\": [1, 1e999]}\n", {}, {"error json.number-range /q/1"});
}

TEST(States, WhatIsWrongInCsv) {
  expect_states("q1,q2\n", {}, {"error states.empty"});
  for (const char* header :
       {"q1", "q1,q2,q3", "q1,q1", "q1,q2,qd1", "q1,q2,tau1", "q0,q1", "q01,q2", "q1,b", "1,q2", "q1,q2,", "qd1,qd2"})
    expect_states(std::string(header).append("\n1,2\n"), {}, {"error states.header"});
  expect_states("q1,q2\n1\n1,2\n1,2,3\n", {}, {"error states.row", "error states.row"});
  expect_states("q1,q2\n1,\nnan,2\n0x10,1e999\n", {},
                {"error states.number", "error states.number", "error states.number", "error states.number"});
}

TEST(States, Places) {
  const auto places = [](const std::string& text) {
    Lines list;
    for (const Diagnostic& d : read_states_text(text, "dir/s.txt", 2).diagnostics) {
      EXPECT_EQ(d.file, "dir/s.txt");
      list.push_back(std::to_string(d.line).append(":").append(std::to_string(d.column)));
    }
    return list;
  };
  EXPECT_EQ(places("q1,q2\n\n1, x\n 2 ,\n1,2,3"), (Lines{"3:4", "4:5", "5:1"}));
  EXPECT_EQ(places("q1,\u00e4,q2,  q9"), (Lines{"1:4", "1:11"}));
  EXPECT_EQ(places("{\"q\": [1, 2]}\n\n  {\"q\": [1, \"2\"]}\n"), Lines{"3:13"});
  EXPECT_EQ(places("[{\"q\": [1, 2]},\n {\"q\": [1]}]"), Lines{"2:8"});
}

TEST(States, Files) {
  const TemporaryFile file("[{\"q\": [1, 2], \"qd\": [3, 4], \"qdd\": [5, 6]}]");
  EXPECT_EQ(read_states_file(file.path(), 2).states, States{two[0]});
  const ReadStates missing = read_states_file("/no/such.csv", 2);
  ASSERT_EQ(summary(missing.diagnostics), Lines{"error io.missing"});
  EXPECT_EQ(missing.diagnostics[0].file, "/no/such.csv");
}

}  // namespace
}  // namespace lagdyn
