// The lemma of the variation, delta w = eta' + w x eta, by differences that know nothing of it.
//
// The varied motion R_e = R exp([e eta]) has the angular velocity w_e with [w_e] = R_e^T R_e'. Both derivatives, in
// time and in e, are taken by differences of order 4, (f(-2h) - 8 f(-h) + 8 f(h) - f(2h)) / 12h, nested. R near t comes
// from the body's own motion, integrated to both sides by steps of h.
//
// w_e does not change when R is multiplied by a constant rotation from the left, so R(t) = 1 here: the entries of
// R_e(t)^T R_e(t + h) that matter are then small, and rounding is u / h, not u / h^2 (u = 2^-53).
#pragma once

#include <span>
#include <vector>

#include "lagdyn/motion/convergence.hpp"
#include "lagdyn/motion/so3_integrator.hpp"
#include "lagdyn/motion/so3_variation.hpp"

namespace lagdyn {

/// d w_e / d e at e = 0 by nested differences: time step h (s), variation step e (1). `w` is the body's angular
/// velocity at t.
Vec3<double> angular_velocity_slope(const TurningBody& body, const Vec3<double>& w, double t,
                                    const RotationVariation& variation, double h, double e,
                                    const RotationLaws& laws = {});

/// The largest difference from the lemma over all variations and a path's times T/4, T/2, 3T/4, relative to the largest
/// |eta'| + |w||eta|; a point for each step: e = step, h = step / the body's rate. Refinement is 1 / step.
Convergence lemma_convergence(const TurningBody& body, const RotationPath& path,
                              std::span<const RotationVariation> variations, std::span<const double> steps,
                              const RotationLaws& laws = {});

}  // namespace lagdyn
