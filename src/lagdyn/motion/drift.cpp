#include "lagdyn/motion/drift.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "lagdyn/motion/reference_motion.hpp"

namespace lagdyn::motion {
namespace {

constexpr std::uint64_t most_points = 200, most_compared = 50, states_for_floor = 16;
constexpr int most_halvings = 2;

using States = std::vector<std::vector<double>>;

/// Follows one motion and keeps what its row needs.
class Follower {
 public:
  Follower(const DriftProblem& problem, double h, std::uint64_t steps, std::uint64_t parts)
      : problem_(problem), steps_(steps), every_(steps / parts) {
    row.h = h;
  }

  void see(const Instant& now) {
    const double energy = now.energy.total();
    const double dissipated = Equations::dissipated(now.y), supplied = Equations::supplied(now.y);
    if (now.step == 0) {
      start_ = energy;
      least_kinetic_ = most_kinetic_ = now.energy.kinetic;
    }
    const double gained = energy - start_, balance = gained + dissipated - supplied;
    if (now.step > 0) {
      const double rise = gained - row.loss;
      row.largest_rise = now.step == 1 ? rise : std::max(row.largest_rise, rise);
      row.least_margin = now.step == 1 ? supplied - gained : std::min(row.least_margin, supplied - gained);
    }
    row.drift = std::max(row.drift, std::abs(balance));
    row.loss = gained;
    row.dissipated = dissipated;
    row.supplied = supplied;
    least_kinetic_ = std::min(least_kinetic_, now.energy.kinetic);
    most_kinetic_ = std::max(most_kinetic_, now.energy.kinetic);
    for (std::size_t i = 0; i < problem_.q.size(); ++i) moved = std::max(moved, std::abs(now.y[i] - problem_.q[i]));
    if (now.step % every_ == 0) compared.push_back(now.y);
    if (now.step % std::max<std::uint64_t>(1, steps_ / states_for_floor) == 0) for_floor.push_back({now.t, now.y});
    if (now.step % (steps_ / most_points + 1) == 0 || now.step == steps_)
      curve.push_back({now.t, now.energy.kinetic, now.energy.potential, balance});
  }

  double exchanged() const { return most_kinetic_ - least_kinetic_; }

  DriftRow row;
  double moved = 0;
  States compared;
  std::vector<std::pair<double, std::vector<double>>> for_floor;
  std::vector<DriftPoint> curve;

 private:
  const DriftProblem& problem_;
  std::uint64_t steps_, every_;
  double start_ = 0, least_kinetic_ = 0, most_kinetic_ = 0;
};

double largest_difference(const States& a, const States& b, std::size_t entries) {
  double largest = 0;
  for (std::size_t k = 0; k < a.size(); ++k)
    for (std::size_t i = 0; i < entries; ++i) largest = std::max(largest, std::abs(a[k][i] - b[k][i]));
  return largest;
}

/// Into how many equal parts all motions can be cut at their own instants: at most 50.
std::uint64_t common_parts(const std::vector<std::uint64_t>& steps) {
  std::uint64_t common = 0;
  for (std::uint64_t n : steps) common = std::gcd(common, n);
  std::uint64_t parts = std::min(common, most_compared);
  while (common % parts != 0) --parts;
  return parts;
}

void compare_with_reference(Equations& equations, const DriftProblem& problem, const std::vector<States>& compared,
                            std::vector<DriftRow>& rows) {
  std::vector<double> times;
  const std::size_t parts = compared.front().size() - 1;
  for (std::size_t k = 0; k <= parts; ++k)
    times.push_back(problem.duration * static_cast<double>(k) / static_cast<double>(parts));
  const States reference = reference_motion(equations, equations.start(problem.q, problem.qd), times);
  if (reference.empty()) return;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    rows[i].state_error = largest_difference(compared[i], reference, 2 * problem.q.size());
    if (i > 0 && *rows[i].state_error > 0) rows[i].state_ratio = *rows[i - 1].state_error / *rows[i].state_error;
  }
}

/// One size alone has no order: half as many steps go before it.
std::vector<double> with_companion(const DriftProblem& problem) {
  std::vector<double> sizes = problem.steps;
  const std::uint64_t count = steps_in(problem.duration, sizes.front()).value();
  if (sizes.size() == 1 && count > 1)
    sizes.insert(sizes.begin(), problem.duration / static_cast<double>((count + 1) / 2));
  return sizes;
}

}  // namespace

