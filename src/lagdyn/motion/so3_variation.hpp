// The variation of the action of a turning body, A = integral of w.I w / 2 dt, by quadrature.
//
// Along R exp([e eta]) with eta = 0 at both ends, to first order in e, with the work of a torque t beside it:
//
//     dA = integral of (I w).(eta' + w x eta) + t.eta dt = integral of (-I w' + I w x w + t).eta dt
//
// so dA = 0 for every eta exactly where Euler's equation holds. The first form is computed, by Simpson's composite rule
// over the nodes of a motion (order 4); the second is what tests know its value by.
// Source: Marsden & Ratiu, Introduction to Mechanics and Symmetry (2nd ed., 1999), section 13.5.
#pragma once

#include <array>
#include <span>

#include "lagdyn/chain/counter_random.hpp"
#include "lagdyn/motion/so3_body.hpp"

namespace lagdyn {

/// eta(t) = sum over k of a_k sin(k pi t / T), k = 1, 2, 3, in rad and body axes: zero at 0 and at T, its rate is not.
struct RotationVariation {
  double duration = 1;
  std::array<Vec3<double>, 3> amplitudes;

  /// Entries of the amplitudes within [-1, 1].
  static RotationVariation random(CounterRandom& random, double duration);

  struct Value {
    Vec3<double> eta, rate;
  };
  Value at(double t) const;
};

struct ActionVariation {
  double value = 0;  ///< dA, J s
  double scale = 0;  ///< the integral of the sizes of its terms: dA is 0 beside it on a solution
  double size = 0;   ///< the same with |a||b| for every a.b: what rounding is relative to

  double relative() const { return value / scale; }
};

/// `w` at equal times from 0 to the variation's duration, an odd number of nodes, at least 3.
ActionVariation action_variation(const TurningBody& body, std::span<const Vec3<double>> w,
                                 const RotationVariation& variation, const BodyTorque& torque = {},
                                 const RotationLaws& laws = {});

}  // namespace lagdyn
