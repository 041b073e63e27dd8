// How the energy balance of one motion drifts at several steps, and what its order says.
//
// The balance at time t is  B(t) = E(t) - E(0) + D(t) - W(t), zero on the true motion (equations.hpp). With steps that fall,
// max |B| must fall by the integrator's order (less half of one) until it reaches the floor that rounding alone explains
// (rounding.hpp). Of E that is not what the motion conserves, max |B| falls to a constant: its order goes to 0.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "lagdyn/motion/rounding.hpp"
#include "lagdyn/motion/run.hpp"

namespace lagdyn::motion {

struct DriftRow {
  double h = 0;                        ///< s
  double drift = 0;                    ///< max |B| (J)
  double floor = 0;                    ///< of rounding, at this step (J)
  std::optional<double> ratio, order;  ///< of the drift, against the step before: order = log(ratio) / log(h' / h)
  double loss = 0, dissipated = 0, supplied = 0;   ///< E(T) - E(0), D(T), W(T) (J)
  double largest_rise = 0;                         ///< of E in one step (J)
  double least_margin = 0;                         ///< the least of W - (E - E(0)) over the motion (J)
  std::optional<double> state_error, state_ratio;  ///< largest |y - reference| over q, qd at times all steps share

  double balance() const { return loss + dissipated - supplied; }
  bool at_floor() const { return drift <= floor; }
};

enum class DriftVerdict {
  order_held,  ///< between the last two steps
  at_floor,    ///< the last step's drift is what rounding explains
  order_too_low,
  unresolved,      ///< the order is that of steps too large to follow the motion
  one_step,        ///< of the whole duration: no order to judge
  nothing_moved,   ///< the energy exchanged is below the floor
  floor_too_high,  ///< the last drift is below the floor, but that is above 1e-6 of the energy exchanged
  stopped          ///< a motion ended before its time
};

struct DriftJudgement {
  DriftVerdict verdict = DriftVerdict::one_step;
  std::optional<double> order;  ///< between the last two steps, both above their floors; empty where they are not
};

/// The part of the energy exchanged that the drift may be at the smallest step; at the one before, all of it.
inline constexpr double most_unresolved = 0.1;

/// From the rows' drifts and floors; fills in each row's ratio and order. `exchanged` is max K - min K (J).
DriftJudgement judge_drift(std::vector<DriftRow>& rows, double exchanged, int integrator_order);

/// The least order that an integrator of this order must show.
inline double least_order(int integrator_order) { return integrator_order - 0.5; }

/// One point of a curve.
struct DriftPoint {
  double t, kinetic, potential, balance;
};

/// A motion without a row of its own on which the verdict rests: at about twice a single step, which has no order alone;
/// or at a half or a quarter of the last where that showed too low an order, as steps that are still large do.
struct Beside {
  double h = 0;                 ///< s
  std::optional<double> order;  ///< from the larger step to the smaller
};

struct Drift {
  std::vector<DriftRow> rows;  ///< one a step, as far as the motions went
  std::optional<Beside> beside;
  DriftJudgement judgement;
  double exchanged = 0;  ///< max K - min K at the smallest step (J)
  double moved = 0;      ///< the largest |q - q(0)| there (rad, m)
  std::optional<Stop> stop;
  double stopped_step = 0;        ///< h of the motion that stopped
  std::vector<DriftPoint> curve;  ///< at the smallest step, at most 200 points
};

struct DriftProblem {
  const Integrator* integrator;
  std::vector<double> q, qd;
  double duration = 1;        ///< s
  std::vector<double> steps;  ///< s, falling; each divides the duration
  bool reference = true;      ///< whether to compare the states with a reference trajectory
};

/// How many steps of h make the duration; nothing where none do, to the rounding of both.
std::optional<std::uint64_t> steps_in(double duration, double h);

/// The energies are those of `account`; `observer` sees the motion at the smallest step. `told` hears how much is done,
/// from 0 to 1.
Drift measure_drift(Equations& equations, const Model<Bounded>& bounded, const EnergyAccount& account,
                    const DriftProblem& problem, const Observer& observer = {},
                    const std::function<void(double)>& told = {});

}  // namespace lagdyn::motion
