// Free motions of a turning body that are known in closed form.
#pragma once

#include <array>

#include "lagdyn/motion/so3_integrator.hpp"

namespace lagdyn {

/// A symmetric top with moments (A, A, C) about its axes, R = 1 and w(0) at t = 0, after t seconds: it turns about the
/// fixed momentum L = I w(0) at |L| / A while it spins about its own third axis at (1 - C/A) w_3:
///
///     R = exp(t [L] / A) exp(t (1 - C/A) w_3 [e_3]),    w = R_spin^T L / A + (1 - C/A) w_3 e_3
///
/// Source: Landau & Lifshitz, Mechanics (3rd ed., 1976), section 33.
struct TopState {
  Rot<double> R;
  Vec3<double> w;
};
TopState symmetric_top(double transverse, double axial, const Vec3<double>& w, double t);

/// The motion that turns over about the intermediate axis of moments a < b < c: from w = (0, 1, slant) times the speed,
/// in principal axes, to w = (0, -1, slant) times it after half a period, 2 K(k) / rate with
///
///     rate^2 = (c - b)(M^2 - 2 E a) / (a b c),    k^2 = b (b - a) / (b (b - a) + c (c - a) slant^2)
///
/// where M is the momentum, E the energy and K the complete elliptic integral of the first kind.
/// Source: Landau & Lifshitz, Mechanics (3rd ed., 1976), section 37.
struct Flip {
  Vec3<double> start, end;  ///< w, principal axes
  double duration = 0;      ///< s
};
Flip intermediate_axis_flip(const std::array<double, 3>& moments, double speed, double slant);

}  // namespace lagdyn
