#include "lagdyn/motion/rounding.hpp"

#include <algorithm>
#include <cmath>

#include "lagdyn/dynamics/aba.hpp"
#include "lagdyn/dynamics/crba.hpp"
#include "lagdyn/dynamics/kinetic_mass_matrix.hpp"
#include "lagdyn/dynamics/potential.hpp"
#include "lagdyn/dynamics/rnea.hpp"
#include "lagdyn/motion/energy_gradient.hpp"

namespace lagdyn::motion {

void Rounding::include(const Rounding& other) {
  evaluation = std::max(evaluation, other.evaluation);
  state = std::max(state, other.state);
  rates = std::max(rates, other.rates);
}

Rounding rounding_at(Equations& equations, const Model<Bounded>& bounded, double t, const std::vector<double>& y) {
  constexpr double u = kUnitRoundoff;
  const Model<double>& model = equations.model();
  const std::size_t n = model.size();
  const State<double>& state = equations.state_of(y);
  const std::vector<double> qdd = aba(model, state, equations.torques(t, state));
  const JointState values{{y.begin(), y.begin() + static_cast<std::ptrdiff_t>(n)}, state.qd, qdd};
  const State<Bounded> enclosed = lift_state(bounded, values);
  const std::vector<Bounded> back = rnea(bounded, enclosed);
  const Matrix<double> M = crba(model, state);
  const EnergyGradient gradient = energy_gradient(model, state);
  double swing = 0;
  for (std::size_t i = 0; i < n; ++i) swing += std::sqrt(std::abs(M(i, i))) * std::abs(qdd[i]);
  Rounding found;
  found.evaluation = kinetic_mass_matrix(bounded, enclosed).rad + potential(screw_model(bounded), enclosed).rad;
  found.state = 2 * u * (std::abs(Equations::dissipated(y)) + std::abs(Equations::supplied(y)));
  for (std::size_t i = 0; i < n; ++i) {
    const double elimination = static_cast<double>(n * n) * u * std::sqrt(std::abs(M(i, i))) * swing;
    const double slope = gradient.kinetic[i] + gradient.potential[i];
    found.state += 2 * u * (std::abs(slope * y[i]) + std::abs(gradient.momentum[i] * state.qd[i]));
    found.rates += std::abs(state.qd[i]) * (back[i].rad + elimination);
  }
  return found;
}

}  // namespace lagdyn::motion
