#include "lagdyn/spatial/matrix.hpp"

#include <gtest/gtest.h>

namespace lagdyn {
namespace {

TEST(Matrix, IsStoredRowByRowAndStartsAtZero) {
  Matrix<double> A(2, 3);
  EXPECT_EQ(A.rows(), 2u);
  EXPECT_EQ(A.columns(), 3u);
  for (std::size_t i = 0; i < 2; ++i)
    for (std::size_t j = 0; j < 3; ++j) {
      EXPECT_EQ(A(i, j), 0);
      A(i, j) = 10.0 * static_cast<double>(i) + static_cast<double>(j);
    }
  EXPECT_EQ(A(0, 2), 2);
  EXPECT_EQ(A(1, 0), 10);
  EXPECT_EQ(A * std::vector<double>({1, 2, 3}), (std::vector<double>{8, 68}));
}

TEST(Matrix, MayBeEmpty) {
  const Matrix<double> none;
  EXPECT_EQ(none.rows(), 0u);
  EXPECT_EQ(Matrix<double>(0, 0).rows(), 0u);
  EXPECT_TRUE((none * std::vector<double>{}).empty());
}

}  // namespace
}  // namespace lagdyn
