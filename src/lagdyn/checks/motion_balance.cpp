#include "lagdyn/checks/motion_balance.hpp"

#include <algorithm>
#include <cmath>

#include "lagdyn/motion/drift.hpp"
#include "lagdyn/report/series.hpp"

namespace lagdyn::checks {

namespace {

using namespace motion;

constexpr std::size_t instants = 16, fewest_steps = 16, most_steps = 2048;
constexpr int most_halvings = 24;

double kinetic(const Energies& energies) { return energies.kinetic; }

BalanceRun run_over(Equations& equations, const Model<Bounded>& bounded, const EnergyAccount& energies,
                    std::vector<double> y, double duration, std::size_t steps) {
  const std::unique_ptr<Stepper> stepper = integrators().front().make(equations);
  const double h = duration / static_cast<double>(steps);
  Rounding rounding = rounding_at(equations, bounded, 0, y);
  BalanceRun run{steps, 0, 0, 0, 0, {0}, {energies.at(equations.state_of(y))}};
  run.floor_of_start = 2 * rounding.floor(static_cast<double>(steps), h);
  for (std::size_t k = 1; k <= steps; ++k) {
    stepper->step(static_cast<double>(k - 1) * h, h, y);
    if (k % (steps / instants) != 0) continue;
    const Energies now = energies.at(equations.state_of(y));
    const double balance = std::abs(now.total() - run.energies.front().total() + Equations::dissipated(y));
    if (!std::isfinite(balance)) {
      run.drift = std::nan("");
      return run;
    }
    run.drift = std::max(run.drift, balance);
    run.t.push_back(static_cast<double>(k) * h);
    run.energies.push_back(now);
  }
  rounding.include(rounding_at(equations, bounded, duration, y));
  const auto [least, largest] = std::ranges::minmax(run.energies, {}, kinetic);
  run.exchanged = largest.kinetic - least.kinetic;
  run.floor = 2 * rounding.floor(static_cast<double>(steps), h);
  return run;
}

// The floor at the end says nothing where the motion has left its course.
bool resolved(const BalanceRun& run) { return run.drift <= std::max(run.floor_of_start, 1e-3 * run.exchanged); }

double fall() { return std::pow(2, least_order(integrators().front().order)); }

}  // namespace

MotionBalance balance_motion(Equations& equations, const Model<Bounded>& bounded, const EnergyAccount& energies,
                             const JointState& start) {
  const std::vector<double> y = equations.start(start.q, start.qd);
  double duration = 0.1;
  const auto over = [&](std::size_t steps) { return run_over(equations, bounded, energies, y, duration, steps); };
  BalanceRun coarsest = over(fewest_steps);
  for (int i = 0; i < most_halvings && !resolved(coarsest); ++i) {
    duration /= 2;
    coarsest = over(fewest_steps);
  }
  MotionBalance balance{duration, {std::move(coarsest)}};
  for (std::size_t steps = 2 * fewest_steps; steps <= most_steps; steps *= 2) {
    const BalanceRun& fine = balance.runs.back();
    const bool falls = balance.runs.size() > 1 && fine.drift <= (&fine)[-1].drift / fall();
    if (fine.drift <= fine.floor || (falls && fine.drift <= 1e-9 * fine.exchanged)) break;
    balance.runs.push_back(over(steps));
  }
  return balance;
}

Finding MotionBalance::finding(double size) const {
  const BalanceRun &fine = runs.back(), &coarse = runs.size() > 1 ? runs[runs.size() - 2] : fine;
  Finding found;
  found.raise_scale(size + std::ranges::max(fine.energies, {}, kinetic).kinetic);
  found.add(fine.drift, std::max(coarse.drift / fall(), fine.floor));
  return found;
}

ValueList MotionBalance::curves(const std::string& heading) const {
  std::vector<double> kinetics, potentials, totals, steps, drifts, floors;
  for (const Energies& energies : runs.back().energies) {
    kinetics.push_back(energies.kinetic);
    potentials.push_back(energies.potential);
    totals.push_back(energies.total());
  }
  for (const BalanceRun& run : runs) {
    steps.push_back(duration / static_cast<double>(run.steps));
    drifts.push_back(run.drift);
    floors.push_back(run.floor);
  }
  return {series(heading + "energies over time", curve("t", "s", runs.back().t),
                 {curve("K", "J", kinetics), curve("P", "J", potentials), curve("E", "J", totals)}),
          series(heading + "drift against the step", curve("step", "s", steps),
                 {curve("max |dE|", "J", on_log_axis(drifts)),
                  curve("slope 4", "J", slope_through(steps.front(), drifts.front(), steps, 4), true),
                  curve("rounding floor", "J", floors, true)},
                 {true, true})};
}

}  // namespace lagdyn::checks
