#include "lagdyn/io/orientation.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <numbers>
#include <random>

#include "lagdyn/chain/long_rotation.hpp"

namespace lagdyn {
namespace {

Matrix<3> matrix_of(const Long33& R) {
  Matrix<3> M;
  for (std::size_t i = 0; i < 3; ++i)
    for (std::size_t j = 0; j < 3; ++j)
      M[i][j] = static_cast<double>(R(static_cast<Eigen::Index>(i), static_cast<Eigen::Index>(j)));
  return M;
}

// Elementary rotations, written out.
Long33 about(int axis, long double angle) {
  const long double c = std::cos(angle), s = std::sin(angle);
  Long33 R = Long33::Identity();
  const int i = (axis + 1) % 3, j = (axis + 2) % 3;
  R(i, i) = R(j, j) = c;
  R(i, j) = -s;
  R(j, i) = s;
  return R;
}

double difference(const Long33& A, const Long33& B) { return static_cast<double>((A - B).cwiseAbs().maxCoeff()); }

// All 24 rotations that map axes to axes come back exactly: the model's R(q) / |q|^2 has entries 0, 1 and -1.
TEST(Orientation, RightAnglesAreExactFromMatrices) {
  int rotations = 0;
  for (const auto& columns : {std::array{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}})
    for (unsigned signs = 0; signs < 8; ++signs) {
      Long33 R = Long33::Zero();
      for (int i = 0; i < 3; ++i) R(i, columns[static_cast<std::size_t>(i)]) = (signs >> i & 1u) != 0 ? -1 : 1;
      if (determinant(matrix_of(R)) < 0) continue;
      ++rotations;
      EXPECT_EQ(difference(long_rotation(quaternion_from_matrix(matrix_of(R))), R), 0);
    }
  EXPECT_EQ(rotations, 24);
}

TEST(Orientation, NinetyDegreesAboutZHasEqualComponents) {
  const Quaternion q = quaternion_from_matrix({{{0, -1, 0}, {1, 0, 0}, {0, 0, 1}}});
  EXPECT_EQ(q.w, q.z);
  EXPECT_EQ(q.w, std::numbers::sqrt2 / 2);
  EXPECT_EQ(q.x, 0);
  EXPECT_EQ(q.y, 0);
}

TEST(Orientation, RpyIsRzRyRx) {
  const Double3 rpy = {0.3, -1.1, 2.4};
  const Long33 R = about(2, rpy[2]) * about(1, rpy[1]) * about(0, rpy[0]);
  EXPECT_LT(difference(long_rotation(quaternion_from_rpy(rpy)), R), 4e-16);
  EXPECT_GT(difference(about(0, rpy[0]) * about(1, rpy[1]) * about(2, rpy[2]), R), 0.1) << "the order matters here";
}

TEST(Orientation, RpyKeepsExactZeros) {
  EXPECT_EQ(quaternion_from_rpy({0, 0, 0}), (Quaternion{1, 0, 0, 0}));
  const Quaternion yaw = quaternion_from_rpy({0, 0, 0.7}), pitch = quaternion_from_rpy({0, 0.7, 0});
  EXPECT_EQ(yaw.x, 0);
  EXPECT_EQ(yaw.y, 0);
  EXPECT_EQ(pitch.x, 0);
  EXPECT_EQ(pitch.z, 0);
  EXPECT_EQ(yaw.w, std::cos(0.35));
  EXPECT_EQ(yaw.z, std::sin(0.35));
}

TEST(Orientation, RandomRotationsComeBackFromTheirMatrices) {
  std::mt19937 random(1);
  std::uniform_real_distribution<double> angle(-3.2, 3.2);
  for (int trial = 0; trial < 500; ++trial) {
    const Long33 R = about(2, angle(random)) * about(1, angle(random)) * about(0, angle(random));
    const Quaternion q = quaternion_from_matrix(matrix_of(R));
    ASSERT_LT(difference(long_rotation(q), R), 1e-15);
    ASSERT_LT(std::abs(length(q) - 1), 3e-16);
    ASSERT_LT(orthogonality_error(matrix_of(R)), 1e-15);
  }
}

TEST(Orientation, NearHalfTurnsLoseNothing) {
  for (int axis = 0; axis < 3; ++axis)
    for (const long double rest : {1e-3L, 1e-8L, 1e-12L, 0.0L}) {
      const Long33 R = about(axis, std::numbers::pi_v<long double> - rest);
      EXPECT_LT(difference(long_rotation(quaternion_from_matrix(matrix_of(R))), R), 5e-16) << axis << " " << rest;
    }
}

TEST(Orientation, UnitToRoundingIsKept) {
  const Double3 unit = {0.6, 0, 0.8};
  EXPECT_EQ(normalised(unit), unit);
  EXPECT_EQ(normalised(Double3{0, 0, 1}), (Double3{0, 0, 1}));
  const Quaternion q = {0.5, 0.5, -0.5, 0.5}, root = {std::numbers::sqrt2 / 2, std::numbers::sqrt2 / 2, 0, 0};
  EXPECT_EQ(normalised(q), q);
  EXPECT_EQ(normalised(root), root);
}

// What was normalised once is of unit length to rounding, so it is read back unchanged.
TEST(Orientation, NormalisingTwiceIsNormalisingOnce) {
  std::mt19937 random(2);
  std::uniform_real_distribution<double> entry(-5, 5);
  for (int trial = 0; trial < 2000; ++trial) {
    const Double3 axis = normalised(Double3{entry(random), entry(random), entry(random)});
    ASSERT_EQ(normalised(axis), axis);
    const Quaternion q = normalised(Quaternion{entry(random), entry(random), entry(random), entry(random)});
    ASSERT_EQ(normalised(q), q);
  }
}

TEST(Orientation, LengthsNeitherOverflowNorUnderflow) {
  EXPECT_DOUBLE_EQ(length(Double3{3e200, 4e200, 0}), 5e200);
  EXPECT_EQ(length(Double3{1e-200, 0, 0}), 1e-200);
  EXPECT_EQ(normalised(Double3{0, 3e300, 4e300}), (Double3{0, 0.6, 0.8}));
  EXPECT_EQ(normalised(Double3{0, 3, 4}), (Double3{0, 0.6, 0.8}));
  EXPECT_EQ(normalised(Double3{0, 0, 0.01}), (Double3{0, 0, 1}));
}

TEST(Orientation, ErrorOfAMatrixThatIsNoRotation) {
  EXPECT_EQ(orthogonality_error({{{1, 0, 0}, {0, 1, 0}, {0, 0, 2}}}), 3);
  EXPECT_EQ(determinant({{{1, 0, 0}, {0, 1, 0}, {0, 0, -1}}}), -1);
}

}  // namespace
}  // namespace lagdyn
