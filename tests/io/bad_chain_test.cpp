// Every rule of the chain format with its verdict: one change to a faultless file of form 1.
#include "io/bad_rows.hpp"

namespace lagdyn {
namespace {

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
                        {{kJoint + "/limits/min = 1"}, {"error chain.unknown-key " + kJoint + "/limits/min"}},
                        {{"/tip/rotation = 1"}, {"error chain.unknown-key /tip/rotation"}},
                        {{"/state/tau = [1, 1]"}, {"error chain.unknown-key /state/tau"}},
                        {{"/tip/description = 1"}, {"error chain.wrong-type /tip/description"}},
                        {{"/bodies/1/name = \"a\""}, {"error chain.duplicate-name /bodies/1/name"}},
                        {{"/bodies/1/joint/name = \"ja\""}, {"error chain.duplicate-name /bodies/1/joint/name"}}});
}

TEST(BadChain, Joints) {
  expect_rows(form1(),
              {{{"- " + kJoint}, {"error chain.missing-key /bodies/0"}},
               {{"- " + kJoint + "/type"}, {"error chain.missing-key " + kJoint}},
               {{kJoint + "/type = \"ball\""}, {"error chain.joint-type " + kJoint + "/type"}},
               {{kJoint + "/type = \"Revolute\""}, {"error chain.joint-type " + kJoint + "/type"}},
               {{"- " + kJoint + "/axis"}, {"error chain.missing-key " + kJoint}},
               {{kJoint + "/axis = [0, 1]"}, {"error chain.wrong-length " + kJoint + "/axis"}},
               {{kJoint + "/axis = \"z\""}, {"error chain.wrong-type " + kJoint + "/axis"}},
               {{kJoint + "/axis = [0, 0, 0]"}, {"error chain.axis-zero " + kJoint + "/axis"}},
               {{kJoint + "/axis = [1e-200, 0, 0]"}, {"error chain.axis-zero " + kJoint + "/axis"}},
               {{kJoint + "/axis = [9.9e-13, 0, 0]"}, {"error chain.axis-zero " + kJoint + "/axis"}},
               {{kJoint + "/axis = [1.1e-12, 0, 0]"}, {"warning chain.axis-length " + kJoint + "/axis"}},
               {{kJoint + "/axis = [0, 0, 1.000002]"}, {"warning chain.axis-length " + kJoint + "/axis"}},
               {{kJoint + "/axis = [0, 0, 0.999998]"}, {"warning chain.axis-length " + kJoint + "/axis"}},
               {{kJoint + "/axis = [0, 0, 1.0000005]"}, {}},
               {{kJoint + "/axis = [1e200, 1e300, 0]"}, {"warning chain.axis-length " + kJoint + "/axis"}},
               {{kJoint + "/type = \"screw\""}, {"error chain.missing-key " + kJoint}},
               {{kJoint + "/pitch = 0.1"}, {"error chain.pitch-unused " + kJoint + "/pitch"}},
               {{kJoint + "/pitch = 0"}, {}},
               {{kJoint + "/limits/lower = 2.5"}, {"error chain.limits-order " + kJoint + "/limits"}},
               {{kJoint + "/limits/lower = 2"}, {}},
               {{kJoint + "/limits/velocity = -3"}, {"error chain.limit-negative " + kJoint + "/limits/velocity"}},
               {{kJoint + "/limits/effort = -3"}, {"error chain.limit-negative " + kJoint + "/limits/effort"}},
               {{kJoint + "/damping = -0.5"}, {"warning chain.joint-term-negative " + kJoint + "/damping"}},
               {{kJoint + "/armature = \"big\""}, {"error chain.wrong-type " + kJoint + "/armature"}},
               {{kJoint + "/type = \"continuous\""},
                {"note chain.limits-ignored " + kJoint + "/limits/lower",
                 "note chain.limits-ignored " + kJoint + "/limits/upper"}},
               {{kJoint + "/type = \"fixed\"", "/state = {\"q\": [1]}"},
                {"note chain.joint-term-ignored " + kJoint + "/damping",
                 "note chain.joint-term-ignored " + kJoint + "/armature",
                 "note chain.joint-term-ignored " + kJoint + "/limits"}},
               {{kJoint + "/type = \"fixed\"", "- " + kJoint + "/limits", "- " + kJoint + "/damping",
                 "- " + kJoint + "/armature", "/bodies/1/joint/type = \"fixed\"", "- /state"},
                {"error chain.no-moving-joint /bodies"}}});
}

TEST(BadChain, WhatIsIgnoredIsNotInTheChain) {
  const ReadChain continuous = read(with(form1(), kJoint + "/type", "\"continuous\""));
  ASSERT_TRUE(continuous.chain);
  EXPECT_EQ(continuous.chain->bodies[0].joint.limits, (Limits{{}, {}, 3, 4}));
  const ReadChain fixed = read(changed(form1(), {kJoint + "/type = \"fixed\"", "/state = {\"q\": [1]}"}));
  ASSERT_TRUE(fixed.chain);
  EXPECT_EQ(fixed.chain->bodies[0].joint.armature, 0);
  EXPECT_EQ(fixed.chain->bodies[0].joint.damping, 0);
  EXPECT_EQ(fixed.chain->bodies[0].joint.limits, Limits{});
}

TEST(BadChain, Orientations) {
  const std::string matrix = kOrigin + "/matrix", no_rpy = "- " + kOrigin + "/rpy", q = kOrigin + "/quaternion";
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
       {{kOrigin + "/xyz = [1]", kOrigin + "/rpy = [1, 2, null]"},
        {"error chain.wrong-length " + kOrigin + "/xyz", "error chain.wrong-type " + kOrigin + "/rpy/2"}}});
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
      {{kOrigin + "/xyz = [0, 101, 0]"}, {"warning chain.length-unit " + kOrigin}},
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

// The radius of gyration is compared with three times the farthest of the COM, the next kOrigin or the tip, and 0.05 m.
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
               {{inertia + "/iyy = 17.9", inertia + "/izz = 17.9"}, {}},  // the next kOrigin 1 m: 18 for 2 kg
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

}  // namespace
}  // namespace lagdyn
