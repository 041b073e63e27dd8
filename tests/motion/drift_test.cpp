// Drifts of motions whose energies are known; faults in equations or energies must show as an order that is too low.
#include <gtest/gtest.h>

#include <cmath>
#include <limits>

#include "lagdyn/chain/random_chain.hpp"
#include "lagdyn/chain/random_state.hpp"
#include "lagdyn/motion/misjudged.hpp"
#include "motion/chains.hpp"

namespace lagdyn {
namespace {

using namespace motion;
using namespace test;

const std::vector<double> milliseconds{4e-3, 2e-3, 1e-3};

TEST(EnergyAccount, APendulumsEnergies) {
  Moving moving(point_pendulum());
  for (double q : {-1.2, 0.3, 2.9}) {
    const Energies energies = moving.account.at(moving.equations.state_of(moving.equations.start({q}, {1.7})));
    EXPECT_NEAR(energies.kinetic, 0.5 * 1.5 * 0.64 * 1.7 * 1.7, 1e-14);
    EXPECT_NEAR(energies.potential, 1.5 * 9.81 * 0.8 * std::sin(q), 1e-14);
  }
}

TEST(Drift, ThePlanarPairOfB19) {
  Moving moving(planar_pair());
  const Energies first = moving.account.at(moving.equations.state_of(moving.equations.start({-1, 0.5}, {0, 0})));
  EXPECT_NEAR(first.total(), -11.7294873113, 1e-9);
  const Drift drift = moving.drift(problem("rk4", {-1, 0.5}, {0, 0}, 5, milliseconds));
  EXPECT_EQ(drift.judgement.verdict, DriftVerdict::order_held);
  EXPECT_NEAR(drift.exchanged, 3.4759945991, 1e-3);
  const double right[] = {2.298e-8, 1.098e-9, 5.862e-11};
  for (std::size_t i = 0; i < 3; ++i) EXPECT_NEAR(drift.rows[i].drift / right[i], 1, 0.1) << i;
  EXPECT_NEAR(drift.rows[1].ratio.value(), 20.92, 0.2);
  EXPECT_NEAR(drift.rows[2].ratio.value(), 18.73, 0.4);
  EXPECT_NEAR(drift.judgement.order.value(), std::log2(*drift.rows[2].ratio), 1e-12);
  for (const DriftRow& row : drift.rows) EXPECT_LT(row.floor, row.drift);
  EXPECT_NEAR(drift.rows[1].state_ratio.value(), 16, 1);
  EXPECT_NEAR(drift.rows[2].state_ratio.value(), 16, 1);
}

TEST(Drift, SemiImplicitEulerOfB19) {
  Moving moving(planar_pair());
  const Drift drift = moving.drift(problem("semi-implicit-euler", {-1, 0.5}, {0, 0}, 5, {2e-3, 1e-3}));
  EXPECT_NEAR(drift.rows[1].drift, 0.027, 5e-4);
  EXPECT_NEAR(drift.rows[1].ratio.value(), 2, 0.02);
  EXPECT_EQ(drift.judgement.verdict, DriftVerdict::order_held);
}

TEST(Drift, DampingTakesWhatTheEnergyLoses) {
  Moving moving(planar_pair(0.1));
  const Drift drift = moving.drift(problem("rk4", {-1, 0.5}, {0, 0}, 2, milliseconds));
  EXPECT_EQ(drift.judgement.verdict, DriftVerdict::order_held);
  for (const DriftRow& row : drift.rows) {
    EXPECT_NEAR(row.loss, -0.776645944, 1e-8);
    EXPECT_NEAR(row.dissipated, 0.776645944, 1e-8);
    EXPECT_LT(row.largest_rise, 0);
  }
}

TEST(Drift, NegativeDampingLetsTheEnergyRise) {
  Moving moving(planar_pair(-0.1));
  const Drift drift = moving.drift(problem("rk4", {-1, 0.5}, {0, 0}, 2, milliseconds));
  EXPECT_EQ(drift.judgement.verdict, DriftVerdict::order_held) << "the balance holds all the same";
  EXPECT_GT(drift.rows.back().largest_rise, drift.rows.back().floor);
}

TEST(Drift, AtRestNothingMoves) {
  Moving moving(planar_pair());
  const Drift drift = moving.drift(problem("rk4", {-1.5707963267948966, 0}, {0, 0}, 1, {2e-3, 1e-3}));
  EXPECT_EQ(drift.judgement.verdict, DriftVerdict::nothing_moved);
  EXPECT_LT(drift.moved, 1e-12);
}

TEST(Drift, AFreeFallIsAtTheFloorOfRounding) {
  Chain chain = slider(0);
  chain.gravity = {-9.81, 0, 0};
  Moving moving(chain);
  const Drift drift = moving.drift(problem("rk4", {0.3}, {0.7}, 1, milliseconds));
  EXPECT_EQ(drift.judgement.verdict, DriftVerdict::at_floor);
  for (const DriftRow& row : drift.rows) {
    EXPECT_GT(row.drift, row.floor * 1e-4) << "the floor says nothing";
    EXPECT_LE(row.drift, row.floor);
  }
}

TEST(Drift, AMotionThatLeavesTheFiniteNumbersStops) {
  Moving moving(slider(1e4));
  const Drift drift = moving.drift(problem("rk4", {0}, {1}, 4, {0.02, 0.01}));
  EXPECT_EQ(drift.judgement.verdict, DriftVerdict::stopped);
  ASSERT_TRUE(drift.stop);
  EXPECT_GT(drift.stop->step, 1u);
  EXPECT_LT(drift.stop->step, 200u);
  EXPECT_NEAR(drift.stop->t, 0.02 * static_cast<double>(drift.stop->step - 1), 1e-12);
  EXPECT_TRUE(std::isfinite(drift.stop->q[0]));
  EXPECT_TRUE(drift.rows.empty());
}

struct Fault {
  const char* name;
  void (*plant)(Model<double>&);
};

const Fault faults[] = {
    {"a mass 1 % off", [](Model<double>& m) { m.joints[1].body.mass *= 1.01; }},
    {"a COM 1 mm off", [](Model<double>& m) { m.joints[1].body.com.x += 1e-3; }},
    {"a moment 1 % off", [](Model<double>& m) { m.joints[0].body.about_com = 1.01 * m.joints[0].body.about_com; }},
    {"gravity of 9.8", [](Model<double>& m) { m.gravity.y = -9.8; }},
    {"gravity upwards", [](Model<double>& m) { m.gravity.y = 9.81; }},
    {"armature in the energy alone", [](Model<double>& m) { m.joints[1].armature = 1e-3; }},
    {"an offset 1 mm off", [](Model<double>& m) { m.joints[1].origin.p.x += 1e-3; }},
};

TEST(DriftFaults, EnergiesOfAnotherModelBreakTheOrder) {
  for (const Fault& fault : faults) {
    Moving moving(planar_pair());
    Model<double> other = moving.model;
    fault.plant(other);
    const Drift drift = moving.drift(problem("rk4", {-1, 0.5}, {0, 0}, 1, milliseconds), EnergyAccount(other));
    EXPECT_EQ(drift.judgement.verdict, DriftVerdict::order_too_low) << fault.name;
    EXPECT_LT(drift.judgement.order.value(), 1) << fault.name;
  }
}

TEST(Drift, DampingThatADriveAppliesIsSuppliedEnergy) {
  Moving moving(planar_pair(0.1));
  Equations undamped(lift<double>(planar_pair()), [](double, const State<double>& state) {
    return std::vector<double>{-0.1 * state.qd[0], -0.1 * state.qd[1]};
  });
  const Drift drift =
      measure_drift(undamped, moving.bounded, moving.account, problem("rk4", {-1, 0.5}, {0, 0}, 1, milliseconds));
  EXPECT_EQ(drift.judgement.verdict, DriftVerdict::order_held);
  EXPECT_NEAR(drift.rows.back().supplied, drift.rows.back().loss, 1e-9);
}

TEST(Driven, WhatIsSuppliedIsGainedOrDissipated) {
  const Chain chain = planar_pair(0.1);
  Moving moving(chain, computed_torque(misjudged(lift<double>(chain), 0.05), 1));
  const Drift drift = moving.drift(problem("rk4", {-1, 0.5}, {0.5, -1}, 1, {2e-2, 1e-2, 5e-3}));
  EXPECT_EQ(drift.judgement.verdict, DriftVerdict::order_held);
  const DriftRow& row = drift.rows.back();
  EXPECT_GT(std::abs(row.supplied), 0.1);
  EXPECT_NEAR(row.supplied - row.loss, row.dissipated, 1e-7);
  EXPECT_GE(row.least_margin, 0);
}

TEST(Driven, TheRightModelGivesTheWantedAcceleration) {
  const Chain chain = planar_pair(0.1);
  Moving moving(chain, computed_torque(lift<double>(chain), 2));
  std::vector<double> rates(6);
  for (double t : {0.0, 0.3, 1.0}) {
    moving.equations.rates(t, moving.equations.start({0.3, -1}, {2, 1}), rates);
    EXPECT_NEAR(rates[2], std::cos(3.141592653589793 * t), 1e-13);
    EXPECT_NEAR(rates[3], std::cos(3.141592653589793 * t), 1e-13);
  }
}

TEST(Misjudged, MassesAlone) {
  const Model<double> right = lift<double>(planar_pair()), wrong = misjudged(right, 0.05);
  EXPECT_DOUBLE_EQ(wrong.joints[1].body.mass, 1.05 * 1.5);
  EXPECT_EQ(wrong.joints[1].body.com.x, right.joints[1].body.com.x);
  EXPECT_EQ(wrong.joints[1].body.about_com.row[2].z, right.joints[1].body.about_com.row[2].z);
}

std::vector<DriftRow> rows_of(const std::vector<double>& drifts, double floor) {
  std::vector<DriftRow> rows(drifts.size());
  for (std::size_t i = 0; i < rows.size(); ++i) {
    rows[i].h = std::pow(0.5, static_cast<double>(i));
    rows[i].drift = drifts[i];
    rows[i].floor = floor;
  }
  return rows;
}

DriftVerdict verdict(const std::vector<double>& drifts, double floor, double exchanged, int order = 4) {
  std::vector<DriftRow> rows = rows_of(drifts, floor);
  return judge_drift(rows, exchanged, order).verdict;
}

TEST(JudgeDrift, ByTheLastTwoSteps) {
  EXPECT_EQ(verdict({16, 1}, 1e-9, 100), DriftVerdict::order_held);
  EXPECT_EQ(verdict({11.4, 1}, 1e-9, 100), DriftVerdict::order_held);
  EXPECT_EQ(verdict({11.2, 1}, 1e-9, 10), DriftVerdict::order_too_low);
  EXPECT_EQ(verdict({2, 16, 1}, 1e-9, 100), DriftVerdict::order_held);
  EXPECT_EQ(verdict({256, 16, 15}, 1e-9, 10), DriftVerdict::order_too_low);
  EXPECT_EQ(verdict({3, 1}, 1e-9, 10, 2), DriftVerdict::order_held);
  EXPECT_EQ(verdict({2.8, 1}, 1e-9, 10, 2), DriftVerdict::order_too_low);
}

TEST(JudgeDrift, AnOrderOfMotionsThatAreNotFollowedSaysNothing) {
  EXPECT_EQ(verdict({1e100, 2}, 1e-9, 10), DriftVerdict::unresolved);
  EXPECT_EQ(verdict({1e100, 0.1}, 1e-9, 10), DriftVerdict::unresolved);
  EXPECT_EQ(verdict({160, 10}, 1e-9, 10), DriftVerdict::unresolved);
  EXPECT_EQ(verdict({9, 0.5}, 1e-9, 10), DriftVerdict::order_held);
  EXPECT_EQ(verdict({20, 19}, 1e-9, 10), DriftVerdict::order_too_low) << "of other energies the drift stays";
}

TEST(Drift, AMotionThatDivergesAtTheLargerStepIsNoProof) {
  Moving moving(slider(100));
  const Drift drift = moving.drift(problem("rk4", {0}, {1}, 1, {0.1, 0.05}));
  EXPECT_GT(drift.rows[0].drift, 1e3);
  EXPECT_EQ(drift.judgement.verdict, DriftVerdict::unresolved);
}

TEST(Drift, OneStepIsJudgedBesideALargerOne) {
  Moving moving(planar_pair());
  for (double h : {1e-3, 1.0 / 999}) {
    const Drift drift = moving.drift(problem("rk4", {-1, 0.5}, {0, 0}, 1, {h}));
    ASSERT_EQ(drift.rows.size(), 1u);
    EXPECT_EQ(drift.judgement.verdict, DriftVerdict::order_held);
    EXPECT_FALSE(drift.rows[0].order || drift.rows[0].ratio);
    EXPECT_NEAR(drift.beside.value().h, 2e-3, 1e-5);
    EXPECT_NEAR(drift.beside->order.value(), 4, 0.5);
  }
  Model<double> heavier = moving.model;
  heavier.joints[1].body.mass *= 1.001;
  EXPECT_EQ(moving.drift(problem("rk4", {-1, 0.5}, {0, 0}, 1, {1e-3}), EnergyAccount(heavier)).judgement.verdict,
            DriftVerdict::order_too_low);
}

/// A fast motion: its order rises to 4 as steps fall, so too low a one is no finding against the equations.
TEST(Drift, StepsThatAreStillLargeAreJudgedAtSmallerOnes) {
  Moving moving(planar_pair());
  const std::vector<double> q{-1, 0.5}, qd{9, -6};
  bool refined = false;
  for (double h : {0.025, 0.02, 0.01}) {
    const Drift drift = moving.drift(problem("rk4", q, qd, 1, {2 * h, h}));
    EXPECT_NE(drift.judgement.verdict, DriftVerdict::order_too_low) << h;
    if (!drift.beside) continue;
    refined = true;
    EXPECT_LT(drift.beside->h, h);
    EXPECT_EQ(drift.rows.size(), 2u);
  }
  EXPECT_TRUE(refined);
}

TEST(JudgeDrift, AtTheFloor) {
  EXPECT_EQ(verdict({16, 1e-9}, 1e-8, 10), DriftVerdict::at_floor);
  EXPECT_EQ(verdict({1e-9, 2e-9}, 1e-8, 10), DriftVerdict::at_floor);
  EXPECT_EQ(verdict({0, 0}, 1e-8, 10), DriftVerdict::at_floor);
  EXPECT_EQ(verdict({16, 1e-9}, 1e-4, 10), DriftVerdict::floor_too_high);
  EXPECT_EQ(verdict({1e-9, 1e-7}, 1e-8, 10), DriftVerdict::order_too_low) << "it rises out of the floor";
  EXPECT_EQ(verdict({1e-9}, 1e-8, 10), DriftVerdict::at_floor);
}

TEST(JudgeDrift, WithoutAnOrderOrAMotion) {
  EXPECT_EQ(verdict({1}, 1e-9, 10), DriftVerdict::one_step);
  EXPECT_EQ(verdict({16, 1}, 1e-9, 1e-10), DriftVerdict::nothing_moved);
  EXPECT_EQ(verdict({16, 1}, 1e-9, 0), DriftVerdict::nothing_moved);
  EXPECT_EQ(verdict({16, 1}, std::numeric_limits<double>::quiet_NaN(), 1), DriftVerdict::nothing_moved);
}

TEST(JudgeDrift, OrdersOfStepsThatDoNotHalve) {
  std::vector<DriftRow> rows = rows_of({81, 1}, 1e-9);
  rows[0].h = 3;
  rows[1].h = 1;
  EXPECT_NEAR(judge_drift(rows, 10, 4).order.value(), 4, 1e-12);
}

TEST(StepsIn, WholeNumbersAlone) {
  EXPECT_EQ(steps_in(5, 4e-3), 1250u);
  EXPECT_EQ(steps_in(1, 1e-3), 1000u);
  EXPECT_EQ(steps_in(0.3, 0.1), 3u);
  for (std::uint64_t steps : {9'999'991u, 8'765'432u, 7'777'777u})
    EXPECT_EQ(steps_in(static_cast<double>(steps) * 1e-3, 1e-3), steps);
  EXPECT_EQ(steps_in(10000.0000000001, 1e-3), std::nullopt);
  EXPECT_EQ(steps_in(1, 3e-3), std::nullopt);
  EXPECT_EQ(steps_in(1, 2), std::nullopt);
  EXPECT_EQ(steps_in(1, std::numeric_limits<double>::quiet_NaN()), std::nullopt);
}

/// With steps so small that truncation is gone, what is left is rounding: below its floor, for all kinds of chains.
TEST(RoundingFull, TheFloorHoldsWhereTruncationIsGone) {
  double largest = 0;
  for (std::uint64_t seed = 0; seed < 12; ++seed) {
    RandomChainOptions options;
    options.mass_decades = 0;
    options.damping = seed % 2 == 0;
    const Chain chain = random_chain(seed, 1 + seed % 4, options);
    const JointState start = random_state(chain, seed, 0);
    Moving moving(chain);
    DriftProblem tiny = problem("rk4", start.q, start.qd, 0.02, {2e-6});
    tiny.reference = false;
    const Drift drift = moving.drift(tiny);
    EXPECT_LE(drift.rows.back().drift, drift.rows.back().floor) << seed;
    largest = std::max(largest, drift.rows.back().drift / drift.rows.back().floor);
  }
  EXPECT_GT(largest, 1e-4) << "a floor far above rounding hides faults";
}

/// 12, 6, 3 ms on random chains: the order holds, or rounding is all there is, as at smaller steps for most of them.
TEST(DriftFull, RandomChains) {
  int held = 0;
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    RandomChainOptions options;
    options.mass_decades = 0;
    options.damping = seed % 3 == 0;
    const Chain chain = random_chain(seed, 1 + seed % 4, options);
    JointState start = random_state(chain, seed, 0);
    for (double& rate : start.qd) rate /= 3;
    Moving moving(chain);
    DriftProblem p = problem("rk4", start.q, start.qd, 0.48, {12e-3, 6e-3, 3e-3});
    p.reference = false;
    const DriftVerdict found = moving.drift(p).judgement.verdict;
    EXPECT_TRUE(found == DriftVerdict::order_held || found == DriftVerdict::at_floor)
        << seed << ' ' << static_cast<int>(found);
    held += found == DriftVerdict::order_held;
  }
  EXPECT_GT(held, 40);
}

}  // namespace
}  // namespace lagdyn
