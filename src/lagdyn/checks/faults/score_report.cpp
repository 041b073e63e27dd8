#include "lagdyn/checks/faults/score_report.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

#include "lagdyn/checks/faults/grounds.hpp"

namespace lagdyn::faults {

namespace {

constexpr std::size_t kAlarmsShown = 3;

struct KindScore {
  std::uint64_t planted = 0, caught = 0, trials = 0, false_alarms = 0;
  std::vector<std::string> shown;  ///< the first alarms, in words
  std::string first;               ///< the fault whose twin raised the first one
};

std::string reproduce(const std::string& only, const TrialOptions& options) {
  return fmt::format("lagdyn self-test --only {} --seed {} --first {}", only, options.seed, options.first);
}

CheckResult check_of(const Fault& fault, const FaultScore& score, const TrialOptions& options) {
  CheckResult check;
  check.id = fault.id;
  check.title = fault.wrong;
  check.verdict = score.caught() ? Verdict::pass : Verdict::fail;
  check.samples = grounds_of(fault).size() * kStatesOfTrial;
  if (score.clearest) {
    const Residual& residual = score.clearest->residual;
    check.measured = residual.measured;
    check.bound = residual.bound;
    check.ratio = 1 / residual.ratio();
    check.unit = score.clearest->unit;
    check.worst = WorstState{score.clearest->state, {}, {}};
  }
  check.explanation =
      score.caught()
          ? fmt::format("caught by {}; most clearly by {} on the {}; on {}", fmt::join(score.caught_by, ", "),
                        score.clearest->check, score.clearest->ground, fmt::join(score.caught_on, ", "))
          : fmt::format("no check finds it: a check is missing. Judges: {}", fmt::join(fault.judges, ", "));
  if (!score.caught()) check.reproduce = reproduce(fault.id, options);
  return check;
}

CheckResult check_of_twins(FaultKind kind, const KindScore& score, const TrialOptions& options) {
  CheckResult check;
  check.id = fmt::format("twins.{}", name_of(kind));
  check.title = "No check alarms where the fault is left out.";
  check.verdict = score.false_alarms == 0 ? Verdict::pass : Verdict::fail;
  check.measured = static_cast<double>(score.false_alarms);
  check.bound = 0;
  check.ratio = score.false_alarms == 0 ? 0 : check.measured.value() / 0.0;
  check.unit = std::string("1");
  check.samples = score.trials;
  check.explanation = fmt::format("{}", fmt::join(score.shown, "; "));
  if (score.false_alarms > 0) check.reproduce = reproduce(score.first, options);
  return check;
}

void take(KindScore& kind, const Fault& fault, const FaultScore& score) {
  ++kind.planted;
  kind.caught += score.caught() ? 1 : 0;
  kind.trials += score.trials;
  kind.false_alarms += score.false_alarms.size();
  if (kind.first.empty() && !score.false_alarms.empty()) kind.first = fault.id;
  for (const Trial& alarm : score.false_alarms)
    if (kind.shown.size() < kAlarmsShown)
      kind.shown.push_back(fmt::format("false alarm of {} without {}, on the {}, state {}: ratio {:.3g}", alarm.check,
                                       fault.id, alarm.ground, alarm.state, alarm.residual.ratio()));
}

}  // namespace

void add_score(const std::vector<Fault>& faults, const std::vector<bool>& chosen, const TrialOptions& options,
               Report& report, const Progress& progress) {
  const auto all = static_cast<double>(std::ranges::count(chosen, true));
  std::uint64_t done = 0;
  std::vector<CheckResult> twins;
  for (const FaultKind kind : kinds) {
    KindScore total;
    for (std::size_t row = 0; row < faults.size(); ++row) {
      if (!chosen[row] || faults[row].kind != kind) continue;
      const FaultScore score = score_of(faults[row], row, options);
      report.checks.push_back(check_of(faults[row], score, options));
      take(total, faults[row], score);
      ++done;
      if (progress) progress(static_cast<double>(done) / all, done);
    }
    if (total.planted == 0) continue;
    report.results.emplace_back(ValueMap{{"kind", std::string(name_of(kind))},
                                         {"planted", total.planted},
                                         {"caught", total.caught},
                                         {"false_alarms", total.false_alarms},
                                         {"trials", total.trials}});
    twins.push_back(check_of_twins(kind, total, options));
  }
  std::ranges::move(twins, std::back_inserter(report.checks));
  report.seed = options.seed;
  report.samples = kStatesOfTrial;
  report.tested = !report.results.empty();
}

}  // namespace lagdyn::faults
