#include "lagdyn/chain/inertia_check.hpp"

#include <Eigen/Eigenvalues>
#include <algorithm>
#include <limits>

#include "lagdyn/chain/long_rotation.hpp"

namespace lagdyn {
namespace {

Long33 tensor_about_com(const Inertial& inertial) {
  const InertiaEntries& I = inertial.inertia;
  Long33 J;
  J << I.ixx, I.ixy, I.ixz, I.ixy, I.iyy, I.iyz, I.ixz, I.iyz, I.izz;
  if (inertial.about == InertiaPoint::origin) {
    const Long3 c = long_rotation(inertial.orientation).transpose() * long_vector(inertial.com);
    J -= static_cast<long double>(inertial.mass) * (c.dot(c) * Long33::Identity() - c * c.transpose());
  }
  return J;
}

Long3 long_moments(const Inertial& inertial) {
  const Long33 J = tensor_about_com(inertial);
  return Eigen::SelfAdjointEigenSolver<Long33>(J, Eigen::EigenvaluesOnly).eigenvalues();
}

}  // namespace

InertiaEntries inertia_about_com(const Inertial& inertial) {
  const Long33 J = tensor_about_com(inertial);
  const Double3 diagonal = rounded({J(0, 0), J(1, 1), J(2, 2)}), products = rounded({J(0, 1), J(0, 2), J(1, 2)});
  return {diagonal[0], diagonal[1], diagonal[2], products[0], products[1], products[2]};
}

std::array<double, 3> principal_moments(const Inertial& inertial) { return rounded(long_moments(inertial)); }

double moment_tolerance(const Inertial& inertial) {
  const InertiaEntries& I = inertial.inertia;
  const Long3 c = long_vector(inertial.com);
  long double largest = std::abs(static_cast<long double>(inertial.mass)) * c.dot(c);
  for (long double entry : {I.ixx, I.iyy, I.izz, I.ixy, I.ixz, I.iyz}) largest = std::max(largest, std::abs(entry));
  return static_cast<double>(32 * largest) * (std::numeric_limits<double>::epsilon() / 2);
}

std::vector<TriangleBreak> triangle_slacks(const Chain& chain) {
  std::vector<TriangleBreak> slacks;
  for (std::size_t i = 0; i < chain.bodies.size(); ++i) {
    const Inertial& inertial = chain.bodies[i].inertial;
    if (inertial.mass == 0 && inertial.inertia == InertiaEntries{}) continue;
    const Long3 m = long_moments(inertial);
    const auto slack = static_cast<double>(m[0] + m[1] - m[2]);
    slacks.push_back({i, rounded(m), slack, moment_tolerance(inertial)});
  }
  return slacks;
}

std::vector<TriangleBreak> broken_triangles(const Chain& chain) {
  std::vector<TriangleBreak> broken = triangle_slacks(chain);
  std::erase_if(broken, [](const TriangleBreak& b) { return !(b.slack < -b.tolerance); });
  return broken;
}

}  // namespace lagdyn
