#include "lagdyn/chain/validate.hpp"

#include <gtest/gtest.h>

namespace lagdyn {
namespace {

Chain sound_chain() {
  Chain chain;
  for (const char name : {'a', 'b'}) {
    Body body;
    body.name = std::string(1, name);
    body.joint.type = JointType::revolute;
    body.inertial = {1, {0.5, 0, 0}, {0.1, 0.1, 0.1, 0, 0, 0}, InertiaPoint::com, {}};
    chain.bodies.push_back(body);
  }
  return chain;
}

struct Said {
  std::string code;
  ChainPart part;
  std::size_t body;
  bool operator==(const Said&) const = default;
};

std::vector<Said> said(const Chain& chain) {
  std::vector<Said> list;
  for (const ChainProblem& finding : find_problems(chain))
    list.push_back({std::string(finding.code.id), finding.part, finding.body});
  return list;
}

TEST(Validate, ASoundChainHasNoFindings) { EXPECT_EQ(said(sound_chain()), std::vector<Said>{}); }

TEST(Validate, FindingsNameBodyAndPart) {
  Chain chain = sound_chain();
  chain.bodies[1].name = chain.bodies[0].name;
  chain.bodies[1].inertial.mass = -1;
  chain.bodies[0].inertial.inertia.ixy = 1;
  chain.bodies[0].joint.origin.xyz = {0, 0, 200};
  chain.tip.xyz = {0, 200, 0};
  EXPECT_EQ(said(chain), (std::vector<Said>{{"chain.moment-negative", ChainPart::inertia, 0},
                                            {"chain.length-unit", ChainPart::origin, 0},
                                            {"chain.mass-negative", ChainPart::mass, 1},
                                            {"chain.duplicate-name", ChainPart::name, 1},
                                            {"chain.length-unit", ChainPart::tip, 2}}));
}

TEST(Validate, NamesThatAreMissingAreNotTheSame) {
  Chain chain = sound_chain();
  for (Body& body : chain.bodies) body.name.clear();
  EXPECT_EQ(said(chain), std::vector<Said>{});
}

TEST(Validate, LongNamesAreCutBetweenCharacters) {
  Chain chain = sound_chain();
  chain.bodies[0].name = chain.bodies[1].name = std::string(59, 'n') + "\u00e4" + std::string(1000, 'n');
  const std::vector<ChainProblem> problems = find_problems(chain);
  ASSERT_EQ(problems.size(), 1u);
  EXPECT_EQ(problems[0].found, "the body name \"" + std::string(59, 'n') + "...\" a second time");
}

TEST(JointNames, FallBackOnTheBodyAndThenOnThePlace) {
  Chain chain = sound_chain();
  chain.bodies.resize(4, chain.bodies[1]);
  chain.bodies[0].joint = {};
  chain.bodies[1].joint.name = "shoulder";
  chain.bodies[2].name.clear();
  EXPECT_EQ(joint_names(chain), (std::vector<std::string>{"shoulder", "joint 2", "b"}));
}

TEST(Validate, FixedBodiesMayBeMasslessWithoutANote) {
  Chain chain = sound_chain();
  chain.bodies[1].inertial = {};
  EXPECT_EQ(said(chain), (std::vector<Said>{{"chain.zero-mass", ChainPart::mass, 1}}));
  chain.bodies[1].joint.type = JointType::fixed;
  EXPECT_EQ(said(chain), std::vector<Said>{});
}

// A broken triangle inequality can be computed with; it is the check model.inertia that speaks about it.
TEST(Validate, ABrokenTriangleIsNoFinding) {
  Chain chain = sound_chain();
  chain.bodies[0].inertial.inertia = {0.1, 0.1, 0.3, 0, 0, 0};
  EXPECT_EQ(said(chain), std::vector<Said>{});
}

}  // namespace
}  // namespace lagdyn
