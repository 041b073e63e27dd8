// Every operation of every method mutated at n = 3: killed by a check, or proven to change nothing.
#include "checks/mutants.hpp"

#include <gtest/gtest.h>

#include <array>
#include <iomanip>
#include <iostream>
#include <string>

#include "lagdyn/chain/random_chain.hpp"

namespace lagdyn::test {
namespace {

/// General bodies and placements, rotors and friction everywhere. Axes stand anywhere in their frames, or along one of
/// the frame's (then differences can be proven: angles are shifted exactly).
Chain general_chain(const std::vector<JointType>& types, bool along_frames) {
  Chain chain = random_chain(5, types.size(), {{JointType::revolute}, 0, 0});
  for (std::size_t i = 0; i < types.size(); ++i) {
    Joint& joint = chain.bodies[i].joint;
    joint.type = types[i];
    joint.origin.orientation = {0.8, 0.3, -0.2 + 0.1 * static_cast<double>(i), 0.4};
    joint.axis = i == 1 ? Double3{2. / 3, -1. / 3, 2. / 3} : Double3{6. / 11, 6. / 11, 7. / 11};
    if (along_frames) joint.axis = {i == 0 ? 1. : 0., i == 1 ? 1. : 0., i == 2 ? 1. : 0.};
    joint.pitch = types[i] == JointType::screw ? 0.15 : 0;
    joint.armature = 0.05;
    joint.damping = 0.3;
  }
  return chain;
}

std::vector<MutantStage> stages_of(const Chain& chain) {
  std::vector<MutantStage> stages;
  for (std::uint64_t i = 0; i < 3; ++i) stages.emplace_back(chain, 1, i);
  return stages;
}

const char* name_of(Mutation kind) {
  return kind == Mutation::negate ? "negated" : kind == Mutation::zero ? "zeroed" : "swapped";
}

void expect_no_survivor(const std::vector<JointType>& types, bool by_differences) {
  const std::vector<MutantStage> stages = stages_of(general_chain(types, by_differences));
  const auto print = [](const std::string& method, const std::array<std::string, 6>& cells) {
    std::cout << std::left << std::setw(21) << method << std::right;
    for (const std::string& cell : cells) std::cout << std::setw(12) << cell;
    std::cout << '\n';
  };
  print("method", {"operations", "killed", "swaps", "idle", "unused", "surviving"});
  for (const MutatedMethod& method : mutated_methods()) {
    if (method.by_differences != by_differences) continue;
    const MutantFigures figures = try_mutants(method, stages);
    print(method.id,
          {std::to_string(figures.operations), std::to_string(figures.killed), std::to_string(figures.equal_swaps),
           std::to_string(figures.idle), std::to_string(figures.equivalent - figures.equal_swaps - figures.idle),
           std::to_string(figures.survivors.size())});
    EXPECT_EQ(figures.killed + figures.equivalent + figures.survivors.size(), 3 * figures.operations);
    EXPECT_GT(figures.killed, 0u) << method.id;
    for (const MutatedOperation& survivor : figures.survivors)
      ADD_FAILURE() << method.id << ": operation " << survivor.index << ' ' << name_of(survivor.kind) << " survives";
  }
}

constexpr JointType kHinge = JointType::revolute, kScrew = JointType::screw, kSlide = JointType::prismatic;

TEST(MutantsFull, OfARevoluteArmAreKilledOrEquivalent) { expect_no_survivor({kHinge, kHinge, kHinge}, false); }

TEST(MutantsFull, OfEveryKindOfJointAreKilledOrEquivalent) { expect_no_survivor({kHinge, kScrew, kSlide}, false); }

TEST(MutantsFull, OfDifferencesAreKilledOrEquivalent) { expect_no_survivor({kHinge, kScrew, kHinge}, true); }

/// A gap in the checks is found: without any, all that change a result survive.
TEST(Mutants, SurviveWhereNothingIsCompared) {
  const std::vector<MutantStage> stages = stages_of(general_chain({kHinge, kSlide}, false));
  for (MutatedMethod method : mutated_methods())
    if (method.id == "rnea") {
      const MutantFigures before = try_mutants(method, stages);
      method.caught = [](const MutantStage&, const MutatedOperation&) { return false; };
      const MutantFigures after = try_mutants(method, stages);
      EXPECT_EQ(after.survivors.size(), before.killed);
      EXPECT_EQ(after.equivalent, before.equivalent);
      EXPECT_GT(before.killed, 0u);
    }
}

}  // namespace
}  // namespace lagdyn::test
