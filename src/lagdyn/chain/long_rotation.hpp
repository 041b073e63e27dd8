// Extended precision for the few constants that reading a file derives, so that each is rounded once, at the end.
#pragma once

#include <Eigen/Core>

#include "lagdyn/chain/chain.hpp"

namespace lagdyn {

using Long3 = Eigen::Matrix<long double, 3, 1>;
using Long33 = Eigen::Matrix<long double, 3, 3>;

inline Long3 long_vector(const Double3& v) { return {v[0], v[1], v[2]}; }

/// Rounds each entry to the nearest double; a negative zero becomes zero.
inline Double3 rounded(const Long3& v) {
  return {static_cast<double>(v[0]) + 0.0, static_cast<double>(v[1]) + 0.0, static_cast<double>(v[2]) + 0.0};
}

/// R(q) / |q|^2 of a quaternion of any length but zero: turns vectors in the turned axes into the other ones.
inline Long33 long_rotation(const Quaternion& q) {
  const long double w = q.w, x = q.x, y = q.y, z = q.z;
  const long double ww = w * w, xx = x * x, yy = y * y, zz = z * z;
  Long33 R;
  R << ww + xx - yy - zz, 2 * (x * y - w * z), 2 * (x * z + w * y),  //
      2 * (x * y + w * z), ww - xx + yy - zz, 2 * (y * z - w * x),   //
      2 * (x * z - w * y), 2 * (y * z + w * x), ww - xx - yy + zz;
  return R / (ww + xx + yy + zz);
}

}  // namespace lagdyn
