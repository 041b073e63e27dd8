#include "lagdyn/motion/energy_account.hpp"

#include "lagdyn/dynamics/jacobian_sum.hpp"
#include "lagdyn/dynamics/potential.hpp"

namespace lagdyn::motion {

Energies EnergyAccount::at(const State<double>& state) const {
  const std::vector<double> momentum = jacobian_sum(screws_, state) * state.qd;
  double twice = 0;
  for (std::size_t i = 0; i < momentum.size(); ++i) twice += state.qd[i] * momentum[i];
  return {twice / 2, potential(screws_, state)};
}

}  // namespace lagdyn::motion
