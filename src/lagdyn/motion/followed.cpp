#include "lagdyn/motion/followed.hpp"

#include <algorithm>
#include <cmath>

#include "lagdyn/motion/integrators.hpp"
#include "lagdyn/scalars/bounded.hpp"

namespace lagdyn::motion {
namespace {

constexpr std::size_t pairs_for_printing = 16;
constexpr double off_pace = 0.1, fits = 0.1;

double square(double x) { return x * x; }

/// Sums over pairs of rows, of squares: for q and for qd.
struct Sums {
  double recorded[2] = {}, euler[2] = {}, halves[2] = {}, moved[2] = {}, printed[2] = {};
};

class Following {
 public:
  Following(Equations& equations, const Trajectory& trajectory)
      : equations_(equations),
        trajectory_(trajectory),
        even_(trajectory.even_steps()),
        stepper_(integrators().front().make(equations)) {}

  Followed over(std::size_t stride) {
    const std::size_t pairs = (trajectory_.points.size() - 1) / stride;
    const std::size_t every = (pairs - 1) / pairs_for_printing + 1;
    Sums sums;
    Followed found;
    found.stride = stride;
    double furthest = -1, sampled = 0;
    for (std::size_t pair = 0; pair < pairs; ++pair) {
      const double off = add_pair(pair * stride, (pair + 1) * stride, sums);
      if (off > furthest) {
        furthest = off;
        found.row = (pair + 1) * stride;
      }
      if (pair % every != 0) continue;
      add_printing(pair * stride, (pair + 1) * stride, sums);
      ++sampled;
    }
    const double numbers = static_cast<double>(pairs * joints());
    const auto misfit = [&](int part) {
      return Misfit{std::sqrt(sums.recorded[part] / numbers), std::sqrt(sums.euler[part] / numbers),
                    std::sqrt(sums.halves[part] / numbers) +
                        std::sqrt(sums.printed[part] / (sampled * static_cast<double>(joints()))),
                    std::sqrt(sums.moved[part] / numbers)};
    };
    found.q = misfit(0);
    found.qd = misfit(1);
    const bool finite = std::isfinite(found.q.allowed + found.qd.allowed + found.q.euler + found.qd.euler);
    if (finite && !(found.q.within() && found.qd.within()))
      found.verdict = Followed::Verdict::no;
    else if (finite && found.q.resolved() && found.qd.resolved())
      found.verdict = Followed::Verdict::yes;
    return found;
  }

 private:
  using Vector = std::vector<double>;

  std::size_t joints() const { return equations_.joints(); }

  Vector carried(Vector y, double h, int parts) {
    for (int i = 0; i < parts; ++i) stepper_->step(0, h / parts, y);
    return y;
  }

  Vector start(std::size_t row) const {
    const TrajectoryPoint& point = trajectory_.points[row];
    return equations_.start(point.q, point.qd);
  }

  /// The largest share by which the second row is further off than an Euler step.
  double add_pair(std::size_t from, std::size_t to, Sums& sums) {
    const double h = trajectory_.points[to].t - trajectory_.points[from].t;
    const Vector y = start(from), recorded = start(to), by_halves = carried(y, h, 2), whole = carried(y, h, 1);
    Vector rates(y.size());
    equations_.rates(0, y, rates);
    double off = 0;
    for (std::size_t i = 0; i < 2 * joints(); ++i) {
      const std::size_t part = i / joints();
      const double misfit = recorded[i] - by_halves[i];
      sums.recorded[part] += square(misfit);
      sums.euler[part] += square(y[i] + h * rates[i] - by_halves[i]);
      sums.halves[part] += square(whole[i] - by_halves[i]);
      sums.moved[part] += square(by_halves[i] - y[i]);
      off = std::max(off, std::abs(misfit));
    }
    return off;
  }

  /// Each number of the first row changed by what printing may have changed in it.
  void add_printing(std::size_t from, std::size_t to, Sums& sums) {
    const double h = trajectory_.points[to].t - trajectory_.points[from].t;
    const Vector y = start(from), recorded = start(to), straight = carried(y, h, 1);
    Vector changed(2 * joints()), rates(y.size());
    for (std::size_t j = 0; j < 2 * joints(); ++j) {
      Vector other = y;
      other[j] += half_unit(y[j]);
      other = carried(std::move(other), h, 1);
      for (std::size_t i = 0; i < changed.size(); ++i) changed[i] += std::abs(other[i] - straight[i]);
    }
    equations_.rates(0, recorded, rates);
    const double late = late_by(from) + late_by(to);
    for (std::size_t i = 0; i < changed.size(); ++i)
      sums.printed[i / joints()] += square(changed[i] + half_unit(recorded[i]) + std::abs(rates[i]) * late);
  }

  double half_unit(double x) const {
    return std::max(trajectory_.printing.states.half_unit(x), 4 * kUnitRoundoff * std::abs(x));
  }

  double late_by(std::size_t row) const {
    return even_ ? 0 : trajectory_.printing.times.half_unit(trajectory_.points[row].t);
  }

  Equations& equations_;
  const Trajectory& trajectory_;
  bool even_;
  std::unique_ptr<Stepper> stepper_;
};

/// c of the header, where it fits to a tenth of the moves and is not within a tenth of 1.
std::optional<double> pace_of(const Trajectory& trajectory) {
  double both = 0, velocity = 0, position = 0;
  for (std::size_t k = 0; k + 1 < trajectory.points.size(); ++k) {
    const TrajectoryPoint &a = trajectory.points[k], &b = trajectory.points[k + 1];
    for (std::size_t i = 0; i < a.q.size(); ++i) {
      const double move = b.q[i] - a.q[i], said = (b.t - a.t) * (a.qd[i] + b.qd[i]) / 2;
      both += move * said;
      velocity += said * said;
      position += move * move;
    }
  }
  const double pace = both / velocity, left = position - pace * both;
  if (!(position > 0 && left <= square(fits) * position) || std::abs(pace - 1) <= off_pace) return std::nullopt;
  return pace;
}

}  // namespace

Followed follow(Equations& equations, const Trajectory& trajectory) {
  Following following(equations, trajectory);
  Followed found = following.over(1);
  found.pace = pace_of(trajectory);
  if (found.pace) {
    found.verdict = Followed::Verdict::no;
    return found;
  }
  for (std::size_t stride = 2; found.verdict == Followed::Verdict::unresolved; stride *= 2) {
    if ((trajectory.points.size() - 1) / stride < 2) break;
    const Followed wider = following.over(stride);
    if (wider.verdict != Followed::Verdict::unresolved) found = wider;
  }
  return found;
}

}  // namespace lagdyn::motion
