#include "lagdyn/dynamics/inertia_free.hpp"

#include <gtest/gtest.h>

#include "lagdyn/chain/random_chain.hpp"

namespace lagdyn::test {
namespace {

using Joints = std::vector<std::size_t>;

Body body(JointType type, Double3 axis, Double3 offset, double mass, double moment = 0, Double3 com = {}) {
  Body made;
  made.joint.type = type;
  made.joint.axis = axis;
  made.joint.origin.xyz = offset;
  made.inertial.mass = mass;
  made.inertial.com = com;
  made.inertial.inertia = {moment, moment, moment, 0, 0, 0};
  return made;
}

Chain chain(std::vector<Body> bodies) {
  Chain made;
  made.bodies = std::move(bodies);
  return made;
}

constexpr Double3 kX{1, 0, 0}, kY{0, 1, 0}, kZ{0, 0, 1}, kArm{0.4, 0, 0};
constexpr auto kTurn = JointType::revolute;

TEST(InertiaFree, NoneInAChainOfRealBodies) {
  for (std::uint64_t seed = 0; seed < 20; ++seed) EXPECT_EQ(inertia_free_joints(random_chain(seed, 6)), Joints{});
  EXPECT_EQ(inertia_free_joints(chain({body(kTurn, kZ, {}, 1, 0.1), body(kTurn, kZ, kArm, 1, 0.1)})), Joints{});
}

TEST(InertiaFree, MasslessEnd) {
  const Body arm = body(kTurn, kZ, {}, 1, 0.1);
  EXPECT_EQ(inertia_free_joints(chain({arm, body(kTurn, kZ, kArm, 0)})), Joints{1});
  EXPECT_EQ(inertia_free_joints(chain({arm, body(kTurn, kZ, kArm, 0), body(kTurn, kY, kArm, 0)})), (Joints{1, 2}));
  EXPECT_EQ(inertia_free_joints(chain({arm, body(JointType::prismatic, kX, kArm, 0)})), Joints{1});
  EXPECT_EQ(inertia_free_joints(chain({body(kTurn, kZ, {}, 0)})), Joints{0});
}

TEST(InertiaFree, MasslessBodyThatCarriesMassIsNone) {
  EXPECT_EQ(inertia_free_joints(chain({body(kTurn, kZ, {}, 0), body(kTurn, kY, kArm, 1, 0.1)})), Joints{});
  Body hand = body(JointType::fixed, kZ, kArm, 1, 0.1);
  EXPECT_EQ(inertia_free_joints(chain({body(kTurn, kZ, {}, 0), hand})), Joints{});
}

TEST(InertiaFree, CoincidentAxes) {
  // Both turn the last body about one line: turning one back as far as the other goes moves nothing.
  EXPECT_EQ(inertia_free_joints(chain({body(kTurn, kZ, {}, 0), body(kTurn, kZ, {0, 0, 0.3}, 1, 0.1, kArm)})),
            (Joints{0, 1}));
  EXPECT_EQ(inertia_free_joints(chain({body(kTurn, kZ, {}, 0), body(kTurn, {0, 0, -1}, {}, 1, 0.1, kArm)})),
            (Joints{0, 1}));
  // With inertia between them they are two motions.
  EXPECT_EQ(inertia_free_joints(chain({body(kTurn, kZ, {}, 1, 0.1), body(kTurn, kZ, {0, 0, 0.3}, 1, 0.1, kArm)})),
            Joints{});
  // A joint outside the pair takes no part.
  EXPECT_EQ(inertia_free_joints(chain(
                {body(kTurn, kY, {}, 1, 0.1), body(kTurn, kZ, kArm, 0), body(kTurn, kZ, {0, 0, 0.3}, 1, 0.1, kArm)})),
            (Joints{1, 2}));
}

TEST(InertiaFree, PointMassOnTheAxis) {
  EXPECT_EQ(inertia_free_joints(chain({body(kTurn, kZ, {}, 2, 0, {0, 0, 0.3})})), Joints{0});
  EXPECT_EQ(inertia_free_joints(chain({body(kTurn, kZ, {}, 2, 0, {1e-9, 0, 0.3})})), Joints{});
}

TEST(InertiaFree, ArmatureIsInertia) {
  Body end = body(kTurn, kZ, kArm, 0);
  end.joint.armature = 0.01;
  EXPECT_EQ(inertia_free_joints(chain({body(kTurn, kZ, {}, 1, 0.1), end})), Joints{});
  Body first = body(kTurn, kZ, {}, 0);
  first.joint.armature = 1e-12;
  EXPECT_EQ(inertia_free_joints(chain({first, body(kTurn, kZ, {0, 0, 0.3}, 1, 0.1, kArm)})), Joints{});
}

TEST(InertiaFree, SingularInSomeStatesOnlyIsRegular) {
  // Two sliders along lines that a joint between them turns parallel: regular but for that one state.
  EXPECT_EQ(inertia_free_joints(chain({body(JointType::prismatic, kX, {}, 0), body(kTurn, kZ, {}, 0, 0.1),
                                       body(JointType::prismatic, kY, {}, 1)})),
            Joints{});
}

}  // namespace
}  // namespace lagdyn::test
