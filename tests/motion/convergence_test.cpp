#include "lagdyn/motion/convergence.hpp"

#include <gtest/gtest.h>

namespace lagdyn {
namespace {

Convergence falling(double order, double floor, double stuck = 0) {
  Convergence convergence;
  for (double n : {10.0, 20.0, 40.0, 80.0}) convergence.add({n, std::pow(n, -order) + stuck, floor});
  return convergence;
}

TEST(Convergence, OrderIsTheSlopeAboveTheFloor) {
  EXPECT_NEAR(*falling(4, 0).order(), 4, 1e-12);
  EXPECT_NEAR(*falling(4, 1e-6).order(), 4, 1e-12) << "of the first two alone";
  EXPECT_FALSE(falling(4, 5e-5).order()) << "one point above the floor";
  EXPECT_FALSE(falling(4, 1).order());
}

TEST(Convergence, HoldsWhereEveryErrorFallsOrIsRounding) {
  EXPECT_NEAR(falling(4, 0).worst().ratio(), std::pow(2, -0.5), 1e-12);
  EXPECT_LE(falling(4, 1).worst().ratio(), 1);
  EXPECT_LE(falling(4, 1e-7, 5e-8).worst().ratio(), 1) << "stuck below the floor";
}

TEST(Convergence, BreaksWhereOneDoesNot) {
  EXPECT_GT(falling(3.4, 0).worst().ratio(), 1);
  EXPECT_GT(falling(4, 1e-10, 1e-6).worst().ratio(), 1) << "stuck above the floor";
  EXPECT_GT(falling(4, 0, 1).worst().ratio(), 10);
  Convergence rising;
  rising.add({10, 0, 1e-12});
  rising.add({20, 1e-9, 1e-12});
  EXPECT_GT(rising.worst().ratio(), 1);
  rising.add({40, std::nan(""), 1e-12});
  EXPECT_TRUE(std::isnan(rising.worst().ratio()));
}

}  // namespace
}  // namespace lagdyn
