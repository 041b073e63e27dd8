// What rounding alone can do to an energy balance that is integrated in steps: the floor under which a drift says nothing.
//
// E + D - W is a constant of the exact flow, so what one step's rounding adds to it stays. To first order, u = 2^-53:
//   delta = sum_i |dE/dq_i| 2u |q_i| + |p_i| 2u |qd_i| + h |qd_i| r_i + 2u (D + |W|),   p = M qd
//   r_i   = rad of rnea_i + n^2 u sqrt(M_ii) sum_j sqrt(M_jj) |qdd_j|: what the accelerations' rounding is as a torque
// (the same bound as check forward.aba has). Evaluating E at both ends adds its radii, by Bounded. The floor of N steps is
//   2 rad(E) + N delta,   both at their largest of several states along the motion.
#pragma once

#include "lagdyn/motion/equations.hpp"

namespace lagdyn::motion {

struct Rounding {
  double evaluation = 0;  ///< of E at one state (J)
  double state = 0;       ///< of one step, whatever its size (J)
  double rates = 0;       ///< of one step, for each second of it (W)

  /// Of N steps of h seconds (J).
  double floor(double steps, double h) const { return 2 * evaluation + steps * (state + h * rates); }
  /// Keeps the larger of each.
  void include(const Rounding& other);
};

/// At the state y. Cost: O(n^3).
Rounding rounding_at(Equations& equations, const Model<Bounded>& bounded, double t, const std::vector<double>& y);

}  // namespace lagdyn::motion
