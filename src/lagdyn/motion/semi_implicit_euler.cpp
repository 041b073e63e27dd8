#include "lagdyn/motion/semi_implicit_euler.hpp"

#include "lagdyn/dynamics/aba.hpp"

namespace lagdyn::motion {

bool SemiImplicitEuler::step(double t, double h, std::vector<double>& y) {
  const std::size_t n = equations_.joints();
  const State<double>& state = equations_.state_of(y);
  const std::vector<double> tau = equations_.torques(t, state), qdd = aba(equations_.model(), state, tau);
  double loss = 0, supply = 0;
  for (std::size_t i = 0; i < n; ++i) {
    y[n + i] += h * qdd[i];
    y[i] += h * y[n + i];
    loss += equations_.model().joints[i].damping * y[n + i] * y[n + i];
    supply += y[n + i] * tau[i];
  }
  y[2 * n] += h * loss;
  y[2 * n + 1] += h * supply;
  return true;
}

}  // namespace lagdyn::motion
