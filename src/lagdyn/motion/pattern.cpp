#include "lagdyn/motion/pattern.hpp"

#include <algorithm>
#include <cmath>

#include "lagdyn/scalars/bounded.hpp"

namespace lagdyn::motion {
namespace {

constexpr double told_apart = 0.1;  // of the other rule's misfit

/// Sums of squares of the misfits of all rules.
struct Misfits {
  double q_old = 0, q_new = 0, q_mean = 0;  // q_{k+1} - q_k from h times qd of row k, row k + 1, their mean
  double qd_old = 0, qd_new = 0, qd_mean = 0;
  double qd_rounding = 0;  // what printing and rounding can make of a misfit of qd
  double kinetic_own = 0, kinetic_before = 0;
};

double square(double x) { return x * x; }

Misfits misfits_of(const Trajectory& trajectory, const std::vector<OwnRow>& own) {
  Misfits sums;
  const auto rounding = [&](double x) {
    return std::max(trajectory.printing.states.half_unit(x), 4 * kUnitRoundoff * std::abs(x));
  };
  for (std::size_t k = 0; k + 1 < own.size(); ++k) {
    const TrajectoryPoint &a = trajectory.points[k], &b = trajectory.points[k + 1];
    const double h = b.t - a.t;
    for (std::size_t i = 0; i < a.q.size(); ++i) {
      const double dq = b.q[i] - a.q[i], dqd = b.qd[i] - a.qd[i];
      sums.q_old += square(dq - h * a.qd[i]);
      sums.q_new += square(dq - h * b.qd[i]);
      sums.q_mean += square(dq - h * (a.qd[i] + b.qd[i]) / 2);
      sums.qd_old += square(dqd - h * own[k].qdd[i]);
      sums.qd_new += square(dqd - h * own[k + 1].qdd[i]);
      sums.qd_mean += square(dqd - h * (own[k].qdd[i] + own[k + 1].qdd[i]) / 2);
      sums.qd_rounding += square(rounding(a.qd[i]) + rounding(b.qd[i]));
    }
    sums.kinetic_own += square(b.kinetic - own[k + 1].energy.kinetic);
    sums.kinetic_before += square(b.kinetic - own[k].energy.kinetic);
  }
  return sums;
}

}  // namespace

Pattern pattern_of(const Trajectory& trajectory, const std::vector<OwnRow>& own) {
  const Misfits sums = misfits_of(trajectory, own);
  const auto fits = [](double rule, double other) { return rule < square(told_apart) * other; };
  if (fits(sums.kinetic_before, sums.kinetic_own)) return Pattern::lagged_kinetic;
  const bool by_any = std::max({sums.qd_old, sums.qd_new, sums.qd_mean}) <= sums.qd_rounding;
  const bool by_old = by_any || fits(sums.qd_old, sums.qd_mean), by_new = fits(sums.qd_new, sums.qd_mean);
  const bool to_old = fits(sums.q_old, sums.q_mean), to_new = fits(sums.q_new, sums.q_mean);
  if (by_old && to_old) return Pattern::explicit_euler;
  if ((by_old && to_new) || (by_new && to_old)) return Pattern::semi_implicit_euler;
  if (by_new && to_new) return Pattern::implicit_euler;
  return Pattern::none;
}

}  // namespace lagdyn::motion
