// The implicit midpoint rule in positions and momenta (q, p = M qd). Order 2; symplectic, as its Jacobian shows:
// J^T Omega J = Omega. In (q, qd) the rule would not be, since M changes with q.
//
//   v = M(q_m)^-1 p_m,   q+ = q + h v,   p+ = p + h f(q_m, v),   (q_m, p_m) = ((q, p) + (q+, p+)) / 2
//   f = -dH/dq - B v + tau = dM/dt v - rnea(q_m, v, 0) + tau,   dM/dt along v, by dual numbers, of crba
//   D+ = D + h v^T B v,   W+ = W + h v^T tau(t + h/2)
// Solved by fixed-point iteration to rounding; it contracts by about h times the motion's fastest rate.
// Source: Hairer, Lubich & Wanner (2006), section VI.4. Cost: a mass matrix with its derivative and its factors an
// iteration, O(n^3).
#pragma once

#include "lagdyn/chain/promote.hpp"
#include "lagdyn/motion/integrators.hpp"

namespace lagdyn::motion {

class ImplicitMidpoint : public Stepper {
 public:
  explicit ImplicitMidpoint(Equations& equations);
  /// False where the iteration does not settle within 100 rounds: a step too large.
  bool step(double t, double h, std::vector<double>& y) override;

 private:
  /// The rates at (q, p): v in `state_`, f in `force_`.
  void evaluate(double t, const std::vector<double>& q, const std::vector<double>& p);

  Equations& equations_;
  Model<Dual<double>> dual_;
  State<double> state_;
  std::vector<double> force_, tau_;
};

}  // namespace lagdyn::motion
