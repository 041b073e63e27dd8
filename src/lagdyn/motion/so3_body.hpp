// A rigid body that turns about its centre of mass.
//
// R maps body axes to axes fixed in space, w is the angular velocity in body axes: R' = R [w]. Inertia I in kg m^2, in
// body axes; a torque t in N m, in body axes. Euler's equation: I w' + w x I w = t. It keeps energy w.I w / 2 and the
// angular momentum R I w in space where t = 0.
#pragma once

#include <array>
#include <functional>

#include "lagdyn/chain/chain.hpp"
#include "lagdyn/motion/so3_rotation.hpp"

namespace lagdyn {

struct PrincipalInertia {
  std::array<double, 3> moments;  ///< ascending
  Rot<double> axes;               ///< its columns are the principal axes, in body axes
};

class TurningBody {
 public:
  /// The symmetric part of a positive definite inertia; its inverse is computed once.
  explicit TurningBody(const Mat3<double>& inertia);
  /// With moments about the axes that R's columns are.
  static TurningBody with_moments(const std::array<double, 3>& moments, const Rot<double>& axes = {});

  const Mat3<double>& inertia() const { return inertia_; }
  const PrincipalInertia& principal() const { return principal_; }
  Vec3<double> momentum(const Vec3<double>& w) const { return inertia_ * w; }  ///< I w, body axes
  double energy(const Vec3<double>& w) const { return dot(w, momentum(w)) / 2; }
  Vec3<double> solve(const Vec3<double>& moment) const { return inverse_ * moment; }  ///< I^-1 moment

  /// Largest over smallest moment: how much solve() can magnify rounding.
  double condition() const { return principal_.moments[2] / principal_.moments[0]; }
  /// How fast motions at that speed can change (1/s): |w|, and more where no body can have these moments.
  double rate(double speed) const;

 private:
  Mat3<double> inertia_, inverse_;
  PrincipalInertia principal_;
};

/// Torque in body axes at a time; an empty function is none.
using BodyTorque = std::function<Vec3<double>(double t)>;

/// w' by Euler's equation: I^-1 (t + I w x w).
Vec3<double> euler_acceleration(const TurningBody& body, const Vec3<double>& w, const Vec3<double>& torque);

/// The variation of w where R's is R [eta]: eta' + w x eta.
///
/// From [w] = R^T R': delta [w] = -[eta] R^T R' + R^T (R [eta])' = [eta'] + [w][eta] - [eta][w], and the commutator of
/// two skew matrices is that of the cross product.
/// Source: Marsden & Ratiu, Introduction to Mechanics and Symmetry (2nd ed., 1999), section 13.5.
inline Vec3<double> angular_velocity_variation(const Vec3<double>& w, const Vec3<double>& eta,
                                               const Vec3<double>& eta_rate) {
  return eta_rate + cross(w, eta);
}

/// What a motion is computed and varied by. Tests plant faults here.
struct RotationLaws {
  Vec3<double> (*acceleration)(const TurningBody&, const Vec3<double>& w,
                               const Vec3<double>& torque) = euler_acceleration;
  Vec3<double> (*variation)(const Vec3<double>& w, const Vec3<double>& eta,
                            const Vec3<double>& eta_rate) = angular_velocity_variation;
};

}  // namespace lagdyn
