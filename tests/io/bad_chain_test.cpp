// Every rule of the chain format with its verdict: one change to a faultless file, and exactly what is said about it.
#include <gtest/gtest.h>

#include "io/chain_texts.hpp"
#include "io/temporary_file.hpp"

namespace lagdyn {
namespace {

using Lines = std::vector<std::string>;

// Changes are "pointer = value" or "- pointer"; expected are the summaries of the diagnostics.
struct Row {
  Lines changes, expected;
};

Json changed(Json file, const Lines& changes) {
  for (const std::string& change : changes) {
    const std::size_t equals = change.find(" = ");
    file = equals == std::string::npos ? without(file, change.substr(2))
                                       : with(file, change.substr(0, equals), change.substr(equals + 3));
  }
  return file;
}

void expect_rows(const Json& base, const std::vector<Row>& rows) {
  for (const Row& row : rows) {
    SCOPED_TRACE(row.changes.empty() ? "" : row.changes.back());
    const ReadChain result = read(changed(base, row.changes));
    EXPECT_EQ(summary(result.diagnostics), row.expected);
    bool error = false;
    for (const Diagnostic& d : result.diagnostics) {
      error = error || d.severity == Severity::error;
      EXPECT_EQ(d.file, "f.json");
      EXPECT_TRUE(d.line >= 1 && d.column >= 1);
      EXPECT_FALSE(d.found.empty() || d.expected.empty() || d.fix.empty());
    }
    EXPECT_EQ(result.chain.has_value(), !error);
  }
}

const std::string joint = "/bodies/0/joint", inertial = "/bodies/0/inertial", inertia = inertial + "/inertia";
const std::string origin = joint + "/origin";

TEST(BadChain, Structure) {
  expect_rows(form1(), {{{"- /format"}, {"error chain.missing-key"}},
                        {{"/format = \"lagdyn-chain/9\""}, {"error chain.format /format"}},
                        {{"/format = 1"}, {"error chain.wrong-type /format"}},
                        {{"/format = \"modern-robotics\"", "- /bodies"}, {"error chain.format /format"}},
                        {{"- /bodies", "- /state"}, {"error chain.missing-key"}},
                        {{"/bodies = []", "- /state"}, {"error chain.no-moving-joint /bodies"}},
                        {{"/bodies = {}", "- /state"}, {"error chain.wrong-type /bodies"}},
                        {{"/links = []"}, {"error chain.two-forms /links"}},
                        {{"/bodies/1 = 3"}, {"error chain.wrong-type /bodies/1"}},
                        {{"/name = null"}, {"error chain.wrong-type /name"}},
                        {{"/gravity = [0, 0]"}, {"error chain.wrong-length /gravity"}},
                        {{"/gravity = 9.81"}, {"error chain.wrong-type /gravity"}},
                        {{"/gravity = [0, 0, \"-9.81\"]"}, {"error chain.wrong-type /gravity/2"}},
                        {{"/bodys = []"}, {"error chain.unknown-key /bodys"}},
                        {{inertial + "/weight = 1"}, {"error chain.unknown-key " + inertial + "/weight"}},
                        {{inertia + "/Ixx = 1"}, {"error chain.unknown-key " + inertia + "/Ixx"}},
                        {{joint + "/limits/min = 1"}, {"error chain.unknown-key " + joint + "/limits/min"}},
                        {{"/tip/rotation = 1"}, {"error chain.unknown-key /tip/rotation"}},
                        {{"/state/tau = [1, 1]"}, {"error chain.unknown-key /state/tau"}},
                        {{"/tip/description = 1"}, {"error chain.wrong-type /tip/description"}},
                        {{"/bodies/1/name = \"a\""}, {"error chain.duplicate-name /bodies/1/name"}},
                        {{"/bodies/1/joint/name = \"ja\""}, {"error chain.duplicate-name /bodies/1/joint/name"}}});
}

TEST(BadChain, Joints) {
  expect_rows(
      form1(),
      {{{"- " + joint}, {"error chain.missing-key /bodies/0"}},
       {{"- " + joint + "/type"}, {"error chain.missing-key " + joint}},
       {{joint + "/type = \"ball\""}, {"error chain.joint-type " + joint + "/type"}},
       {{joint + "/type = \"Revolute\""}, {"error chain.joint-type " + joint + "/type"}},
       {{"- " + joint + "/axis"}, {"error chain.missing-key " + joint}},
       {{joint + "/axis = [0, 1]"}, {"error chain.wrong-length " + joint + "/axis"}},
       {{joint + "/axis = \"z\""}, {"error chain.wrong-type " + joint + "/axis"}},
       {{joint + "/axis = [0, 0, 0]"}, {"error chain.axis-zero " + joint + "/axis"}},
       {{joint + "/axis = [1e-200, 0, 0]"}, {"error chain.axis-zero " + joint + "/axis"}},
       {{joint + "/axis = [9.9e-13, 0, 0]"}, {"error chain.axis-zero " + joint + "/axis"}},
       {{joint + "/axis = [1.1e-12, 0, 0]"}, {"warning chain.axis-length " + joint + "/axis"}},
       {{joint + "/axis = [0, 0, 1.000002]"}, {"warning chain.axis-length " + joint + "/axis"}},
       {{joint + "/axis = [0, 0, 0.999998]"}, {"warning chain.axis-length " + joint + "/axis"}},
       {{joint + "/axis = [0, 0, 1.0000005]"}, {}},
       {{joint + "/axis = [1e200, 1e300, 0]"}, {"warning chain.axis-length " + joint + "/axis"}},
       {{joint + "/type = \"screw\""}, {"error chain.missing-key " + joint}},
       {{joint + "/pitch = 0.1"}, {"error chain.pitch-unused " + joint + "/pitch"}},
       {{joint + "/pitch = 0"}, {}},
       {{joint + "/limits/lower = 2.5"}, {"error chain.limits-order " + joint + "/limits"}},
       {{joint + "/limits/lower = 2"}, {}},
       {{joint + "/limits/velocity = -3"}, {"error chain.limit-negative " + joint + "/limits/velocity"}},
       {{joint + "/limits/effort = -3"}, {"error chain.limit-negative " + joint + "/limits/effort"}},
       {{joint + "/damping = -0.5"}, {"warning chain.joint-term-negative " + joint + "/damping"}},
       {{joint + "/armature = \"big\""}, {"error chain.wrong-type " + joint + "/armature"}},
       {{joint + "/type = \"continuous\""},
        {"note chain.limits-ignored " + joint + "/limits/lower",
         "note chain.limits-ignored " + joint + "/limits/upper"}},
       {{joint + "/type = \"fixed\"", "/state = {\"q\": [1]}"},
        {"note chain.joint-term-ignored " + joint + "/damping", "note chain.joint-term-ignored " + joint + "/armature",
         "note chain.joint-term-ignored " + joint + "/limits"}},
       {{joint + "/type = \"fixed\"", "- " + joint + "/limits", "- " + joint + "/damping", "- " + joint + "/armature",
         "/bodies/1/joint/type = \"fixed\"", "- /state"},
        {"error chain.no-moving-joint /bodies"}}});
}

TEST(BadChain, WhatIsIgnoredIsNotInTheChain) {
  const ReadChain continuous = read(with(form1(), joint + "/type", "\"continuous\""));
  ASSERT_TRUE(continuous.chain);
  EXPECT_EQ(continuous.chain->bodies[0].joint.limits, (Limits{{}, {}, 3, 4}));
  const ReadChain fixed = read(changed(form1(), {joint + "/type = \"fixed\"", "/state = {\"q\": [1]}"}));
  ASSERT_TRUE(fixed.chain);
  EXPECT_EQ(fixed.chain->bodies[0].joint.armature, 0);
  EXPECT_EQ(fixed.chain->bodies[0].joint.damping, 0);
  EXPECT_EQ(fixed.chain->bodies[0].joint.limits, Limits{});
}

TEST(BadChain, Orientations) {
  const std::string matrix = origin + "/matrix", no_rpy = "- " + origin + "/rpy", q = origin + "/quaternion";
  expect_rows(
      form1(),
      {{{q + " = [1, 0, 0, 0]"}, {"error chain.two-orientations " + q}},
       {{inertia + "/rpy = [0, 0, 0]", inertia + "/matrix = [[1, 0, 0], [0, 1, 0], [0, 0, 1]]"},
        {"error chain.two-orientations " + inertia + "/matrix"}},
       {{no_rpy, q + " = [0, 0, 0, 0]"}, {"error chain.quaternion-zero " + q}},
       {{no_rpy, q + " = [0, 1e-200, 0, 0]"}, {"error chain.quaternion-zero " + q}},
       {{no_rpy, q + " = [2, 0, 0, 0]"}, {"warning chain.quaternion-length " + q}},
       {{no_rpy, q + " = [1, 1e-4, 0, 0]"}, {}},
       {{no_rpy, q + " = [1, 0, 0]"}, {"error chain.wrong-length " + q}},
       {{no_rpy, matrix + " = [[1, 0, 0], [0, 1, 0], [0, 0, 2]]"}, {"error chain.matrix-not-rotation " + matrix}},
       {{no_rpy, matrix + " = [[1, 0, 0], [0, 1, 0], [0, 0, -1]]"}, {"error chain.matrix-not-rotation " + matrix}},
       {{no_rpy, matrix + " = [[0, 0, 0], [0, 0, 0], [0, 0, 0]]"}, {"error chain.matrix-not-rotation " + matrix}},
       {{no_rpy, matrix + " = [[1, 2e-6, 0], [0, 1, 0], [0, 0, 1]]"}, {"error chain.matrix-not-rotation " + matrix}},
       {{no_rpy, matrix + " = [[1, 5e-7, 0], [0, 1, 0], [0, 0, 1]]"}, {"note chain.matrix-rounded " + matrix}},
       {{no_rpy, matrix + " = [[1, 2e-12, 0], [0, 1, 0], [0, 0, 1]]"}, {"note chain.matrix-rounded " + matrix}},
       {{no_rpy, matrix + " = [[1, 5e-13, 0], [0, 1, 0], [0, 0, 1]]"}, {}},
       {{no_rpy, matrix + " = [[1, 0, 0], [0, 1, 0]]"}, {"error chain.wrong-length " + matrix}},
       {{no_rpy, matrix + " = [[1, 0, 0], [0, 1], [0, 0, 1]]"}, {"error chain.wrong-length " + matrix + "/1"}},
       {{origin + "/xyz = [1]", origin + "/rpy = [1, 2, null]"},
        {"error chain.wrong-length " + origin + "/xyz", "error chain.wrong-type " + origin + "/rpy/2"}}});
}

TEST(BadChain, MassAndInertia) {
  std::vector<Row> rows = {
      {{"- " + inertial}, {"note chain.massless /bodies/0"}},
      {{inertial + "/mass = -1"}, {"error chain.mass-negative " + inertial + "/mass"}},
      {{inertial + "/mass = \"1\""}, {"error chain.wrong-type " + inertial + "/mass"}},
      {{inertia + "/ixx = -0.001"}, {"error chain.moment-negative " + inertia}},
      {{inertia + "/ixy = 0.02"}, {"error chain.moment-negative " + inertia}},
      {{inertia + "/about = \"COM\""}, {"error chain.inertia-about " + inertia + "/about"}},
      {{inertia + "/about = \"com\""}, {}},
      {{inertia + "/about = \"origin\""}, {"error chain.inertia-below-mc2 " + inertia}},
      {{inertia + " = {\"ixx\":0,\"iyy\":0.3,\"izz\":0.3,\"ixy\":0,\"ixz\":0,\"iyz\":0,\"about\":\"origin\"}"},
       {"error chain.inertia-below-mc2 " + inertia}},
      {{inertia + " = {\"ixx\":0,\"iyy\":0.5,\"izz\":0.5,\"ixy\":0,\"ixz\":0,\"iyz\":0,\"about\":\"origin\"}"}, {}},
      {{inertia + " = {\"ixx\":0,\"iyy\":0,\"izz\":0,\"ixy\":0,\"ixz\":0,\"iyz\":0}"},
       {"note chain.zero-inertia " + inertia}},
      {{inertial + "/mass = 0"}, {"note chain.zero-mass " + inertial + "/mass"}},
      {{inertial + "/mass = 10001"}, {"warning chain.mass-unit " + inertial + "/mass"}},
      {{inertial + "/mass = 1800", inertial + "/com = [120, 0, 30]"},
       {"warning chain.length-unit " + inertial + "/com"}},
      {{origin + "/xyz = [0, 101, 0]"}, {"warning chain.length-unit " + origin}},
      {{"/tip/xyz = [0, 101, 0]"}, {"warning chain.length-unit /tip"}},
      {{inertia + "/ixx = 200", inertia + "/iyy = 300", inertia + "/izz = 250"},
       {"warning chain.gyration-unit " + inertia}},
      {{inertial + "/mass = 1e300", inertial + "/com = [1e100, 0, 0]"},
       {"warning chain.mass-unit " + inertial + "/mass", "warning chain.length-unit " + inertial + "/com",
        "error chain.inertia-range " + inertia}},
  };
  for (const char* key : {"mass", "com", "inertia"})
    rows.push_back(
        {{std::string("- ").append(inertial).append("/").append(key)}, {"error chain.missing-key " + inertial}});
  for (const char* key : {"ixx", "iyy", "izz", "ixy", "ixz", "iyz"})
    rows.push_back(
        {{std::string("- ").append(inertia).append("/").append(key)}, {"error chain.missing-key " + inertia}});
  expect_rows(form1(), rows);
}

// The radius of gyration is compared with three times the farthest of the COM, the next origin or the tip, and 0.05 m.
TEST(BadChain, GyrationAgainstTheBodysReach) {
  const std::string last = "/bodies/1/inertial", big = last + "/inertia/izz = ", i2 = last + "/inertia/iyy = ";
  const Lines warned = {"warning chain.gyration-unit " + last + "/inertia"};
  expect_rows(form1(),
              {{{i2 + "2.2", big + "2.2"}, {}},  // the tip is 0.5 m away: up to 2.25 kg m^2 for 1 kg
               {{i2 + "2.3", big + "2.3"}, warned},
               {{"- /tip", i2 + "0.55", big + "0.55"}, {}},  // the COM 0.25 m: 0.5625
               {{"- /tip", i2 + "0.57", big + "0.57"}, warned},
               {{"- /tip", last + "/com = [0, 0, 0]", i2 + "0.022", big + "0.022"}, {}},  // 0.05 m: 0.0225
               {{"- /tip", last + "/com = [0, 0, 0]", i2 + "0.023", big + "0.023"}, warned},
               {{inertia + "/iyy = 17.9", inertia + "/izz = 17.9"}, {}},  // the next origin 1 m: 18 for 2 kg
               {{inertia + "/iyy = 18.1", inertia + "/izz = 18.1"}, {"warning chain.gyration-unit " + inertia}}});
}

TEST(BadChain, States) {
  expect_rows(form1(),
              {{{"/state = {\"q\": [1]}"}, {"error chain.state-length /state/q"}},
               {{"/state/qd = [1, 2, 3]"}, {"error chain.state-length /state/qd"}},
               {{"/state/qdd = []"}, {"error chain.state-length /state/qdd"}},
               {{"- /state/q"}, {"error chain.missing-key /state"}},
               {{"/state/q = 1"}, {"error chain.wrong-type /state/q"}},
               {{"/state/q/1 = true"}, {"error chain.wrong-type /state/q/1"}},
               {{"/state = [[1, 2]]"}, {"error chain.wrong-type /state"}},
               {{"/states = []"}, {"error chain.two-states /states"}},
               {{"- /state", "/states = {\"q\": [1, 2]}"}, {"error chain.wrong-type /states"}},
               {{"- /state", "/states = [{\"q\": [1, 2]}, {\"q\": [1]}]"}, {"error chain.state-length /states/1/q"}}});
}

TEST(BadChain, Form2) {
  const std::string M = "/links/0/M", A = "/links/0/A", G = "/links/0/G", j = "/links/0/joint", second = "/links/1";
  expect_rows(
      form2(),
      {{{}, {}},
       {{"- " + M}, {"error chain.missing-key /links/0"}},
       {{"- " + A}, {"error chain.missing-key /links/0"}},
       {{"- " + G}, {"error chain.missing-key /links/0"}},
       {{G + "/3 = [0, 0, 0, 2]"}, {"error chain.wrong-length " + G + "/3"}},
       {{"/links/0/mass = 2"}, {"error chain.two-inertias " + G}},
       {{"- " + second + "/com"}, {"error chain.missing-key " + second}},
       {{"/links/0/axis = [0, 0, 1]"}, {"error chain.unknown-key /links/0/axis"}},
       {{j + " = {\"type\": \"revolute\", \"axis\": [0, 0, 1]}"}, {"error chain.unknown-key " + j + "/axis"}},
       {{j + " = {\"type\": \"hinge\"}"}, {"error chain.joint-type " + j + "/type"}},
       {{M + "/3 = [0, 0, 0.5, 1]"}, {"error chain.pose-last-row " + M + "/3"}},
       {{M + "/3 = [0, 0, 0, 2]"}, {"error chain.pose-last-row " + M + "/3"}},
       {{M + "/0/0 = -1"}, {"error chain.matrix-not-rotation " + M}},
       {{M + "/0/1 = 5e-7"}, {"note chain.matrix-rounded " + M}},
       {{A + " = [0, 0, 0, 0, 0, 0]"}, {"error chain.axis-zero " + A}},
       {{A + " = [0, 0, 1]"}, {"error chain.wrong-length " + A}},
       {{A + " = [0, 0, 2, 0, 1, 0]"}, {"warning chain.axis-length " + A}},
       {{A + " = [0, 0, 0, 0, 3, 0]"}, {"warning chain.axis-length " + A}},
       {{j + " = {\"type\": \"prismatic\"}"}, {"error chain.screw-type " + A}},
       {{second + "/joint = {\"type\": \"revolute\"}"}, {"error chain.screw-type " + second + "/A"}},
       {{second + "/joint = {\"type\": \"screw\"}"}, {"error chain.screw-type " + second + "/A"}},
       {{second + "/A = [1e-13, 0, 0, 1, 0, 0]"}, {"note chain.screw-part " + second + "/A"}},
       {{A + "/5 = 0.5"}, {}},
       {{A + "/5 = 0.5", j + " = {\"type\": \"revolute\"}"}, {"note chain.screw-part " + A}},
       {{j + " = {\"type\": \"fixed\"}"}, {}},
       {{j + " = {\"type\": \"fixed\"}", "- " + A}, {}},
       {{G + "/0/1 = 1e-3"}, {"error chain.g-not-symmetric " + G + "/1/0"}},
       {{G + "/4/4 = 3"}, {"error chain.g-mass-block " + G + "/4/4"}},
       {{G + "/3/5 = 1e-3", G + "/5/3 = 1e-3"}, {"error chain.g-mass-block " + G + "/3/5"}},
       {{G + "/0/3 = 1e-3", G + "/3/0 = 1e-3"}, {"error chain.g-moment-block " + G + "/0/3"}},
       {{G + "/0/4 = 1e-3", G + "/4/0 = 1e-3"}, {"error chain.g-moment-block " + G + "/1/3"}},
       {{G + "/0/4 = 3e-15", G + "/4/0 = 3e-15"}, {}},  // 16 u of the largest entry is 3.55e-15
       {{G + "/0/4 = 4e-15", G + "/4/0 = 4e-15"}, {"error chain.g-moment-block " + G + "/1/3"}},
       {{G + "/0/1 = 3e-15"}, {}},
       {{G + "/0/1 = 4e-15"}, {"error chain.g-not-symmetric " + G + "/1/0"}},
       {{G + "/3/3 = 0", G + "/4/4 = 0", G + "/5/5 = 0"}, {"note chain.zero-mass " + G}},
       {{G + "/3/3 = 0", G + "/4/4 = 0", G + "/5/5 = 0", G + "/1/5 = -1", G + "/2/4 = 1", G + "/5/1 = -1",
         G + "/4/2 = 1"},
        {"error chain.g-no-mass " + G}},
       {{G + "/0/0 = -0.5"}, {"error chain.moment-negative " + G}},
       {{G + "/1/5 = -4", G + "/2/4 = 4", G + "/5/1 = -4", G + "/4/2 = 4"}, {"error chain.moment-negative " + G}}});
}

TEST(BadChain, SaysWhichEntryOfGAndByHowMuch) {
  const ReadChain result = read(with(form2(), "/links/0/G/4/4", "3"));
  ASSERT_EQ(result.diagnostics.size(), 1u);
  EXPECT_EQ(result.diagnostics[0].found, "the mass block is not m 1: entry (5, 5) of G is off by 1");
}

TEST(BadChain, NumberOfJoints) {
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

// A problem in one body hides none in another.
TEST(BadChain, AllProblemsAtOnce) {
  const Json file = changed(form1(), {"/bodies/0/joint/type = \"ball\"", "/bodies/1/inertial/mass = -1",
                                      "/bodies/1/joint/name = \"ja\"", "/tip/xyz = [1, 2]", "/oops = 1"});
  EXPECT_EQ(summary(read(file).diagnostics),
            (Lines{"error chain.joint-type /bodies/0/joint/type", "error chain.duplicate-name /bodies/1/joint/name",
                   "error chain.mass-negative /bodies/1/inertial/mass", "error chain.wrong-length /tip/xyz",
                   "error chain.unknown-key /oops"}));
}

// However long they are, and however many: a message shows the beginning, a nearest word is looked for by slips alone.
TEST(BadChain, LongNamesAreCutInMessages) {
  const std::string length(1000000, 'k'), name = '"' + length + '"';
  const Json unknown = with(form1(), "/" + length, "1");
  const Json twice = changed(form1(), {"/bodies/0/name = " + name, "/bodies/1/name = " + name});
  for (const Json& file : {unknown, with(form1(), joint + "/type", name), with(form1(), "/format", name), twice}) {
    const ReadChain result = read(file);
    ASSERT_EQ(result.diagnostics.size(), 1u);
    const Diagnostic& d = result.diagnostics[0];
    EXPECT_LT(d.found.size() + d.expected.size() + d.fix.size() + d.pointer.size(), 600u);
    EXPECT_NE(d.found.find(length.substr(0, 50)), std::string::npos);
    EXPECT_EQ(d.fix.find("nearest"), std::string::npos);
  }
}

// Nor one in an entry of a body in another entry of it: whatever was read is judged.
TEST(BadChain, EachEntryIsJudgedByItself) {
  const std::string axis_zero = joint + "/axis = [0, 0, 0]", no_axis = "error chain.axis-zero " + joint + "/axis";
  const std::string negative = inertial + "/mass = -1", no_mass = "error chain.mass-negative " + inertial + "/mass";
  expect_rows(
      form1(),
      {{{axis_zero, negative}, {no_axis, no_mass}},
       {{axis_zero, inertia + "/ixx = -0.001"}, {no_axis, "error chain.moment-negative " + inertia}},
       {{axis_zero, inertia + "/about = \"origin\""}, {no_axis, "error chain.inertia-below-mc2 " + inertia}},
       {{axis_zero, inertial + "/mass = 10001"}, {no_axis, "warning chain.mass-unit " + inertial + "/mass"}},
       {{axis_zero, inertial + "/mass = 0"}, {no_axis, "note chain.zero-mass " + inertial + "/mass"}},
       {{axis_zero, origin + "/xyz = [0, 101, 0]"}, {"warning chain.length-unit " + origin, no_axis}},
       {{axis_zero, inertial + "/mass = 1800", inertial + "/com = [120, 0, 30]"},
        {no_axis, "warning chain.length-unit " + inertial + "/com"}},
       {{axis_zero, joint + "/limits/lower = 3", joint + "/limits/velocity = -1", joint + "/damping = -1"},
        {no_axis, "warning chain.joint-term-negative " + joint + "/damping",
         "error chain.limits-order " + joint + "/limits", "error chain.limit-negative " + joint + "/limits/velocity"}},
       {{negative, inertia + "/ixx = -0.001"}, {no_mass, "error chain.moment-negative " + inertia}},
       {{negative, inertial + "/com = [0]"}, {no_mass, "error chain.wrong-length " + inertial + "/com"}},
       {{negative, "- " + inertia}, {"error chain.missing-key " + inertial, no_mass}},
       {{negative, inertial + "/weight = 1"}, {no_mass, "error chain.unknown-key " + inertial + "/weight"}},
       {{inertial + "/mass = \"2\"", inertia + "/ixx = -0.001"},
        {"error chain.wrong-type " + inertial + "/mass", "error chain.moment-negative " + inertia}},
       {{origin + "/rpy = [0]", origin + "/xyz = [0, 101, 0]"},
        {"warning chain.length-unit " + origin, "error chain.wrong-length " + origin + "/rpy"}},
       {{"/tip/rpy = [0]", "/tip/xyz = [0, 101, 0]"},
        {"warning chain.length-unit /tip", "error chain.wrong-length /tip/rpy"}},
       {{joint + "/type = \"ball\"", axis_zero, joint + "/limits/lower = 3", negative},
        {"error chain.joint-type " + joint + "/type", no_axis, "error chain.limits-order " + joint + "/limits",
         no_mass}}});
}

TEST(BadChain, EachEntryOfALinkIsJudgedByItself) {
  const std::string A = "/links/0/A = [0, 0, 0, 0, 0, 0]", no_A = "error chain.axis-zero /links/0/A";
  const std::string second = "/links/1", limits = "{\"lower\": 2, \"upper\": 1}";
  expect_rows(form2(),
              {{{A, "/links/0/G/0/0 = -0.5"}, {no_A, "error chain.moment-negative /links/0/G"}},
               {{A, "/links/0/joint = {\"type\": \"ball\", \"limits\": " + limits + "}"},
                {no_A, "error chain.joint-type /links/0/joint/type", "error chain.limits-order /links/0/joint/limits"}},
               {{"- " + second + "/A", "/links/1/mass = -1"},
                {"error chain.missing-key " + second, "error chain.mass-negative " + second + "/mass"}},
               {{"/links/1/M/3/3 = 2", "/links/1/mass = 10001"},
                {"error chain.pose-last-row " + second + "/M/3", "warning chain.mass-unit " + second + "/mass"}}});
}

// What could not be read is 0 in the chain for the moment, which nothing may be said about.
TEST(BadChain, WhatWasNotReadIsNotJudged) {
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
  // A joint of unknown type has no pitch too much, no axis too little, and is not counted.
  expect_rows(form1(),
              {{{joint + "/type = \"Screw\"", joint + "/pitch = 0.1"}, {"error chain.joint-type " + joint + "/type"}},
               {{joint + "/type = \"weld\"", "- " + joint + "/axis"}, {"error chain.joint-type " + joint + "/type"}}});
}

TEST(BadChain, TextsThatAreNoChain) {
  const std::string good = form1().dump();
  const auto spoilt = [&](const std::string& from, const std::string& to) {
    std::string text = good;
    return text.replace(text.find(from), from.size(), to);
  };
  const std::vector<std::pair<std::string, Lines>> texts = {
      {"", {"error json.syntax"}},
      {good.substr(0, good.size() - 9), {"error json.syntax"}},
      {"hello", {"error json.syntax"}},
      {std::string("\0\1\2", 3), {"error json.encoding"}},
      {"[]", {"error chain.wrong-type"}},
      {"3", {"error chain.wrong-type"}},
      {"{}", {"error chain.missing-key"}},
      {spoilt("0.25", "NaN"), {"error json.syntax"}},
      {spoilt("0.25", "1e999"), {"error json.number-range /bodies/0/joint/origin/xyz/2"}},
      {spoilt("0.25", "1e999, 7"),
       {"error chain.wrong-length /bodies/0/joint/origin/xyz", "error json.number-range /bodies/0/joint/origin/xyz/2"}},
      {spoilt("\"gravity\"", "\"name\":\"x\",\"gravity\""), {"error json.duplicate-key /name"}},
      {std::string(3000, '[') + std::string(3000, ']'), {}},
      {std::string(65 << 20, ' '), {"error io.too-large"}},
  };
  for (const auto& [text, expected] : texts) {
    const ReadChain result = read_chain_text(text, "bad.json");
    EXPECT_FALSE(result.chain);
    ASSERT_FALSE(result.diagnostics.empty());
    EXPECT_EQ(result.diagnostics[0].file, "bad.json");
    if (text.starts_with("[[["))
      EXPECT_EQ(result.diagnostics[0].code, "json.too-deep");
    else if (text == "{}")
      EXPECT_EQ(result.diagnostics.size(), 2u);
    else
      EXPECT_EQ(summary(result.diagnostics), expected);
  }
}

TEST(BadChain, FilesThatCannotBeRead) {
  const TemporaryFile large("{");
  std::filesystem::resize_file(large.path(), 100000000);
  for (const auto& [path, code] :
       {std::pair{large.path(), "io.too-large"}, {"/no/such.json", "io.missing"}, {"/tmp", "io.directory"}}) {
    const ReadChain result = read_chain_file(path);
    EXPECT_FALSE(result.chain);
    EXPECT_EQ(result.sha256, "");
    ASSERT_EQ(result.diagnostics.size(), 1u);
    EXPECT_EQ(result.diagnostics[0].code, code);
    EXPECT_EQ(result.diagnostics[0].file, path);
  }
}

}  // namespace
}  // namespace lagdyn
