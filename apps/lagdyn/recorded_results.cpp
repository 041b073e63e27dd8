#include <fmt/format.h>

#include <cmath>
#include <numbers>

#include "energy_drift_results.hpp"

namespace lagdyn::cli {
namespace {

using namespace motion;

constexpr const char* verdict_words[] = {"energies-agree", "pattern",       "states-differ", "energies-differ",
                                         "drifts",         "nothing-moved", "unresolved"};

const char* pattern_word(Pattern pattern) {
  constexpr const char* words[] = {"", "explicit-euler", "semi-implicit-euler", "implicit-euler", "lagged-kinetic"};
  return words[static_cast<int>(pattern)];
}

const char* pattern_meaning(Pattern pattern) {
  constexpr const char* meanings[] = {
      "",
      "positions advance by the old velocities and velocities by the old accelerations: explicit Euler, whose energy "
      "error falls with the step alone, and grows with time; integrate with rk4, or at least semi-implicitly",
      "of positions and velocities one advances by what the other has become, and one by what it was: semi-implicit "
      "Euler, whose energy error falls with the step alone; a method of higher order tells more about the model",
      "positions and velocities advance by the new velocities and accelerations: implicit Euler, which takes energy "
      "that nothing in the chain takes; a method of higher order tells more about the model",
      "K of each row is that of the row before, while P is its own: the sum drifts though the motion does not; compute "
      "both energies from one state"};
  return meanings[static_cast<int>(pattern)];
}

Value misfit_value(const Misfit& misfit) {
  return ValueMap{{"misfit", misfit.recorded}, {"allowed", misfit.allowed}, {"euler", misfit.euler}};
}

Value mismatch_value(const EnergyMismatch& off) {
  return ValueMap{{"kinetic", off.kinetic},
                  {"potential", off.potential},
                  {"potential_offset", off.potential_offset},
                  {"sum", off.sum},
                  {"dissipated", off.dissipated},
                  {"allowed", off.allowed},
                  {"row", static_cast<std::uint64_t>(off.row + 1)}};
}

/// What a pace of positions against velocities is usually due to.
std::string cause_of(double pace) {
  constexpr double degree = std::numbers::pi / 180;
  const auto is = [&](double known) { return std::abs(pace / known - 1) < 0.05; };
  if (is(-1)) return "a sign is lost";
  if (is(1e-3)) return "t looks like milliseconds where seconds are expected";
  if (is(degree)) return "qd looks like degrees where radians are expected";
  if (is(1 / degree)) return "q looks like degrees where radians are expected";
  return "a unit of t, q or qd, or qd of another motion";
}

void tell_states(Report& report, const Followed& followed) {
  if (followed.pace)
    return fail(report, fmt::format("positions move {:.3g} times as far as velocities say: {}", *followed.pace,
                                    cause_of(*followed.pace)));
  fail(report,
       fmt::format("the recorded states do not follow from each other by this chain's equations without torques: over "
                   "{} q is off by {:.2g} and qd by {:.2g} (root of the mean square), most in row {}, where explicit "
                   "Euler is off by {:.2g} and {:.2g}, and printing by {:.2g} and {:.2g}. Gravity, masses, damping or "
                   "torques differ, or the integrator is one of first order",
                   followed.stride == 1 ? std::string("one step") : fmt::format("{} steps", followed.stride),
                   followed.q.recorded, followed.qd.recorded, followed.row + 1, followed.q.euler, followed.qd.euler,
                   followed.q.allowed, followed.qd.allowed));
}

void tell_energies(Report& report, const EnergyMismatch& off) {
  if (off.largest() > off.allowed)
    fail(report, fmt::format("the recorded energies are not this chain's: K is off by up to {:.2g} J, P by {:.2g} J, E "
                             "from K + P by {:.2g} J, most in row {}; rounding and printing allow {:.2g} J",
                             off.kinetic, off.potential, off.sum, off.row + 1, off.allowed));
  if (off.dissipated > off.dissipated_allowed)
    fail(report, fmt::format("the recorded dissipation is not that of this chain's damping along the recorded "
                             "velocities: it is off by up to {:.2g} J, where {:.2g} J may be",
                             off.dissipated, off.dissipated_allowed));
}

void tell(Report& report, const Recorded& recorded) {
  const bool states_differ = recorded.followed.verdict == Followed::Verdict::no;
  switch (recorded.verdict) {
    case RecordedVerdict::agrees:
      return;
    case RecordedVerdict::pattern:
      return fail(report, fmt::format("{}: {}", pattern_word(recorded.pattern), pattern_meaning(recorded.pattern)));
    case RecordedVerdict::energies_differ:
      tell_energies(report, recorded.mismatch);
      if (states_differ) tell_states(report, recorded.followed);
      return;
    case RecordedVerdict::states_differ:
      return tell_states(report, recorded.followed);
    case RecordedVerdict::drifts:
      return fail(report, fmt::format("the balance of the recorded energies drifts by {:.2g} J, {:.2g} of the energy "
                                      "exchanged: the steps are too large for the integrator",
                                      recorded.drift, recorded.drift / recorded.exchanged));
    case RecordedVerdict::nothing_moved:
      return refuse(report, fmt::format("nothing was tested: the energy exchanged, {:.2g} J, is below what rounding "
                                        "and printing can make of it, {:.2g} J",
                                        recorded.exchanged, recorded.floor));
    case RecordedVerdict::unresolved:
      return refuse(report,
                    "nothing was tested: the rows are too far apart, or in too few digits, to tell whether "
                    "they follow from each other; record more rows or more digits");
  }
}

}  // namespace

void add_recorded(Report& report, const Recorded& recorded, const Trajectory& trajectory) {
  DriftRow row;
  row.h = recorded.h;
  row.drift = recorded.drift;
  row.floor = recorded.floor;
  row.loss = recorded.loss;
  row.dissipated = recorded.dissipated;
  const bool named = recorded.pattern != Pattern::none;
  const Followed& followed = recorded.followed;
  report.results.push_back(ValueMap{{"input", 0},
                                    {"integrator", {}},
                                    {"recorded_rows", static_cast<std::uint64_t>(trajectory.points.size())},
                                    {"energy_exchanged", recorded.exchanged},
                                    {"rows", ValueList{row_value(row, recorded.exchanged)}},
                                    {"order", {}},
                                    {"floor", recorded.floor},
                                    {"verdict", verdict_words[static_cast<int>(recorded.verdict)]},
                                    {"pattern", named ? Value(pattern_word(recorded.pattern)) : Value()},
                                    {"mismatch", mismatch_value(recorded.mismatch)},
                                    {"followed", ValueMap{{"q", misfit_value(followed.q)},
                                                          {"qd", misfit_value(followed.qd)},
                                                          {"stride", static_cast<std::uint64_t>(followed.stride)},
                                                          {"pace", followed.pace}}}});
  if (!trajectory.even_steps())
    report.notes.push_back(fmt::format("the recorded steps are not even; the largest is {:g} s", recorded.h));
  if (recorded.mismatch.potential_offset != 0)
    report.notes.push_back(fmt::format("P is recorded with a zero of its own: {:.6g} J above this chain's",
                                       recorded.mismatch.potential_offset));
  tell(report, recorded);
}

}  // namespace lagdyn::cli
