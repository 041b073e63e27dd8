// momentum.base-wrench: the rate of momentum is the mechanics', and a reaction that lost something is seen.
#include <gtest/gtest.h>

#include <functional>

#include "checks/bodies.hpp"
#include "checks/ratios.hpp"
#include "lagdyn/checks/momentum_rate.hpp"
#include "lagdyn/checks/registry.hpp"
#include "lagdyn/dynamics/modular_state.hpp"
#include "lagdyn/dynamics/rnea.hpp"

namespace lagdyn {
namespace {

using checks::momentum_rate;

TEST(Momentum, HoldsOnRandomChains) {
  for (const Check& check : checks::momentum()) test::expect_to_hold_on_random_chains(check, 480);
}

TEST(Momentum, IsExact) {
  for (std::uint64_t seed = 1; seed <= 24; ++seed) {
    const Model<Modular> model = lift<Modular>(random_chain(seed, 1 + seed % 6));
    const State<Modular> state = modular_state(model, seed, 0, "momentum");
    const Wrench<Modular> base = newton_euler(model, state, model.gravity).base, net = momentum_rate(model, state).net;
    for (int i = 0; i < 3; ++i) {
      EXPECT_EQ(base.n[i], net.n[i]) << seed;
      EXPECT_EQ(base.f[i], net.f[i]) << seed;
    }
  }
}

/// 2 kg at 0.5 m on an arm about z at x = 3: at q = 0 the mass accelerates by (-l w^2, l alpha, 0).
TEST(Momentum, OfAPointOnAnArm) {
  const Body arm = test::body(JointType::revolute, {0, 0, 1}, {3, 0, 0}, test::inertial(2, {0.5, 0, 0}));
  const Model<double> model = lift<double>(test::chain({0, -10, 0}, {arm}));
  const Wrench<double> net = momentum_rate(model, lift_state(model, {{0}, {4}, {6}})).net;
  EXPECT_EQ(net.f.x, 2 * -0.5 * 16);
  EXPECT_EQ(net.f.y, 2 * (0.5 * 6 + 10));
  EXPECT_EQ(net.f.z, 0);
  EXPECT_EQ(net.n.z, 3.5 * 2 * (0.5 * 6 + 10));
}

/// The worst ratio of the six components when newton-euler computes the reaction of a chain or state with a fault.
double ratio(const std::function<void(Model<Bounded>&, State<Bounded>&)>& fault) {
  const Subject subject(random_chain(3, 4, {{JointType::revolute, JointType::screw}, 0.2, 0}));
  const Sample sample(subject, 1, 0);
  Model<Bounded> model = subject.bounded;
  State<Bounded> state = sample.bounded();
  fault(model, state);
  const Wrench<Bounded> base = newton_euler(model, state, model.gravity).base;
  const Wrench<Bounded> net = momentum_rate(subject.bounded, sample.bounded()).net;
  Finding found;
  for (int i = 0; i < 3; ++i) {
    found.compare(base.n[i], net.n[i]);
    found.compare(base.f[i], net.f[i]);
  }
  return found.worst.ratio();
}

TEST(Momentum, SeesAReactionThatLostSomething) {
  using M = Model<Bounded>;
  using S = State<Bounded>;
  EXPECT_LE(ratio([](M&, S&) {}), 1);
  EXPECT_GT(ratio([](M&, S& s) { s = with_rates(s, std::vector<Bounded>(4), s.qdd); }), 1) << "velocity terms dropped";
  EXPECT_GT(ratio([](M& m, S&) { m.gravity = -m.gravity; }), 1) << "gravity's sign";
  EXPECT_GT(ratio([](M& m, S&) { m.joints[3].body.about_com = {}; }), 1) << "a body's own moment lost";
  EXPECT_GT(ratio([](M& m, S&) { m.joints[2].body.mass = Bounded(); }), 1) << "a body's force lost";
  EXPECT_GT(ratio([](M& m, S&) { m.joints[1].body.com = -m.joints[1].body.com; }), 1) << "a lever's sign";
  EXPECT_GT(ratio([](M& m, S&) { m.joints[0].origin.R = m.joints[0].origin.R.inverse(); }), 1)
      << "a transposed rotation";
  EXPECT_GT(ratio([](M&, S& s) { s.qd[1] = s.qd[1] * Bounded(1 + 1e-10); }), 1) << "a rate off by a little";
}

TEST(Momentum, NamesTheWorstComponent) {
  const Check check = checks::momentum().front();
  const Subject subject(random_chain(3, 4));
  const Sample sample(subject, 1, 0);
  const std::string words = check.explain(subject, sample, check.evaluate(subject, sample));
  EXPECT_TRUE(words.starts_with("worst component: ") && words.ends_with(" at the base")) << words;
}

}  // namespace
}  // namespace lagdyn
