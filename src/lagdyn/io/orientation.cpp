#include "lagdyn/io/orientation.hpp"

#include <Eigen/LU>
#include <algorithm>
#include <cmath>
#include <limits>

#include "lagdyn/chain/long_rotation.hpp"

namespace lagdyn {
namespace {

constexpr long double unit_roundoff = std::numeric_limits<double>::epsilon() / 2;

using Long4 = Eigen::Matrix<long double, 4, 1>;

Long33 long_matrix(const Matrix<3>& R) {
  Long33 M;
  M << R[0][0], R[0][1], R[0][2], R[1][0], R[1][1], R[1][2], R[2][0], R[2][1], R[2][2];
  return M;
}

// Rounding a unit vector's components moves its squared length by at most 2 u.
bool is_unit(long double squared_length) { return std::abs(squared_length - 1) <= 4 * unit_roundoff; }

Quaternion rounded_unit(const Long4& v) {
  const Long4 q = v / v.norm();
  return {static_cast<double>(q[0]) + 0.0, static_cast<double>(q[1]) + 0.0, static_cast<double>(q[2]) + 0.0,
          static_cast<double>(q[3]) + 0.0};
}

Long4 long_vector(const Quaternion& q) { return {q.w, q.x, q.y, q.z}; }

}  // namespace

Quaternion quaternion_from_rpy(const Double3& rpy) {
  const Long3 half = long_vector(rpy) / 2;
  const long double cr = std::cos(half[0]), cp = std::cos(half[1]), cy = std::cos(half[2]);
  const long double sr = std::sin(half[0]), sp = std::sin(half[1]), sy = std::sin(half[2]);
  return rounded_unit({cr * cp * cy + sr * sp * sy, sr * cp * cy - cr * sp * sy, cr * sp * cy + sr * cp * sy,
                       cr * cp * sy - sr * sp * cy});
}

Quaternion quaternion_from_matrix(const Matrix<3>& matrix) {
  const Long33 R = long_matrix(matrix);
  const long double squares[] = {R.trace(), 2 * R(0, 0) - R.trace(), 2 * R(1, 1) - R.trace(), 2 * R(2, 2) - R.trace()};
  const long double wx = R(2, 1) - R(1, 2), wy = R(0, 2) - R(2, 0), wz = R(1, 0) - R(0, 1);
  const long double xy = R(1, 0) + R(0, 1), xz = R(0, 2) + R(2, 0), yz = R(2, 1) + R(1, 2);
  switch (std::max_element(squares, squares + 4) - squares) {
    case 0:
      return rounded_unit({1 + squares[0], wx, wy, wz});
    case 1:
      return rounded_unit({wx, 1 + squares[1], xy, xz});
    case 2:
      return rounded_unit({wy, xy, 1 + squares[2], yz});
    default:
      return rounded_unit({wz, xz, yz, 1 + squares[3]});
  }
}

double orthogonality_error(const Matrix<3>& R) {
  const Long33 M = long_matrix(R);
  return static_cast<double>((M.transpose() * M - Long33::Identity()).cwiseAbs().maxCoeff());
}

double determinant(const Matrix<3>& R) { return static_cast<double>(long_matrix(R).determinant()); }

double length(const Quaternion& q) { return static_cast<double>(long_vector(q).norm()); }

Quaternion normalised(const Quaternion& q) {
  const Long4 v = long_vector(q);
  return is_unit(v.squaredNorm()) ? q : rounded_unit(v);
}

double length(const Double3& v) { return static_cast<double>(long_vector(v).norm()); }

Double3 normalised(const Double3& v) {
  const Long3 w = long_vector(v);
  return is_unit(w.squaredNorm()) ? v : rounded(Long3(w / w.norm()));
}

}  // namespace lagdyn
