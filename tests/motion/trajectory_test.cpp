// Recorded motions: out and in to the same bits, and every slip told at its place.
#include <gtest/gtest.h>

#include "lagdyn/motion/trajectory.hpp"
#include "motion/chains.hpp"

namespace lagdyn {
namespace {

using namespace motion;
using namespace test;

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

}  // namespace
}  // namespace lagdyn
