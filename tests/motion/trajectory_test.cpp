// Recorded motions: out and in to the same bits, every slip at its place, and what tells how they were made.
#include <gtest/gtest.h>

#include <fmt/format.h>

#include <cmath>

#include "lagdyn/motion/recorded.hpp"
#include "lagdyn/motion/trajectory.hpp"
#include "motion/chains.hpp"

namespace lagdyn {
namespace {

using namespace motion;
using namespace test;

/// The recording of a motion, by the program's own writer.
std::string recorded_csv(Moving& moving, const char* integrator, double h, std::uint64_t steps,
                         const std::vector<double>& q = {-1, 0.5}) {
  std::string csv = trajectory_header(moving.model.size());
  run(moving.equations, *integrator_named(integrator), moving.account,
      moving.equations.start(q, std::vector<double>(q.size())), h, steps,
      [&](const Instant& now) { append_row(csv, now); });
  return csv;
}

TEST(Trajectory, ComesBackToTheSameBits) {
  Moving moving(planar_pair(0.1));
  std::vector<std::vector<double>> states;
  std::string csv = trajectory_header(2);
  run(moving.equations, integrators().front(), moving.account, moving.equations.start({-1, 0.5}, {0.1, 1.0 / 3}), 1e-3,
      50, [&](const Instant& now) {
        states.push_back(now.y);
        append_row(csv, now);
      });
  EXPECT_TRUE(csv.starts_with("t,q1,q2,qd1,qd2,K,P,E,dissipated\n0,-1,0.5,0.1,"));
  const ReadTrajectory read = read_trajectory_text(csv, "m.csv", 2);
  EXPECT_TRUE(read.diagnostics.empty());
  ASSERT_EQ(read.trajectory.points.size(), 51u);
  EXPECT_TRUE(read.trajectory.has_dissipated);
  for (std::size_t k = 0; k < 51; ++k) {
    const TrajectoryPoint& point = read.trajectory.points[k];
    EXPECT_EQ(point.q, (std::vector<double>{states[k][0], states[k][1]}));
    EXPECT_EQ(point.qd, (std::vector<double>{states[k][2], states[k][3]}));
    EXPECT_EQ(point.dissipated, states[k][4]);
    EXPECT_EQ(point.total, point.kinetic + point.potential);
  }
}

TEST(Trajectory, PrintedDecimalsAreKnown) {
  const auto read = [](const std::string& rows) {
    return read_trajectory_text("t,q1,qd1,K,P,E\n" + rows, "m.csv", 1).trajectory.printing;
  };
  const Printing coarse = read("0,0.10,2,1.5,0,1.5\n1,0.1,2,1.50,0,1.5\n2,0.1,2.125,1.5,0,1.5\n");
  EXPECT_NEAR(coarse.states, 5e-4, 1e-18);
  EXPECT_NEAR(coarse.energies, 5e-3, 1e-17);
  EXPECT_NEAR(read("0,1.5e-3,2,1,0,1\n1,0,2,1E+2,0,1\n2,0,2,1,0,1\n").states, 5e-5, 1e-19);
}

struct Slip {
  const char* text;
  const char* code;
  int line, column;
};

TEST(Trajectory, EverySlipIsToldAtItsPlace) {
  const std::string head = "t,q1,qd1,K,P,E\n", rest = "\n1,0,0,0,0,0\n2,0,0,0,0,0\n";
  const Slip slips[] = {
      {"", "trajectory.rows", 1, 1},
      {"time,q1,qd1,K,P,E\n", "trajectory.header", 1, 1},
      {"t,q1,q2,K,P,E\n", "trajectory.header", 1, 6},
      {"t,q1,qd1,K,P\n", "trajectory.header", 1, 1},
      {"t,q1,qd1,K,P,E,dissipated,more\n", "trajectory.header", 1, 27},
      {"t,q1,qd1,K,P,E\n0,0,0,0,0\n", "trajectory.row", 2, 1},
      {"t,q1,qd1,K,P,E\n0,0,0,nan,0,0\n", "trajectory.number", 2, 7},
      {"t,q1,qd1,K,P,E\n0,0,0, 0x1,0,0\n", "trajectory.number", 2, 8},
      {"t,q1,qd1,K,P,E\n0,0,,0,0,0\n", "trajectory.number", 2, 5},
      {"t,q1,qd1,K,P,E\n1,0,0,0,0,0\n\n1,0,0,0,0,0\n", "trajectory.time", 4, 1},
      {"t,q1,qd1,K,P,E\n0,0,0,0,0,0\n1,0,0,0,0,0\n", "trajectory.rows", 1, 1},
  };
  for (const Slip& slip : slips) {
    const ReadTrajectory read = read_trajectory_text(slip.text, "m.csv", 1);
    ASSERT_GE(read.diagnostics.size(), 1u) << slip.text;
    const Diagnostic& told = read.diagnostics[0];
    EXPECT_EQ(told.code, slip.code) << slip.text;
    EXPECT_EQ(told.file, "m.csv");
    EXPECT_EQ(told.line, slip.line) << slip.text;
    EXPECT_EQ(told.column, slip.column) << slip.text;
    EXPECT_FALSE(told.expected.empty() || told.fix.empty()) << slip.text;
  }
  EXPECT_TRUE(read_trajectory_text("\xEF\xBB\xBF" + head + "0,0,0,0,0,0\r" + rest, "m.csv", 1).diagnostics.empty());
}

Recorded examined(Moving& moving, const std::string& csv) {
  const ReadTrajectory read = read_trajectory_text(csv, "m.csv", moving.model.size());
  EXPECT_TRUE(read.diagnostics.empty());
  return examine(moving.equations, moving.bounded, moving.account, read.trajectory);
}

/// Euler's rules by hand on the point pendulum, q'' = -(g / 0.8) cos q; K of `lag` rows before; `digits` after the point.
std::string by_hand(bool semi_implicit, std::size_t lag, int digits, double h = 1e-3) {
  std::vector<double> qs{-1.0}, qds{0.4};
  for (int k = 0; k < 400; ++k) {
    const double qdd = -9.81 / 0.8 * std::cos(qs.back()), old = qds.back();
    qds.push_back(old + h * qdd);
    qs.push_back(qs.back() + h * (semi_implicit ? qds.back() : old));
  }
  std::string csv = "t,q1,qd1,K,P,E\n";
  for (std::size_t k = 0; k < qs.size(); ++k) {
    const double qd = qds[k < lag ? 0 : k - lag];
    const double K = 0.5 * 1.5 * 0.64 * qd * qd, P = 1.5 * 9.81 * 0.8 * std::sin(qs[k]);
    csv += fmt::format("{0:.6f},{2:.{1}f},{3:.{1}f},{4:.{1}f},{5:.{1}f},{6:.{1}f}\n", static_cast<double>(k) * h,
                       digits, qs[k], qds[k], K, P, K + P);
  }
  return csv;
}

TEST(Recorded, EulersRulesAreNamed) {
  Moving moving(point_pendulum());
  for (int digits : {17, 9}) {
    EXPECT_EQ(examined(moving, by_hand(false, 0, digits)).pattern, Pattern::explicit_euler) << digits;
    EXPECT_EQ(examined(moving, by_hand(true, 0, digits)).pattern, Pattern::semi_implicit_euler) << digits;
  }
}

TEST(Recorded, ALaggedKineticEnergyIsNamedWhateverMovedTheChain) {
  Moving moving(point_pendulum());
  EXPECT_EQ(examined(moving, by_hand(false, 1, 17)).pattern, Pattern::lagged_kinetic);
  EXPECT_EQ(examined(moving, by_hand(true, 1, 9)).pattern, Pattern::lagged_kinetic);
  EXPECT_EQ(examined(moving, by_hand(true, 2, 17)).pattern, Pattern::semi_implicit_euler)
      << "two rows late is another slip";
}

TEST(Recorded, DigitsThatHideTheRuleNameNone) {
  Moving moving(point_pendulum());
  const Recorded found = examined(moving, by_hand(false, 0, 3));
  EXPECT_EQ(found.pattern, Pattern::none);
  EXPECT_LE(found.mismatch.largest(), found.mismatch.allowed) << "printing explains the difference";
}

TEST(Recorded, GoodIntegratorsAreNotNamed) {
  Moving moving(planar_pair());
  for (const char* integrator : {"rk4", "midpoint", "implicit-midpoint"})
    for (double h : {1e-2, 1e-3}) {
      const Recorded found = examined(moving, recorded_csv(moving, integrator, h, 200));
      EXPECT_EQ(found.pattern, Pattern::none) << integrator;
      EXPECT_LE(found.mismatch.largest(), found.mismatch.allowed) << integrator;
      EXPECT_TRUE(found.even_steps);
      EXPECT_NEAR(found.h, h, 1e-12);
    }
}

TEST(Recorded, EnergiesOfAnotherModelDiffer) {
  Moving moving(planar_pair());
  Model<double> other = moving.model;
  other.joints[1].body.mass *= 1 + 1e-6;
  std::string csv = trajectory_header(2);
  run(moving.equations, integrators().front(), EnergyAccount(other), moving.equations.start({-1, 0.5}, {0, 0}), 1e-3,
      200, [&](const Instant& now) { append_row(csv, now); });
  const Recorded found = examined(moving, csv);
  EXPECT_GT(found.mismatch.largest(), 1e3 * found.mismatch.allowed);
  EXPECT_EQ(found.mismatch.sum, 0);
}

TEST(Recorded, ASumThatIsNotKPlusP) {
  Moving moving(point_pendulum());
  std::string csv = "t,q1,qd1,K,P,E\n";
  for (int k = 0; k < 10; ++k) csv += fmt::format("{},0,0,0,0.0000000001,{}\n", k, k == 6 ? 0.25 : 0.0);
  const Recorded found = examined(moving, csv);
  EXPECT_NEAR(found.mismatch.sum, 0.25, 1e-9);
  EXPECT_EQ(found.mismatch.row, 6u);
}

TEST(Recorded, WhatStandsStillExchangesNothing) {
  Moving moving(point_pendulum());
  std::string csv = "t,q1,qd1,K,P,E\n";
  for (int k = 0; k < 10; ++k) csv += fmt::format("{}.000000000,0,0,0,0,0\n", k);
  const Recorded found = examined(moving, csv);
  EXPECT_EQ(found.pattern, Pattern::none);
  EXPECT_LE(found.exchanged, found.floor);
}

TEST(Recorded, AMissingDissipationIsIntegrated) {
  Moving moving(planar_pair(0.1));
  std::string csv = recorded_csv(moving, "rk4", 1e-3, 500);
  const Recorded whole = examined(moving, csv);
  std::string cut;
  for (std::size_t start = 0; start < csv.size();) {
    const std::size_t end = csv.find('\n', start), comma = csv.rfind(',', end);
    cut += csv.substr(start, comma - start) + '\n';
    start = end + 1;
  }
  const Recorded without = examined(moving, cut);
  EXPECT_GT(whole.dissipated, 0.01);
  EXPECT_NEAR(without.dissipated, whole.dissipated, 1e-10);
  EXPECT_LT(without.drift, 1e-9);
}

TEST(Recorded, UnevenStepsAreSeen) {
  Moving moving(point_pendulum());
  const std::string csv = "t,q1,qd1,K,P,E\n0,0.5,0,0,0,0\n0.1,0.4,0,0,0,0\n0.3,0.3,0,0,0,0\n";
  const Recorded found = examined(moving, csv);
  EXPECT_FALSE(found.even_steps);
  EXPECT_NEAR(found.h, 0.2, 1e-12);
}

}  // namespace
}  // namespace lagdyn
