// All problems of a file at once: what was read is judged, whatever else is wrong, and nothing that was not.
#include "io/bad_rows.hpp"

namespace lagdyn {
namespace {

// A problem in one body hides none in another.
TEST(AllProblems, AllProblemsAtOnce) {
  const Json file = changed(form1(), {"/bodies/0/joint/type = \"ball\"", "/bodies/1/inertial/mass = -1",
                                      "/bodies/1/joint/name = \"ja\"", "/tip/xyz = [1, 2]", "/oops = 1"});
  EXPECT_EQ(summary(read(file).diagnostics),
            (Lines{"error chain.joint-type /bodies/0/joint/type", "error chain.duplicate-name /bodies/1/joint/name",
                   "error chain.mass-negative /bodies/1/inertial/mass", "error chain.wrong-length /tip/xyz",
                   "error chain.unknown-key /oops"}));
}

// However long they are, and however many: a message shows the beginning, a nearest word is looked for by slips alone.
TEST(AllProblems, LongNamesAreCutInMessages) {
  const std::string length(1000000, 'k'), name = '"' + length + '"';
  const Json unknown = with(form1(), "/" + length, "1");
  const Json twice = changed(form1(), {"/bodies/0/name = " + name, "/bodies/1/name = " + name});
  for (const Json& file : {unknown, with(form1(), kJoint + "/type", name), with(form1(), "/format", name), twice}) {
    const ReadChain result = read(file);
    ASSERT_EQ(result.diagnostics.size(), 1u);
    const Diagnostic& d = result.diagnostics[0];
    EXPECT_LT(d.found.size() + d.expected.size() + d.fix.size() + d.pointer.size(), 600u);
    EXPECT_NE(d.found.find(length.substr(0, 50)), std::string::npos);
    EXPECT_EQ(d.fix.find("nearest"), std::string::npos);
  }
}

// Nor one in an entry of a body in another entry of it: whatever was read is judged.
TEST(AllProblems, EachEntryIsJudgedByItself) {
  const std::string axis_zero = kJoint + "/axis = [0, 0, 0]", no_axis = "error chain.axis-zero " + kJoint + "/axis";
  const std::string negative = inertial + "/mass = -1", no_mass = "error chain.mass-negative " + inertial + "/mass";
  expect_rows(form1(),
              {{{axis_zero, negative}, {no_axis, no_mass}},
               {{axis_zero, inertia + "/ixx = -0.001"}, {no_axis, "error chain.moment-negative " + inertia}},
               {{axis_zero, inertia + "/about = \"origin\""}, {no_axis, "error chain.inertia-below-mc2 " + inertia}},
               {{axis_zero, inertial + "/mass = 10001"}, {no_axis, "warning chain.mass-unit " + inertial + "/mass"}},
               {{axis_zero, inertial + "/mass = 0"}, {no_axis, "note chain.zero-mass " + inertial + "/mass"}},
               {{axis_zero, kOrigin + "/xyz = [0, 101, 0]"}, {"warning chain.length-unit " + kOrigin, no_axis}},
               {{axis_zero, inertial + "/mass = 1800", inertial + "/com = [120, 0, 30]"},
                {no_axis, "warning chain.length-unit " + inertial + "/com"}},
               {{axis_zero, kJoint + "/limits/lower = 3", kJoint + "/limits/velocity = -1", kJoint + "/damping = -1"},
                {no_axis, "warning chain.joint-term-negative " + kJoint + "/damping",
                 "error chain.limits-order " + kJoint + "/limits",
                 "error chain.limit-negative " + kJoint + "/limits/velocity"}},
               {{negative, inertia + "/ixx = -0.001"}, {no_mass, "error chain.moment-negative " + inertia}},
               {{negative, inertial + "/com = [0]"}, {no_mass, "error chain.wrong-length " + inertial + "/com"}},
               {{negative, "- " + inertia}, {"error chain.missing-key " + inertial, no_mass}},
               {{negative, inertial + "/weight = 1"}, {no_mass, "error chain.unknown-key " + inertial + "/weight"}},
               {{inertial + "/mass = \"2\"", inertia + "/ixx = -0.001"},
                {"error chain.wrong-type " + inertial + "/mass", "error chain.moment-negative " + inertia}},
               {{kOrigin + "/rpy = [0]", kOrigin + "/xyz = [0, 101, 0]"},
                {"warning chain.length-unit " + kOrigin, "error chain.wrong-length " + kOrigin + "/rpy"}},
               {{"/tip/rpy = [0]", "/tip/xyz = [0, 101, 0]"},
                {"warning chain.length-unit /tip", "error chain.wrong-length /tip/rpy"}},
               {{kJoint + "/type = \"ball\"", axis_zero, kJoint + "/limits/lower = 3", negative},
                {"error chain.joint-type " + kJoint + "/type", no_axis,
                 "error chain.limits-order " + kJoint + "/limits", no_mass}}});
}

// What could not be read is 0 in the chain for the moment, which nothing may be said about.
TEST(AllProblems, WhatWasNotReadIsNotJudged) {
  const std::string no_mass = "error json.number-range " + inertial + "/mass";
  const auto spoilt = [](Json file, const std::string& pointer) {
    std::string text = with(std::move(file), pointer, "\"HERE\"").dump();
    return summary(read_chain_text(text.replace(text.find("\"HERE\""), 6, "1e999"), "f.json").diagnostics);
  };
  const Json about_origin = with(form1(), inertia + "/about", "\"origin\"");
  for (const Json& file : {form1(), about_origin}) EXPECT_EQ(spoilt(file, inertial + "/mass"), Lines{no_mass});
  EXPECT_EQ(spoilt(about_origin, inertial + "/com/0"), Lines{"error json.number-range " + inertial + "/com/0"});
  EXPECT_EQ(spoilt(form1(), inertia + "/izz"), Lines{"error json.number-range " + inertia + "/izz"});
  EXPECT_EQ(spoilt(form1(), "/bodies/1/joint/origin/xyz/0"),
            Lines{"error json.number-range /bodies/1/joint/origin/xyz/0"});
  // Each would be beyond three times the reach that is left if the number were 0.
  const std::string big = "/bodies/1/inertial/inertia";
  const Json wide = changed(form1(), {big + "/iyy = 2.2", big + "/izz = 2.2"});
  EXPECT_EQ(summary(read(wide).diagnostics), Lines{});
  EXPECT_EQ(spoilt(wide, "/tip/xyz/0"), Lines{"error json.number-range /tip/xyz/0"});
  EXPECT_EQ(
      spoilt(changed(form1(), {inertia + "/iyy = 17.9", inertia + "/izz = 17.9"}), "/bodies/1/joint/origin/xyz/0"),
      Lines{"error json.number-range /bodies/1/joint/origin/xyz/0"});
  // A kJoint of unknown type has no pitch too much, no axis too little, and is not counted.
  expect_rows(
      form1(),
      {{{kJoint + "/type = \"Screw\"", kJoint + "/pitch = 0.1"}, {"error chain.joint-type " + kJoint + "/type"}},
       {{kJoint + "/type = \"weld\"", "- " + kJoint + "/axis"}, {"error chain.joint-type " + kJoint + "/type"}}});
}

TEST(AllProblems, NumberOfJoints) {
  for (const std::size_t joints : {256, 257}) {
    Json file = without(form1(), "/state");
    Json body = file["bodies"][0];
    body.erase("name");
    body["joint"].erase("name");
    file["bodies"] = std::vector<Json>(joints, body);
    EXPECT_EQ(summary(read(file).diagnostics), joints == 256 ? Lines{} : Lines{"error chain.too-many-joints /bodies"});
    body["joint"] = {{"type", "fixed"}};
    file["bodies"].insert(file["bodies"].begin(), 9000, body);
    EXPECT_EQ(summary(read(file).diagnostics), joints == 256 ? Lines{} : Lines{"error chain.too-many-joints /bodies"});
  }
}

}  // namespace
}  // namespace lagdyn
