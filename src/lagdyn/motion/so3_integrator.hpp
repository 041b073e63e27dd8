// The motion of a turning body on the group itself, so that R stays a rotation whatever the step.
//
// Runge-Kutta-Munthe-Kaas of order 4: the classical Runge-Kutta stages for w and, in the same stages, for the rotation
// vector u of the step, R_(k+1) = R_k exp([u]), with u' from rotation_vector_rate. No step projects or renormalises.
// Input: w in body axes (rad/s) at t = 0, where R = 1; duration in s; n equal steps. Output: n + 1 nodes.
// The differences of w and of R are summed with compensation, so rounding does not grow with n: 32 u an entry of R and
// radian turned at most (u = 2^-53; exp([u]) - 1 rounds by 12 u |u|, its product with R by 5 u |u|).
// Source: Munthe-Kaas, "High order Runge-Kutta methods on manifolds", Applied Numerical Mathematics 29 (1999).
#pragma once

#include <cstddef>
#include <vector>

#include "lagdyn/motion/compensated.hpp"
#include "lagdyn/motion/so3_body.hpp"

namespace lagdyn {

/// The rotation vector of one step of h seconds from (t, w), and what it adds to w. h may be negative.
struct RotationStep {
  Vec3<double> turn, gain;
};
RotationStep rotation_step(const TurningBody& body, const BodyTorque& torque, double t, const Vec3<double>& w, double h,
                           const RotationLaws& laws = {});

struct RotationPath {
  double duration = 0;
  std::vector<Rot<double>> R;
  std::vector<Vec3<double>> w;  ///< one a node, as R

  std::size_t steps() const { return w.size() - 1; }
  double time(std::size_t k) const { return duration * static_cast<double>(k) / static_cast<double>(steps()); }
};

RotationPath rotation_path(const TurningBody& body, const Vec3<double>& w, double duration, std::size_t steps,
                           const BodyTorque& torque = {}, const RotationLaws& laws = {});

/// What a free body keeps, as the largest departure over all nodes.
struct RotationDrift {
  double momentum = 0;       ///< of R I w, over its size at t = 0
  double energy = 0;         ///< of w.I w / 2, over that at t = 0
  double orthogonality = 0;  ///< largest entry of R^T R - 1
};
RotationDrift rotation_drift(const TurningBody& body, const RotationPath& path);

}  // namespace lagdyn
