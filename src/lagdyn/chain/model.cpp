#include "lagdyn/chain/model.hpp"

#include <cmath>

namespace lagdyn {

AxisLength axis_length(const Double3& axis) {
  const long double x = axis[0], y = axis[1], z = axis[2];
  const long double root = std::sqrt(x * x + y * y + z * z);
  const int zeros = (axis[0] == 0) + (axis[1] == 0) + (axis[2] == 0);
  const auto rounded = static_cast<double>(root);
  // One component: the root is that component exactly. Else the extended-precision root is off by a few 2^-64.
  const double error = zeros == 2 ? 0 : 1.1 * kUnitRoundoff * rounded;
  return {rounded, error};
}

}  // namespace lagdyn
