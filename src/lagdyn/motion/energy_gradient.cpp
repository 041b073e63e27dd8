#include "lagdyn/motion/energy_gradient.hpp"

#include "lagdyn/dynamics/crba.hpp"
#include "lagdyn/dynamics/kinetic_links.hpp"
#include "lagdyn/dynamics/potential.hpp"

namespace lagdyn::motion {

EnergyGradient energy_gradient(const Model<double>& model, const State<double>& state) {
  const Model<Dual<double>> dual = promoted(model);
  const ScrewModel<Dual<double>> screws = screw_model(dual);
  EnergyGradient gradient{{}, {}, crba(model, state) * state.qd};
  for (std::size_t k = 0; k < model.size(); ++k) {
    const State<Dual<double>> along = moving_along(model, state, k);
    gradient.kinetic.push_back(kinetic_links(dual, along).slope);
    gradient.potential.push_back(potential(screws, along).slope);
  }
  return gradient;
}

}  // namespace lagdyn::motion
