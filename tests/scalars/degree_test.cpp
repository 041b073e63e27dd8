// Bounds of fractions whose polynomials can be written down.
#include "lagdyn/scalars/degree.hpp"

#include <gtest/gtest.h>

#include <cmath>

#include "lagdyn/spatial/joint_motion.hpp"

namespace lagdyn {
namespace {

class DegreeTest : public testing::Test {
 protected:
  DegreeTest() { Degree::begin(); }
  Degree x = Degree::variable(), y = Degree::variable();
};

TEST_F(DegreeTest, OfPolynomials) {
  EXPECT_EQ((x * x * y + y).numerator_degree(), 3);
  EXPECT_EQ((x - x).numerator_degree(), 1);  // a bound: nothing is known of what cancels
  EXPECT_EQ(Degree(7).numerator_degree(), 0);
  EXPECT_LT(Degree().numerator_degree(), 0);
  EXPECT_LT((Degree() * x).numerator_degree(), 0);
  EXPECT_EQ((Degree() + x).numerator_degree(), 1);
  EXPECT_EQ(Degree::divisors_degree(), 0);
}

TEST_F(DegreeTest, BitsOfPolynomialsWithDyadicCoefficients) {
  EXPECT_NEAR(Degree(5.0).bits() - 1, std::log2(5.0), 1e-12);
  EXPECT_NEAR(Degree(0.75).bits() - 1, std::log2(3.0), 1e-12);                   // 3 / 4
  EXPECT_NEAR((Degree(0.75) * x + Degree(5)).bits() - 1, std::log2(23), 1e-12);  // (3 x + 20) / 4
  const Degree square = (x + y) * (x + y);                                       // 1 + 2 + 1
  EXPECT_NEAR(square.bits() - 1, 2, 1e-12);
  EXPECT_NEAR(Degree(1024).bits() - 1, 0, 1e-12);  // a power of two stands outside
}

// 1/x + 1/y = (x + y) / (x y): both powers of a common denominator.
TEST_F(DegreeTest, SumsHaveTheCommonDenominator) {
  EXPECT_EQ((Degree(1) / x + Degree(1) / y).numerator_degree(), 1);
  EXPECT_EQ((Degree(1) / x + Degree(1) / x).numerator_degree(), 0);
  EXPECT_EQ((Degree(1) / x * y + y).numerator_degree(), 2);  // (y + x y) / x
  EXPECT_EQ(Degree::divisors_degree(), 2);
}

TEST_F(DegreeTest, PowersCancelInQuotients) {
  const Degree once = y / x;
  EXPECT_EQ((once * once / once).numerator_degree(), 2);  // y^2 / (x y): the numerator of `once` is a divisor now
  const Degree p = Degree(1) / (Degree(1) + x * x);       // 1 / (1 + x^2)
  EXPECT_EQ((p / p).numerator_degree(), 0);
  EXPECT_EQ((y / p).numerator_degree(), 3);  // y (1 + x^2)
}

// c = (1 - N t^2) / (1 + N t^2), s = 2 t / (1 + N t^2): c c s = (1 - N t^2)^2 2 t / (1 + N t^2)^3.
TEST_F(DegreeTest, OfJointMotions) {
  const JointMotion<Degree> m = rational_motion(Degree(1), x, y);
  EXPECT_EQ(m.c.numerator_degree(), 2);
  EXPECT_EQ(m.s.numerator_degree(), 1);
  EXPECT_EQ((m.c * m.c * m.s).numerator_degree(), 5);
  EXPECT_EQ((m.c * m.c + m.s).numerator_degree(), 4);  // (1 - t^2)^2 + 2 t (1 + t^2)
  EXPECT_EQ(Degree::divisors_degree(), 2);
}

TEST_F(DegreeTest, ADivisorOfNumbersHasBitsAndNoDegree) {
  const Degree third = Degree(1) / Degree(3);
  EXPECT_EQ((third * x).numerator_degree(), 1);
  EXPECT_NEAR((third * x + y).bits() - 1, 2, 1e-12);  // (x + 3 y) / 3
  EXPECT_NEAR((Degree(1) / Degree(0.25) * x).bits() - 1, 0, 1e-12);
  EXPECT_EQ(Degree::divisors_degree(), 0);
}

TEST_F(DegreeTest, DivisionByZeroHasNoBound) {
  EXPECT_EQ((x / Degree()).numerator_degree(), std::numeric_limits<double>::infinity());
  EXPECT_EQ((x / Degree() + y).numerator_degree(), std::numeric_limits<double>::infinity());
}

TEST_F(DegreeTest, BeginForgetsDivisors) {
  (void)(x / y);
  EXPECT_EQ(Degree::divisors_degree(), 1);
  Degree::begin();
  EXPECT_EQ(Degree::divisors_degree(), 0);
}

}  // namespace
}  // namespace lagdyn
