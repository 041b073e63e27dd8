#include "lagdyn/motion/so3_body.hpp"

#include <Eigen/Eigenvalues>
#include <algorithm>
#include <cmath>

namespace lagdyn {
namespace {

PrincipalInertia principal_of(const Mat3<double>& inertia) {
  Eigen::Matrix3d I;
  for (int i = 0; i < 3; ++i)
    for (int j = 0; j < 3; ++j) I(i, j) = inertia(i, j);
  const Eigen::SelfAdjointEigenSolver<Eigen::Matrix3d> solved(I);
  Eigen::Matrix3d axes = solved.eigenvectors();
  if (axes.determinant() < 0) axes.col(2) = -axes.col(2);
  const Eigen::Quaterniond q(axes);
  const Eigen::Vector3d& m = solved.eigenvalues();
  return {{m[0], m[1], m[2]}, Rot<double>::from_quaternion(q.w(), {q.x(), q.y(), q.z()})};
}

Mat3<double> diagonal(double a, double b, double c) { return {{a, 0, 0}, {0, b, 0}, {0, 0, c}}; }

}  // namespace

TurningBody::TurningBody(const Mat3<double>& inertia)
    : inertia_(0.5 * (inertia + transposed(inertia))), principal_(principal_of(inertia_)) {
  const auto& [a, b, c] = principal_.moments;
  inverse_ = congruence(principal_.axes, diagonal(1 / a, 1 / b, 1 / c));
}

TurningBody TurningBody::with_moments(const std::array<double, 3>& moments, const Rot<double>& axes) {
  return TurningBody(congruence(axes, diagonal(moments[0], moments[1], moments[2])));
}

double TurningBody::rate(double speed) const {
  const auto& [a, b, c] = principal_.moments;
  return speed * std::max({1.0, (c - b) / a, (c - a) / b, (b - a) / c});
}

Vec3<double> euler_acceleration(const TurningBody& body, const Vec3<double>& w, const Vec3<double>& torque) {
  return body.solve(torque + cross(body.momentum(w), w));
}

}  // namespace lagdyn
