#include "lagdyn/motion/so3_top.hpp"

#include <cmath>

namespace lagdyn {

TopState symmetric_top(double transverse, double axial, const Vec3<double>& w, double t) {
  const Vec3<double> turn{w.x, w.y, axial / transverse * w.z};  // L / A
  const Vec3<double> spin{0, 0, (1 - axial / transverse) * w.z};
  const Rot<double> spun = rotation_by(t * spin);
  return {rotation_by(t * turn) * spun, apply_inverse(spun, turn) + spin};
}

Flip intermediate_axis_flip(const std::array<double, 3>& moments, double speed, double slant) {
  const auto& [a, b, c] = moments;
  const double small = c * (c - a) * slant * slant, large = b * (b - a);  // M^2 - 2 E a is their sum times speed^2
  const double rate = speed * std::sqrt((c - b) * (large + small) / (a * b * c));
  const double quarter = std::comp_ellint_1(std::sqrt(large / (large + small))) / rate;
  return {{0, speed, slant * speed}, {0, -speed, slant * speed}, 2 * quarter};
}

}  // namespace lagdyn
