// invariance.base, .frames, .period, .time-reversal: the transformations are exact, and a wrong one is seen.
#include <gtest/gtest.h>

#include "checks/ratios.hpp"
#include "lagdyn/checks/full_turn.hpp"
#include "lagdyn/checks/reframe.hpp"
#include "lagdyn/checks/registry.hpp"
#include "lagdyn/dynamics/kane.hpp"
#include "lagdyn/dynamics/modular_state.hpp"
#include "lagdyn/dynamics/rnea.hpp"
#include "lagdyn/dynamics/rnea_textbook.hpp"

namespace lagdyn {
namespace {

TEST(Invariance, HoldsOnRandomChains) {
  for (const Check& check : checks::invariance()) test::expect_to_hold_on_random_chains(check, 480);
}

TEST(Invariance, SeesAMassOffByAMillionth) {
  Chain chain = random_chain(11, 5, {{JointType::revolute}, 0.2, 0});
  const Subject right(chain);
  for (Body& body : chain.bodies) body.inertial.mass *= 1 + 1e-6;
  const Subject wrong(chain);
  for (const Check& check : checks::invariance())
    EXPECT_GT(check.evaluate(wrong, Sample(right, 1, 0)).worst.ratio(), 1) << check.id;
}

TEST(Invariance, MovedBaseIsExact) {
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    const Model<Modular> model = lift<Modular>(random_chain(seed, seed));
    const State<Modular> state = modular_state(model, seed, 0, "moved base");
    CounterRandom random(seed, 0, 1);
    const Pose<Modular> base = random_pose<Modular>(random, 2);
    EXPECT_EQ(kane(on_moved_base(model, base), state), kane(model, state));
  }
}

TEST(Invariance, ReframingIsExact) {
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    const Model<Modular> model = lift<Modular>(random_chain(seed, seed));
    const State<Modular> state = modular_state(model, seed, 0, "reframing");
    CounterRandom random(seed, 0, 1);
    EXPECT_EQ(rnea_textbook(reframed(model, random_frames(model, random, 2)), state), rnea_textbook(model, state));
  }
}

class PlantedInvariance : public testing::Test {
 protected:
  double ratio(const std::vector<Bounded>& tau) const {
    Finding found;
    found.compare(tau, sample.rnea());
    return found.worst.ratio();
  }

  Subject subject{random_chain(13, 5, {{JointType::revolute, JointType::screw}})};
  Sample sample{subject, 1, 0};
  const Model<Bounded>& model = subject.bounded;
  CounterRandom random{1, 0, 1};
};

TEST_F(PlantedInvariance, SeesGravityThatStays) {
  const Pose<Bounded> base = random_pose<Bounded>(random, 1);
  Model<Bounded> moved = on_moved_base(model, base);
  EXPECT_LE(ratio(kane(moved, sample.bounded())), 1);
  moved.gravity = model.gravity;
  EXPECT_GT(ratio(kane(moved, sample.bounded())), 1e6);
}

TEST_F(PlantedInvariance, SeesAnInertiaTurnedTheWrongWay) {
  const std::vector<Pose<Bounded>> frames = random_frames(model, random, 1);
  Model<Bounded> turned = reframed(model, frames);
  EXPECT_LE(ratio(rnea_textbook(turned, sample.bounded())), 1);
  turned.joints[4].body.about_com = congruence(frames[4].R, model.joints[4].body.about_com);
  EXPECT_GT(ratio(rnea_textbook(turned, sample.bounded())), 1e6);
}

TEST_F(PlantedInvariance, SeesAFrameBesideItsAxis) {
  std::vector<Pose<Bounded>> frames = random_frames(model, random, 1);
  frames[2].p += random_offset<Bounded>(random, 1);
  EXPECT_GT(ratio(rnea_textbook(reframed(model, frames), sample.bounded())), 1e6);
}

TEST_F(PlantedInvariance, SeesVelocitiesThatDoNotReverse) {
  State<Bounded> half = sample.bounded();
  for (std::size_t i = 0; i < half.size(); ++i) half.qd[i] = i == 1 ? half.qd[i] : -half.qd[i];
  EXPECT_GT(ratio(kane(model, half)), 1e6);
}

TEST_F(PlantedInvariance, SeesATurnCountedInDegrees) {
  State<Bounded> state = sample.bounded();
  for (std::size_t i = 0; i < state.size(); ++i)
    if (has_period(model.joints[i].kind)) state.q[i] = motion_at(model.joints[i], state.q[i].q + Bounded(360));
  EXPECT_GT(ratio(rnea_textbook(model, state)), 1e6);
}

TEST(FullTurn, IsKnownToRounding) {
  const Subject subject(random_chain(3, 8, {{JointType::revolute}}));
  const Sample sample(subject, 1, 0);
  CounterRandom random(1, 0, 1);
  const State<Bounded> turned = turned_fully(subject.bounded, sample.bounded(), random);
  for (std::size_t i = 0; i < 8; ++i) {
    const Bounded before = sample.bounded().q[i].c, after = turned.q[i].c;
    EXPECT_LE(std::abs(after.mid - before.mid), after.rad + before.rad);
    EXPECT_LT(after.rad, 2e-14);
    EXPECT_GT(std::abs(turned.q[i].q.mid - sample.bounded().q[i].q.mid), 6.28);
  }
}

TEST(FullTurn, IsNoneForAScrew) {
  const Check check = test::named(checks::invariance(), "invariance.period");
  EXPECT_TRUE(check.skipped(Subject(random_chain(1, 3, {{JointType::screw, JointType::prismatic}}))));
  EXPECT_FALSE(check.skipped(Subject(random_chain(1, 3, {{JointType::continuous}}))));
  Subject screws(random_chain(1, 3, {{JointType::screw}}));
  const Sample sample(screws, 1, 0);
  State<Bounded> on = sample.bounded();
  on.q[1] = motion_at(screws.bounded.joints[1], on.q[1].q + two_pi());
  Finding found;
  found.compare(rnea(screws.bounded, on), sample.rnea());
  EXPECT_GT(found.worst.ratio(), 1e6);
}

}  // namespace
}  // namespace lagdyn
