#include "lagdyn/motion/rounding.hpp"

#include <algorithm>
#include <cmath>

#include "lagdyn/dynamics/aba.hpp"
#include "lagdyn/dynamics/crba.hpp"
#include "lagdyn/dynamics/kinetic_links.hpp"
#include "lagdyn/dynamics/kinetic_mass_matrix.hpp"
#include "lagdyn/dynamics/potential.hpp"
#include "lagdyn/dynamics/rnea.hpp"

namespace lagdyn::motion {
namespace {

/// dE/dq, one exact slope a joint.
std::vector<double> energy_gradient(const Model<double>& model, const State<double>& state) {
  const Model<Dual<double>> dual = promoted(model);
  const ScrewModel<Dual<double>> screws = screw_model(dual);
  std::vector<double> gradient(model.size());
  for (std::size_t k = 0; k < model.size(); ++k) {
    const State<Dual<double>> along = moving_along(model, state, k);
    gradient[k] = kinetic_links(dual, along).slope + potential(screws, along).slope;
  }
  return gradient;
}

}  // namespace

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
  const std::vector<double> momentum = M * state.qd, gradient = energy_gradient(model, state);
  double swing = 0;
  for (std::size_t i = 0; i < n; ++i) swing += std::sqrt(std::abs(M(i, i))) * std::abs(qdd[i]);
  Rounding found;
  found.evaluation = kinetic_mass_matrix(bounded, enclosed).rad + potential(screw_model(bounded), enclosed).rad;
  found.state = 2 * u * (std::abs(Equations::dissipated(y)) + std::abs(Equations::supplied(y)));
  for (std::size_t i = 0; i < n; ++i) {
    const double elimination = static_cast<double>(n * n) * u * std::sqrt(std::abs(M(i, i))) * swing;
    found.state += 2 * u * (std::abs(gradient[i] * y[i]) + std::abs(momentum[i] * state.qd[i]));
    found.rates += std::abs(state.qd[i]) * (back[i].rad + elimination);
  }
  return found;
}

}  // namespace lagdyn::motion
