// reduction.lock, reduction.split: locks and cuts are exact, and a lift that composes bodies wrongly is seen.
#include <gtest/gtest.h>

#include "checks/bodies.hpp"
#include "checks/lift_faults.hpp"
#include "checks/ratios.hpp"
#include "lagdyn/checks/lock.hpp"
#include "lagdyn/checks/registry.hpp"
#include "lagdyn/checks/split.hpp"
#include "lagdyn/dynamics/modular_state.hpp"
#include "lagdyn/dynamics/rnea.hpp"

namespace lagdyn {
namespace {

using namespace checks;

const RandomChainOptions kTurning{{JointType::revolute}, 0.2, 0};

TEST(Reduction, HoldsOnRandomChains) {
  for (const Check& check : reduction()) test::expect_to_hold_on_random_chains(check, 480);
}

TEST(Reduction, SeesALiftThatComposesWrongly) {
  const Chain chain = test::with_tool(random_chain(7, 3, kTurning));
  for (const Check& check : reduction()) {
    EXPECT_LE(test::largest_ratio(check, Subject(chain)), 1) << check.id;
    for (const test::LiftFault& fault : test::lift_faults())
      EXPECT_GT(test::largest_ratio(check, test::lifted_with(fault, chain)), 1) << check.id << ": " << fault.name;
  }
}

TEST(Lock, OneJointAloneIsSkippedWithTheReason) {
  const Check lock = test::named(reduction(), "reduction.lock");
  EXPECT_EQ(lock.skipped(Subject(random_chain(1, 1))), "needs two moving joints: one to lock, one to look at");
  EXPECT_EQ(lock.skipped(Subject(random_chain(1, 2))), std::nullopt);
}

/// The two chains are one, so without rounding their torques are equal.
TEST(Lock, IsExact) {
  for (std::uint64_t seed = 1; seed <= 24; ++seed) {
    const Chain chain = random_chain(seed, 2 + seed % 5);
    const Model<Modular> model = lift<Modular>(chain);
    State<Modular> full = modular_state(model, seed, 0, "lock");
    const std::size_t k = seed % model.size();
    const Lock lock = locked(chain, k, 0.1 * static_cast<double>(seed) - 1.2);
    full.q[k] = motion_of<Modular>(lock);
    full.qd[k] = full.qdd[k] = Modular();
    const State<Modular> rest{without(full.q, k), without(full.qd, k), without(full.qdd, k)};
    EXPECT_EQ(rnea(lift<Modular>(lock.chain), rest), without(rnea(model, full), k)) << seed;
  }
}

TEST(Lock, StandsWhereItWasAskedTo) {
  for (JointType type : {JointType::revolute, JointType::prismatic, JointType::screw}) {
    const Chain chain = random_chain(3, 2, {{type}, 0.2, 0});
    for (double q : {-3.1, -0.4, 0.0, 1e-12, 1.7}) {
      const Lock lock = locked(chain, 1, q);
      const JointMotion<Bounded> motion = motion_of<Bounded>(lock);
      EXPECT_NEAR(motion.c.mid, type == JointType::prismatic ? 1 : std::cos(q), 1e-15);
      EXPECT_NEAR(motion.s.mid, type == JointType::prismatic ? 0 : std::sin(q), 1e-15);
      EXPECT_NEAR(motion.q.mid, type == JointType::revolute ? 0 : q, 1e-15);
    }
  }
}

/// How far the other joints' torques are off when the weld is not where the joint was.
double ratio_of_faulty_lock(void (*mistake)(Chain& chain, std::size_t weld)) {
  const Chain chain = random_chain(9, 4, {{JointType::screw}, 0, 0});
  const Subject subject(chain);
  State<Bounded> full = Sample(subject, 1, 0).bounded();
  Lock lock = locked(chain, 1, 0.8);
  mistake(lock.chain, 3);
  full.q[1] = motion_of<Bounded>(lock);
  full.qd[1] = full.qdd[1] = Bounded();
  const State<Bounded> rest{without(full.q, 1), without(full.qd, 1), without(full.qdd, 1)};
  Finding found;
  found.compare(rnea(lift<Bounded>(lock.chain), rest), without(rnea(subject.bounded, full), 1));
  return found.worst.ratio();
}

TEST(Lock, SeesAWeldOutOfPlace) {
  EXPECT_LE(ratio_of_faulty_lock([](Chain&, std::size_t) {}), 1);
  EXPECT_GT(
      ratio_of_faulty_lock([](Chain& c, std::size_t weld) { c.bodies[weld].joint.origin.orientation.w *= 1 + 1e-9; }),
      1);
  EXPECT_GT(ratio_of_faulty_lock([](Chain& c, std::size_t weld) { c.bodies[weld].joint.origin.orientation.w *= -1; }),
            1);
  EXPECT_GT(ratio_of_faulty_lock([](Chain& c, std::size_t weld) { c.bodies[weld - 1].joint.origin.xyz = {}; }), 1);
  EXPECT_GT(ratio_of_faulty_lock([](Chain& c, std::size_t weld) { c.bodies[weld].inertial = {}; }), 1);
}

/// How far the torques are off when the two parts are not the whole.
double ratio_of_faulty_split(void (*mistake)(Body& first, Body& second)) {
  const Chain chain = random_chain(5, 4, kTurning);
  const Subject subject(chain);
  const Sample sample(subject, 1, 0);
  CounterRandom random(1, 2, 3);
  Split cut = split(chain, divisible_bodies(chain).back(), random);
  mistake(cut.chain.bodies[cut.body], cut.chain.bodies[cut.body + 1]);
  Finding found;
  found.compare(rnea(lift<Bounded>(cut.chain), sample.bounded()),
                rnea(widened(subject.bounded, chain, cut), sample.bounded()));
  return found.worst.ratio();
}

TEST(Split, SeesPartsThatAreNotTheWhole) {
  EXPECT_LE(ratio_of_faulty_split([](Body&, Body&) {}), 1);
  EXPECT_GT(ratio_of_faulty_split([](Body& a, Body&) { a.inertial.mass *= 1 + 1e-10; }), 1);
  EXPECT_GT(ratio_of_faulty_split([](Body&, Body& b) { b.inertial.com[1] += 1e-10; }), 1);
  EXPECT_GT(ratio_of_faulty_split([](Body&, Body& b) { b.inertial.about = InertiaPoint::com; }), 1);
  EXPECT_GT(ratio_of_faulty_split([](Body&, Body& b) { b.inertial.orientation = {}; }), 1);
  EXPECT_GT(
      ratio_of_faulty_split([](Body& a, Body&) { a.inertial.orientation = test::conjugate(a.inertial.orientation); }),
      1);
  EXPECT_GT(ratio_of_faulty_split([](Body&, Body& b) { b.joint.origin.xyz = {}; }), 1);
}

/// The parts differ from the whole by rounding alone, whatever body is cut.
TEST(Split, MissesTheWholeByRoundingAlone) {
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    const Chain chain = random_chain(seed, 3);
    for (std::size_t body : divisible_bodies(chain)) {
      CounterRandom random(seed, body, 0);
      const Split cut = split(chain, body, random);
      const double m = chain.bodies[body].inertial.mass;  // COMs and tensors lie within a metre
      EXPECT_LE(std::abs(cut.miss.mass.mid) + cut.miss.mass.rad, 1e-15 * m);
      EXPECT_LE(bounded::norm(cut.miss.first.mid) + cut.miss.first.rad, 1e-13 * m);
      EXPECT_LE(bounded::norm(cut.miss.second.mid) + cut.miss.second.rad, 1e-13 * m);
      EXPECT_NE(cut.chain.bodies[cut.body].inertial, chain.bodies[body].inertial);
    }
  }
}

TEST(Split, AMasslessChainIsSkipped) {
  Chain chain = random_chain(2, 2);
  for (Body& body : chain.bodies) body.inertial = {};
  EXPECT_EQ(test::named(reduction(), "reduction.split").skipped(Subject(chain)), "no moving body has mass");
}

/// Two bodies whose sum is known by hand: 1 kg at (0.1, 0, 0), and 0.5 kg welded at (0.3, 0.05, 0) turned by 90 degrees.
TEST(Moments, OfTwoWeldedBodies) {
  const Inertial first = test::inertial(1, {0.1, 0, 0}, {0.002, 0.004, 0.004});
  const Inertial second = test::inertial(0.5, {0.2, 0, 0}, {0.001, 0.003, 0.003});
  const Moments whole = moments(first) + seen_from(exact(Placement{{0.3, 0.05, 0}, {1, 0, 0, 1}}), moments(second));
  // COM (1/6, 1/12, 0); about it 0.0258333, 0.0183333, 0.0411667, ixy -0.0166667; to the origin m (c.c 1 - c c^T) more.
  EXPECT_EQ(whole.mass.mid, 1.5);
  EXPECT_NEAR(whole.first.mid.x, 0.25, 1e-15);
  EXPECT_NEAR(whole.first.mid.y, 0.125, 1e-15);
  EXPECT_NEAR(whole.first.mid.z, 0, 1e-15);
  EXPECT_NEAR(whole.second.mid(0, 0), 0.155 / 6 + 0.125 / 12, 1e-15);
  EXPECT_NEAR(whole.second.mid(1, 1), 0.11 / 6 + 0.25 / 6, 1e-15);
  EXPECT_NEAR(whole.second.mid(2, 2), 0.247 / 6 + 0.25 / 6 + 0.125 / 12, 1e-15);
  EXPECT_NEAR(whole.second.mid(0, 1), -0.1 / 6 - 0.25 / 12, 1e-15);
}

}  // namespace
}  // namespace lagdyn
