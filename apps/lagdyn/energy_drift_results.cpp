#include "energy_drift_results.hpp"

#include <fmt/format.h>

#include <cmath>

#include "lagdyn/report/series.hpp"

namespace lagdyn::cli {

using namespace motion;

void fail(Report& report, std::string note) {
  if (report.outcome == Verdict::pass) report.outcome = Verdict::fail;
  report.notes.push_back(std::move(note));
}

void refuse(Report& report, std::string note) {
  report.outcome = Verdict::error;
  report.notes.push_back(std::move(note));
}

Value row_value(const DriftRow& row, double exchanged) {
  return ValueMap{{"h", row.h},
                  {"max_abs_dE", row.drift},
                  {"relative", exchanged > 0 ? Value(row.drift / exchanged) : Value()},
                  {"ratio", row.ratio},
                  {"order", row.order},
                  {"loss", row.loss},
                  {"dissipated", row.dissipated},
                  {"balance", row.balance()},
                  {"floor", row.floor},
                  {"state_error", row.state_error},
                  {"state_ratio", row.state_ratio}};
}

namespace {

constexpr const char* verdict_words[] = {"order-held", "at-rounding-floor", "order-too-low",  "unresolved",
                                         "one-step",   "nothing-moved",     "floor-too-high", "stopped"};

Value beside_value(const std::optional<Beside>& beside) {
  return beside ? Value(ValueMap{{"h", beside->h}, {"order", beside->order}}) : Value();
}

Value stop_value(const Drift& drift) {
  if (!drift.stop) return {};
  return ValueMap{{"h", drift.stopped_step}, {"step", drift.stop->step}, {"t", drift.stop->t},
                  {"q", drift.stop->q},      {"qd", drift.stop->qd},     {"reason", drift.stop->reason}};
}

/// Why this drift does not pass, or passes with a word to it.
void judge(Report& report, const Integrator& integrator, const Drift& drift, const std::string& motion) {
  const DriftRow last = drift.rows.empty() ? DriftRow{} : drift.rows.back();
  const bool single = drift.rows.size() == 1;
  switch (drift.judgement.verdict) {
    case DriftVerdict::order_held:
      if (drift.beside)
        report.notes.push_back(fmt::format(
            "{}: {}: beside {:g} s the drift falls by order {:.2f}", motion,
            single ? "one step size alone has no order" : "these steps are still too large to show the order",
            drift.beside->h, *drift.beside->order));
      return;
    case DriftVerdict::unresolved:
      return refuse(report,
                    fmt::format("{}: nothing was tested: the steps are too large to follow it, the drift at the "
                                "smallest, {:.2g} J, is {:.2g} of the energy exchanged, so its order says "
                                "nothing; give smaller --steps",
                                motion, last.drift, last.drift / drift.exchanged));
    case DriftVerdict::one_step:
      return refuse(report, motion +
                                ": nothing was tested: one step over the whole duration has no order, so the drift is "
                                "shown and not judged; give smaller --steps");
    case DriftVerdict::at_floor:
      report.notes.push_back(
          drift.beside && !single
              ? fmt::format("{}: at the rounding floor at {:g} s; the drift at {:g} s, {:.2g} J, is next to it", motion,
                            drift.beside->h, last.h, last.drift)
              : fmt::format(
                    "{}: at the rounding floor: its drift, {:.2g} J, is no more than rounding explains, {:.2g} J",
                    motion, last.drift, last.floor));
      return;
    case DriftVerdict::order_too_low:
      return fail(report, fmt::format("{}: energy is not conserved as {} conserves it: at the smallest step the drift "
                                      "falls by order {:.2f}, where {} is the least. The equations of motion and the "
                                      "energies disagree: at half and a quarter of it the order is no better",
                                      motion, integrator.id, drift.judgement.order.value_or(std::nan("")),
                                      least_order(integrator.order)));
    case DriftVerdict::nothing_moved:
      return refuse(report, fmt::format("{}: nothing was tested: the energy exchanged, {:.2g} J, is below the rounding "
                                        "floor, {:.2g} J (joints moved by {:.2g} at most); begin in another state "
                                        "(--q, --qd) or give it longer (--duration)",
                                        motion, drift.exchanged, last.floor, drift.moved));
    case DriftVerdict::floor_too_high:
      return refuse(report, fmt::format("{}: nothing was tested: the drift is below the rounding floor, {:.2g} J, but "
                                        "so little energy is exchanged, {:.2g} J, that the floor is above 1e-6 of it",
                                        motion, last.floor, drift.exchanged));
    case DriftVerdict::stopped:
      return refuse(report, fmt::format("{}: stopped at step {} of {:g} s, t = {:g} s, by {}; the state before it: "
                                        "q = {:.6g}; qd = {:.6g}. Smaller --steps may pass this place",
                                        motion, drift.stop->step, drift.stopped_step, drift.stop->t, drift.stop->reason,
                                        fmt::join(drift.stop->q, ", "), fmt::join(drift.stop->qd, ", ")));
  }
}

/// E of a passive motion with damping may only fall, but for what the balance is off by.
void judge_rise(Report& report, const Drift& drift, bool damped) {
  if (!damped || drift.rows.empty()) return;
  const DriftRow& row = drift.rows.back();
  if (row.largest_rise <= 2 * row.drift + row.floor) return;
  fail(report, fmt::format("the energy of the damped motion rises, by {:.2g} J in one step: damping is negative "
                           "somewhere, and feeds the motion",
                           row.largest_rise));
}

/// W >= E - E(0) at all times, but for what the balance itself is off by.
bool is_passive(const DriftRow& row) { return row.least_margin >= -(row.drift + row.floor); }

Value passivity_value(const WrongModel& wrong) {
  if (wrong.driven.rows.empty()) return {};
  const DriftRow& row = wrong.driven.rows.back();
  return ValueMap{{"model_error", wrong.error},
                  {"supplied", row.supplied},
                  {"gained", row.loss},
                  {"dissipated", row.dissipated},
                  {"margin", row.supplied - row.loss},
                  {"least_margin", row.least_margin},
                  {"max_abs_balance", row.drift},
                  {"order", wrong.driven.judgement.order},
                  {"floor", row.floor},
                  {"held", is_passive(row)},
                  {"wrong_energy_max_abs_dE", wrong.balance}};
}

void judge_wrong(Report& report, const Integrator& integrator, const Drift& passive, const WrongModel& wrong) {
  judge(report, integrator, wrong.driven, "driven motion");
  if (wrong.driven.rows.empty() || passive.rows.empty()) return;
  const DriftRow& row = wrong.driven.rows.back();
  if (!is_passive(row))
    fail(report, fmt::format("driven motion: not passive: the energy gained exceeds what was supplied by {:.2g} J",
                             -row.least_margin));
  if (wrong.error == 0) return;
  const double right = passive.rows.back().drift + passive.rows.back().floor;
  if (wrong.balance > right)
    report.notes.push_back(
        fmt::format("energies of a model with masses {:g} % off break the balance of the passive "
                    "motion by {:.2g} J, {:.1g} times the drift of the right one",
                    100 * wrong.error, wrong.balance, wrong.balance / right));
  else
    refuse(report, fmt::format("energies of a model with masses {:g} % off keep the balance of this motion: it cannot "
                               "tell a wrong mass from a right one",
                               100 * wrong.error));
}

void add_series(Report& report, const Drift& drift, const Integrator& integrator) {
  std::vector<double> t, kinetic, potential, total, later, balance, h, measured, floor;
  for (const DriftPoint& point : drift.curve) {
    t.push_back(point.t);
    kinetic.push_back(point.kinetic);
    potential.push_back(point.potential);
    total.push_back(point.kinetic + point.potential);
    if (point.t == 0) continue;
    later.push_back(point.t);
    balance.push_back(std::abs(point.balance));
  }
  report.series.push_back(series("energies over time, at the smallest step", curve("t", "s", t),
                                 {curve("K", "J", kinetic), curve("P", "J", potential), curve("E", "J", total)}));
  report.series.push_back(series("energy balance over time, at the smallest step", curve("t", "s", later),
                                 {curve("|dE|", "J", on_log_axis(balance))}, {false, true}));
  if (drift.rows.empty()) return;
  for (const DriftRow& row : drift.rows) {
    h.push_back(row.h);
    measured.push_back(row.drift);
    floor.push_back(row.floor);
  }
  const int order = integrator.order;
  report.series.push_back(
      series("drift against the step", curve("step", "s", h),
             {curve("max |dE|", "J", on_log_axis(measured)),
              curve(fmt::format("slope {}", order), "J", slope_through(h.front(), measured.front(), h, order), true),
              curve("rounding floor", "J", floor, true)},
             {true, true}));
}

}  // namespace

void add_drift(Report& report, const DriftProblem& problem, const Drift& drift, bool damped,
               const std::optional<WrongModel>& wrong) {
  ValueList rows;
  for (const DriftRow& row : drift.rows) rows.push_back(row_value(row, drift.exchanged));
  const Integrator& integrator = *problem.integrator;
  report.results.push_back(
      ValueMap{{"input", 0},
               {"integrator", std::string(integrator.id)},
               {"integrator_order", integrator.order},
               {"duration", problem.duration},
               {"q", problem.q},
               {"qd", problem.qd},
               {"damped", damped},
               {"energy_exchanged", drift.exchanged},
               {"rows", std::move(rows)},
               {"order", drift.rows.size() == 1 ? Value() : Value(drift.judgement.order)},
               {"beside", beside_value(drift.beside)},
               {"floor", drift.rows.empty() ? Value() : Value(drift.rows.back().floor)},
               {"verdict", verdict_words[static_cast<int>(drift.judgement.verdict)]},
               {"pattern", {}},
               {"largest_rise", damped && !drift.rows.empty() ? Value(drift.rows.back().largest_rise) : Value()},
               {"passivity", wrong ? passivity_value(*wrong) : Value()},
               {"stopped", stop_value(drift)}});
  add_series(report, drift, integrator);
  judge(report, integrator, drift, damped ? "damped motion" : "passive motion");
  judge_rise(report, drift, damped);
  if (wrong) judge_wrong(report, integrator, drift, *wrong);
}

}  // namespace lagdyn::cli
