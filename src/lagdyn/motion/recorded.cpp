#include "lagdyn/motion/recorded.hpp"

#include <algorithm>
#include <cmath>

#include "lagdyn/dynamics/aba.hpp"
#include "lagdyn/motion/energy_gradient.hpp"

namespace lagdyn::motion {
namespace {

constexpr std::size_t states_for_bound = 16;
constexpr double told_apart = 0.1;  // of the other rule's misfit

/// What the chain itself says of a row.
struct Own {
  std::vector<double> qdd;
  Energies energy;
  double power = 0, power_slope = 0;  // qd^T B qd, and its rate
};

std::vector<Own> own_of(Equations& equations, const EnergyAccount& account, const Trajectory& trajectory) {
  std::vector<Own> all;
  for (const TrajectoryPoint& point : trajectory.points) {
    const State<double>& state = equations.state_of(equations.start(point.q, point.qd));
    Own own{aba(equations.model(), state, equations.torques(point.t, state)), account.at(state),
            equations.dissipation(state), 0};
    for (std::size_t i = 0; i < own.qdd.size(); ++i)
      own.power_slope += 2 * equations.model().joints[i].damping * point.qd[i] * own.qdd[i];
    all.push_back(std::move(own));
  }
  return all;
}

/// Sums of squares of the misfits of all rules.
struct Misfits {
  double q_old = 0, q_new = 0, q_mean = 0;  // q_{k+1} - q_k from h times qd of row k, row k + 1, their mean
  double qd_old = 0, qd_mean = 0;
  double kinetic_own = 0, kinetic_before = 0;
};

double square(double x) { return x * x; }

Misfits misfits_of(const Trajectory& trajectory, const std::vector<Own>& own) {
  Misfits sums;
  for (std::size_t k = 0; k + 1 < own.size(); ++k) {
    const TrajectoryPoint &a = trajectory.points[k], &b = trajectory.points[k + 1];
    const double h = b.t - a.t;
    for (std::size_t i = 0; i < a.q.size(); ++i) {
      const double dq = b.q[i] - a.q[i], dqd = b.qd[i] - a.qd[i];
      sums.q_old += square(dq - h * a.qd[i]);
      sums.q_new += square(dq - h * b.qd[i]);
      sums.q_mean += square(dq - h * (a.qd[i] + b.qd[i]) / 2);
      sums.qd_old += square(dqd - h * own[k].qdd[i]);
      sums.qd_mean += square(dqd - h * (own[k].qdd[i] + own[k + 1].qdd[i]) / 2);
    }
    sums.kinetic_own += square(b.kinetic - own[k + 1].energy.kinetic);
    sums.kinetic_before += square(b.kinetic - own[k].energy.kinetic);
  }
  return sums;
}

Pattern pattern_of(const Misfits& sums) {
  const auto fits = [](double rule, double other) { return rule < square(told_apart) * other; };
  if (fits(sums.kinetic_before, sums.kinetic_own)) return Pattern::lagged_kinetic;
  if (!fits(sums.qd_old, sums.qd_mean)) return Pattern::none;
  if (fits(sums.q_old, sums.q_mean)) return Pattern::explicit_euler;
  if (fits(sums.q_new, sums.q_mean)) return Pattern::semi_implicit_euler;
  return Pattern::none;
}

/// What rounding and printing may make an energy differ by, at the largest of several rows.
double allowed_mismatch(Equations& equations, const Model<Bounded>& bounded, const Trajectory& trajectory) {
  const std::size_t every = (trajectory.points.size() - 1) / states_for_bound + 1;
  double largest = 0;
  for (std::size_t k = 0; k < trajectory.points.size(); k += every) {
    const TrajectoryPoint& point = trajectory.points[k];
    const std::vector<double> y = equations.start(point.q, point.qd);
    const EnergyGradient gradient = energy_gradient(equations.model(), equations.state_of(y));
    double moved = 0;
    for (std::size_t i = 0; i < point.q.size(); ++i)
      moved += std::abs(gradient.kinetic[i]) + std::abs(gradient.potential[i]) + std::abs(gradient.momentum[i]);
    const double rounding = rounding_at(equations, bounded, point.t, y).evaluation;
    largest = std::max(largest, 10 * rounding + moved * trajectory.printing.states);
  }
  return 2 * largest + 3 * trajectory.printing.energies;
}

EnergyMismatch mismatch_of(const Trajectory& trajectory, const std::vector<Own>& own) {
  EnergyMismatch worst;
  for (std::size_t k = 0; k < own.size(); ++k) {
    const TrajectoryPoint& point = trajectory.points[k];
    const double kinetic = std::abs(point.kinetic - own[k].energy.kinetic);
    const double potential = std::abs(point.potential - own[k].energy.potential);
    const double sum = std::abs(point.total - (point.kinetic + point.potential));
    if (std::max({kinetic, potential, sum}) > worst.largest()) worst.row = k;
    worst.kinetic = std::max(worst.kinetic, kinetic);
    worst.potential = std::max(worst.potential, potential);
    worst.sum = std::max(worst.sum, sum);
  }
  return worst;
}

}  // namespace

double EnergyMismatch::largest() const { return std::max({kinetic, potential, sum}); }

Recorded examine(Equations& equations, const Model<Bounded>& bounded, const EnergyAccount& account,
                 const Trajectory& trajectory) {
  const std::vector<TrajectoryPoint>& points = trajectory.points;
  const std::vector<Own> own = own_of(equations, account, trajectory);
  Recorded found;
  found.pattern = pattern_of(misfits_of(trajectory, own));
  found.mismatch = mismatch_of(trajectory, own);
  found.mismatch.allowed = allowed_mismatch(equations, bounded, trajectory);
  found.floor = 2 * found.mismatch.allowed;
  double least_step = points[1].t - points[0].t, least = own[0].energy.kinetic, most = least;
  for (std::size_t k = 0; k < points.size(); ++k) {
    if (k > 0) {
      const double h = points[k].t - points[k - 1].t;
      found.h = std::max(found.h, h);
      least_step = std::min(least_step, h);
      found.dissipated +=
          h / 2 * (own[k - 1].power + own[k].power) + h * h / 12 * (own[k - 1].power_slope - own[k].power_slope);
    }
    if (trajectory.has_dissipated) found.dissipated = points[k].dissipated - points[0].dissipated;
    found.loss = points[k].total - points[0].total;
    found.drift = std::max(found.drift, std::abs(found.loss + found.dissipated));
    least = std::min(least, own[k].energy.kinetic);
    most = std::max(most, own[k].energy.kinetic);
  }
  found.even_steps = found.h - least_step <= 1e-6 * found.h;
  found.exchanged = most - least;
  return found;
}

}  // namespace lagdyn::motion
