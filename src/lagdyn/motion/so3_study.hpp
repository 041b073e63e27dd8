// Everything that the variational principle says of one turning body, measured: the lemma, the variation of the action
// on and off solutions of Euler's equation, with and without a torque, what a free body keeps, and two closed forms.
//
// The motion lasts until a body of that rate has turned by 2 rad. Integrator and quadrature are of order 4, so every
// error has to fall with order 3.5 at least, down to a floor of rounding: 64 u c in what depends on w alone (u = 2^-53,
// c = largest over smallest moment: an evaluation of w' rounds by about 10 u c |w'|, its sum over 2 rad can grow by e,
// and the rest is the integrand's rounding), and 32 u more for each radian where R enters (so3_integrator.hpp).
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "lagdyn/motion/so3_lemma.hpp"
#include "lagdyn/motion/so3_top.hpp"

namespace lagdyn {

struct RotationStudyOptions {
  Vec3<double> omega;              ///< at t = 0, body axes (rad/s); not zero
  std::vector<std::size_t> steps;  ///< of the motion: at least two, even, rising
  std::size_t variations = 32;
  int coarsest = 4, finest = 11;  ///< the lemma's steps: 2^-coarsest, halved down to 2^-finest
  bool flip = true;               ///< follow the flip about the intermediate axis too, where it is quick enough
};

/// The worst of all variations on the finest steps, and how the worst falls.
struct VariationResult {
  ActionVariation finest;
  Convergence convergence;  ///< of |dA| / scale
};

struct FlipResult {
  Flip motion;
  Convergence end;        ///< |w - the closed form| / speed
  Convergence conserved;  ///< the larger of the drifts of momentum and energy
  RotationDrift drift;    ///< on the finest steps
  RotationPath path;      ///< on the coarsest steps, principal axes
};

struct RotationStudy {
  double duration = 0;
  Convergence lemma, momentum, energy, precession;
  Convergence conserved;  ///< the larger of the drifts of momentum and energy: one alone can cancel by chance
  VariationResult on_solution, with_torque;
  bool off_is_constant = true;  ///< constant w; else w growing to twice its size, where constant w is a solution
  double off_solution = 0, off_refined = 0, off_scale = 0;  ///< dA (J s): of the finest steps, and of twice as many
  std::vector<double> off_relative;                         ///< |dA| / scale for each number of steps
  double orthogonality = 0, orthogonality_bound = 0;
  std::optional<FlipResult> flip;
};

/// Principal moments are below it and above its inverse, speeds within 1e-50 to 1e50 rad/s: then squares of momenta are
/// numbers.
inline constexpr double largest_turning_inertia = 1e100;  // kg m^2

/// Why Euler's equation cannot be solved for that inertia; empty where it can.
std::optional<std::string> no_turning_body(const Mat3<double>& inertia);

RotationStudy study_rotation(const TurningBody& body, const RotationStudyOptions& options,
                             const RotationLaws& laws = {});

/// One law of a study: measured <= bound, or for a lower bound measured >= bound.
struct RotationLaw {
  std::string id, title;
  double measured = 0, bound = 0;
  bool lower = false;
  std::string remark;
};
std::vector<RotationLaw> laws_of(const RotationStudy& study);

}  // namespace lagdyn
