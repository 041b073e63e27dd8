#include "lagdyn/motion/energy_mismatch.hpp"

#include <algorithm>
#include <cmath>

#include "lagdyn/motion/energy_gradient.hpp"

namespace lagdyn::motion {
namespace {

constexpr std::size_t states_for_bound = 16;

/// What rounding and printing may make an energy differ by, at the largest of several rows.
double allowed_mismatch(Equations& equations, const Model<Bounded>& bounded, const Trajectory& trajectory) {
  const std::size_t every = (trajectory.points.size() - 1) / states_for_bound + 1;
  const auto& [times, states, energies] = trajectory.printing;
  double moved = 0, printed = 0;
  for (std::size_t k = 0; k < trajectory.points.size(); ++k) {
    const TrajectoryPoint& point = trajectory.points[k];
    printed = std::max({printed, energies.half_unit(point.kinetic), energies.half_unit(point.potential),
                        energies.half_unit(point.total)});
    if (k % every != 0) continue;
    const std::vector<double> y = equations.start(point.q, point.qd);
    const EnergyGradient gradient = energy_gradient(equations.model(), equations.state_of(y));
    double here = 10 * rounding_at(equations, bounded, point.t, y).evaluation;
    for (std::size_t i = 0; i < point.q.size(); ++i)
      here += (std::abs(gradient.kinetic[i]) + std::abs(gradient.potential[i])) * states.half_unit(point.q[i]) +
              std::abs(gradient.momentum[i]) * states.half_unit(point.qd[i]);
    moved = std::max(moved, here);
  }
  return 2 * moved + 3 * printed;
}

/// What all of them are to within `allowed`; 0 where that is within it too, or where there is no such number.
double constant_in(const std::vector<double>& offsets, double allowed) {
  const auto [least, most] = std::ranges::minmax(offsets);
  const double middle = least + (most - least) / 2;
  return most - least <= 2 * allowed && std::abs(middle) > allowed ? middle : 0;
}

}  // namespace

double EnergyMismatch::largest() const { return std::max({kinetic, potential, sum}); }

EnergyMismatch mismatch_of(Equations& equations, const Model<Bounded>& bounded, const Trajectory& trajectory,
                           const std::vector<OwnRow>& own) {
  const double allowed = allowed_mismatch(equations, bounded, trajectory);
  EnergyMismatch worst;
  worst.allowed = allowed;
  worst.dissipated_allowed = allowed + 0.01 * std::abs(own.back().dissipated);
  std::vector<double> offsets;
  for (std::size_t k = 0; k < own.size(); ++k)
    offsets.push_back(trajectory.points[k].potential - own[k].energy.potential);
  worst.potential_offset = constant_in(offsets, allowed);
  for (std::size_t k = 0; k < own.size(); ++k) {
    const TrajectoryPoint& point = trajectory.points[k];
    const double kinetic = std::abs(point.kinetic - own[k].energy.kinetic);
    const double potential = std::abs(offsets[k] - worst.potential_offset);
    const double sum = std::abs(point.total - (point.kinetic + point.potential));
    if (std::max({kinetic, potential, sum}) > worst.largest()) worst.row = k;
    worst.kinetic = std::max(worst.kinetic, kinetic);
    worst.potential = std::max(worst.potential, potential);
    worst.sum = std::max(worst.sum, sum);
    if (!trajectory.has_dissipated) continue;
    const double dissipated = point.dissipated - trajectory.points.front().dissipated;
    worst.dissipated = std::max(worst.dissipated, std::abs(dissipated - own[k].dissipated));
  }
  return worst;
}

}  // namespace lagdyn::motion
