// Semi-implicit Euler: velocities first, positions with the new ones. Order 1.
//
//   qd+ = qd + h aba(q, qd, tau),   q+ = q + h qd+,   D+ = D + h qd+^T B qd+,   W+ = W + h qd+^T tau
// Symplectic in (q, qd) only where the mass matrix is constant; elsewhere its energy error is bounded no longer than the
// true motion's own nonlinearity lets it. Source: Hairer, Lubich & Wanner (2006), section I.1.2. Cost: one evaluation.
#pragma once

#include "lagdyn/motion/integrators.hpp"

namespace lagdyn::motion {

class SemiImplicitEuler : public Stepper {
 public:
  explicit SemiImplicitEuler(Equations& equations) : equations_(equations) {}
  bool step(double t, double h, std::vector<double>& y) override;

 private:
  Equations& equations_;
};

}  // namespace lagdyn::motion