std::optional<std::uint64_t> steps_in(double duration, double h) {
  const double quotient = duration / h, whole = std::round(quotient);
  if (!(whole >= 1 && whole <= 1e15) || std::abs(quotient - whole) > 8 * kUnitRoundoff * whole) return std::nullopt;
  return static_cast<std::uint64_t>(whole);
}

Drift measure_drift(Equations& equations, const Model<Bounded>& bounded, const EnergyAccount& account,
                    const DriftProblem& problem, const Observer& observer, const std::function<void(double)>& told) {
  const std::vector<double> sizes = with_companion(problem);
  std::vector<std::uint64_t> counts;
  for (double h : sizes) counts.push_back(steps_in(problem.duration, h).value());
  const double work = std::accumulate(counts.begin(), counts.end(), 0.0);
  const std::uint64_t parts = common_parts(counts);
  Drift drift;
  Rounding rounding;
  std::vector<States> compared;
  double done = 0;
  const auto follow = [&](Follower& follower, double h, std::uint64_t count, const Observer& seen) {
    const std::vector<double> start = equations.start(problem.q, problem.qd);
    return run(equations, *problem.integrator, account, start, h, count, [&](const Instant& now) {
      follower.see(now);
      if (seen) seen(now);
      if (told) told(std::min(1.0, (done + static_cast<double>(now.step)) / work));
    });
  };
  for (std::size_t i = 0; i < counts.size(); ++i) {
    const bool last = i + 1 == counts.size();
    Follower follower(problem, sizes[i], counts[i], parts);
    drift.stop = follow(follower, sizes[i], counts[i], last ? observer : Observer());
    done += static_cast<double>(counts[i]);
    if (last || drift.stop) {
      drift.exchanged = follower.exchanged();
      drift.moved = follower.moved;
      drift.curve = follower.curve;
    }
    if (drift.stop) {
      drift.stopped_step = sizes[i];
      drift.judgement.verdict = DriftVerdict::stopped;
      return drift;
    }
    for (const auto& [t, y] : follower.for_floor)
      if (last) rounding.include(rounding_at(equations, bounded, t, y));
    drift.rows.push_back(follower.row);
    compared.push_back(std::move(follower.compared));
  }
  for (std::size_t i = 0; i < counts.size(); ++i)
    drift.rows[i].floor = rounding.floor(static_cast<double>(counts[i]), sizes[i]);
  drift.judgement = judge_drift(drift.rows, drift.exchanged, problem.integrator->order);
  if (sizes.size() > problem.steps.size()) {
    drift.beside = Beside{sizes.front(), drift.judgement.order};
    drift.rows.erase(drift.rows.begin());
    compared.erase(compared.begin());
    drift.rows.front().ratio.reset();
    drift.rows.front().order.reset();
  }
  DriftRow before = drift.rows.back();
  for (int halving = 1; halving <= most_halvings && drift.judgement.verdict == DriftVerdict::order_too_low; ++halving) {
    const std::uint64_t count = counts.back() << halving;
    Follower follower(problem, before.h / 2, count, parts);
    if (follow(follower, before.h / 2, count, {})) break;
    follower.row.floor = rounding.floor(static_cast<double>(count), follower.row.h);
    std::vector<DriftRow> pair{before, follower.row};
    const DriftJudgement finer = judge_drift(pair, drift.exchanged, problem.integrator->order);
    if (finer.verdict != DriftVerdict::order_too_low) {
      drift.judgement.verdict = finer.verdict;
      drift.beside = Beside{follower.row.h, finer.order};
    }
    before = follower.row;
  }
  if (problem.reference) compare_with_reference(equations, problem, compared, drift.rows);
  return drift;
}

}  // namespace lagdyn::motion
