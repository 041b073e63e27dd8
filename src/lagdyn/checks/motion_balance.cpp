#include "lagdyn/checks/motion_balance.hpp"

#include <algorithm>
#include <cmath>

#include "lagdyn/motion/drift.hpp"

namespace lagdyn::checks {

namespace {

using namespace motion;

constexpr std::size_t instants = 8, fewest_steps = 16, most_steps = 2048;
constexpr int most_halvings = 24;

struct Balance {
  double drift = 0, exchanged = 0, floor = 0, largest_kinetic = 0;
};

/// Over `duration` in so many steps; a drift that is no number where the motion leaves the finite ones.
Balance balance_over(Equations& equations, const Model<Bounded>& bounded, const EnergyAccount& energies,
                     std::vector<double> y, double duration, std::size_t steps) {
  const std::unique_ptr<Stepper> stepper = integrators().front().make(equations);
  const Energies first = energies.at(equations.state_of(y));
  const double h = duration / static_cast<double>(steps);
  Rounding rounding = rounding_at(equations, bounded, 0, y);
  Balance found;
  double least = first.kinetic;
  found.largest_kinetic = first.kinetic;
  for (std::size_t k = 1; k <= steps; ++k) {
    stepper->step(static_cast<double>(k - 1) * h, h, y);
    if (k % (steps / instants) != 0) continue;
    const Energies now = energies.at(equations.state_of(y));
    const double balance = std::abs(now.total() - first.total() + Equations::dissipated(y));
    if (!std::isfinite(balance)) return {std::nan(""), 0, 0, found.largest_kinetic};
    found.drift = std::max(found.drift, balance);
    least = std::min(least, now.kinetic);
    found.largest_kinetic = std::max(found.largest_kinetic, now.kinetic);
  }
  rounding.include(rounding_at(equations, bounded, duration, y));
  found.exchanged = found.largest_kinetic - least;
  found.floor = 2 * rounding.floor(static_cast<double>(steps), h);
  return found;
}

}  // namespace

Finding motion_balance(Equations& equations, const Model<Bounded>& bounded, const EnergyAccount& energies,
                       const JointState& start, double size) {
  const double fall = std::pow(2, least_order(integrators().front().order));
  const std::vector<double> y = equations.start(start.q, start.qd);
  double duration = 0.1;
  const auto over = [&](std::size_t steps) { return balance_over(equations, bounded, energies, y, duration, steps); };
  Balance coarse = over(fewest_steps);
  for (int i = 0; i < most_halvings && !(coarse.drift <= std::max(coarse.floor, 1e-3 * coarse.exchanged)); ++i) {
    duration /= 2;
    coarse = over(fewest_steps);
  }
  Balance fine = coarse;
  for (std::size_t steps = 2 * fewest_steps; steps <= most_steps; steps *= 2) {
    const bool falls = fine.drift <= coarse.drift / fall;
    if (fine.drift <= fine.floor || (falls && fine.drift <= 1e-9 * fine.exchanged)) break;
    coarse = fine;
    fine = over(steps);
  }
  Finding found;
  found.raise_scale(size + fine.largest_kinetic);
  found.add(fine.drift, std::max(coarse.drift / fall, fine.floor));
  return found;
}

}  // namespace lagdyn::checks
