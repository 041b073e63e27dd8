// Messages that a newcomer can act on, word for word: what was found, what was expected, how to mend it.
#include <gtest/gtest.h>

#include "io/bad_rows.hpp"

namespace lagdyn {
namespace {

struct Told {
  Lines changes;
  std::string pointer, found, expected, fix;
};

void expect_told(const std::vector<Told>& rows) {
  for (const Told& row : rows) {
    SCOPED_TRACE(row.changes.back());
    const ReadChain result = read(changed(form1(), row.changes));
    ASSERT_EQ(result.diagnostics.size(), 1u);
    const Diagnostic& d = result.diagnostics[0];
    EXPECT_EQ(d.severity, Severity::error);
    EXPECT_EQ(d.pointer, row.pointer);
    EXPECT_EQ(d.found, row.found);
    EXPECT_EQ(d.expected, row.expected);
    EXPECT_EQ(d.fix, row.fix);
  }
}

TEST(Messages, OfInertias) {
  const std::string inertia = "/bodies/0/inertial/inertia";
  expect_told({
      // A rod's moments at its end, too small for its mass there.
      {{"/bodies/0/inertial/mass = 2", "/bodies/0/inertial/com = [0.5, 0, 0]",
        inertia + R"( = {"ixx": 0, "iyy": 0.3, "izz": 0.3, "ixy": 0, "ixz": 0, "iyz": 0, "about": "origin"})"},
       inertia,
       "an inertia of \"a\" about the origin smaller than m c^2: about the COM its principal moments are -0.2, -0.2, 0 "
       "kg m^2",
       "an inertia about the origin of at least that of the mass at the COM",
       "if the numbers are about the COM, set \"about\" to \"com\"; else correct mass, COM or inertia"},
      {{inertia + R"( = {"ixx": -0.001, "iyy": 0.02, "izz": 0.03, "ixy": 0, "ixz": 0, "iyz": 0})"},
       inertia,
       "the principal moments -0.001, 0.02, 0.03 kg m^2 about the COM of \"a\"",
       "principal moments of 0 or more",
       "ixx, iyy and izz are positive, and ixy^2 is at most ixx iyy: check signs and the order of the entries"},
      {{"- " + inertia + "/ixz"},
       inertia,
       "no key \"ixz\"",
       "all six entries of the inertia matrix (kg m^2)",
       "add \"ixz\""},
      {{"/bodies/0/inertial/mass = \"2\""},
       "/bodies/0/inertial/mass",
       "the string \"2\"",
       "a number",
       "write a number, without quotes"},
  });
}

TEST(Messages, OfJoints) {
  const std::string joint = "/bodies/0/joint";
  const std::string axis = "give the axis about or along which the joint moves, e.g. [0, 0, 1]";
  expect_told({
      {{joint + "/axis = [0, 0, 0]"}, joint + "/axis", "a zero vector (length 0)", "a direction, of length 1", axis},
      {{joint + "/axis = [1e-200, 0, 0]"},
       joint + "/axis",
       "a zero vector (length 1e-200)",
       "a direction, of length 1",
       axis},
      {{joint + "/axis = [0, 1]"}, joint + "/axis", "an array of 2", "an array of 3 numbers", "add what is missing"},
      {{joint + "/type = \"hinge\""},
       joint + "/type",
       "the joint type \"hinge\"",
       "\"revolute\", as URDF calls it",
       "write \"revolute\""},
      {{joint + "/type = \"revolut\""},
       joint + "/type",
       "the joint type \"revolut\"",
       "one of revolute, continuous, prismatic, screw, fixed",
       "the nearest is \"revolute\""},
      {{joint + "/type = \"ball\""},
       joint + "/type",
       "the joint type \"ball\"",
       "one of revolute, continuous, prismatic, screw, fixed",
       "build it from joints of one freedom, with bodies without \"inertial\" between them"},
      {{"/bodies/1/joint/name = \"ja\""},
       "/bodies/1/joint/name",
       "the joint name \"ja\" a second time",
       "a name of its own (body 0 has this one already)",
       "rename one of the two"},
      {{joint + "/limits/lower = 3"},
       joint + "/limits",
       "lower 3 above upper 2",
       "lower <= upper",
       "exchange the two, or check their signs and units (rad, m)"},
      {{joint + "/damp = 1"},
       joint + "/damp",
       "the unknown key \"damp\"",
       "one of name, type, origin, axis, pitch, damping, armature, limits, description",
       "the nearest known key is \"damping\": correct the key or remove it"},
  });
}

TEST(Messages, OfWholeFiles) {
  const std::string moving = "give a body a joint of type revolute, continuous, prismatic or screw";
  expect_told({
      {{"- /state", "/bodies = []"}, "/bodies", "no body", "at least one moving joint", moving},
      {{"- /format"}, "", "no key \"format\"", "the format \"lagdyn-chain/1\"", "add \"format\": \"lagdyn-chain/1\""},
      {{"- /bodies", "/format = \"modern-robotics\""},
       "/format",
       "the format \"modern-robotics\"",
       "\"lagdyn-chain/1\"",
       "convert it: lagdyn convert FILE --to chain -o chain.json"},
      {{"/links = []"},
       "/links",
       "\"links\" beside \"bodies\"",
       "the bodies of form 1 or the links of form 2",
       "remove one of the two"},
      {{"/state/q = [0.1]"},
       "/state/q",
       "an array of 1",
       "2 numbers, one a moving joint",
       "give one number for each moving joint, base to tip; fixed joints have none"},
  });
}

}  // namespace
}  // namespace lagdyn
