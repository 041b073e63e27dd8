#include "lagdyn/checks/faults/score.hpp"

#include <algorithm>

#include "lagdyn/chain/random_state.hpp"
#include "lagdyn/checks/faults/grounds.hpp"
#include "lagdyn/checks/registry.hpp"

namespace lagdyn::faults {

namespace {

bool matches(std::string_view judge, std::string_view id) {
  return judge.ends_with('*') ? id.starts_with(judge.substr(0, judge.size() - 1)) : id == judge;
}

std::vector<const Check*> judges_of(const Fault& fault) {
  std::vector<const Check*> list;
  for (const Check& check : all_checks())
    if (std::ranges::any_of(fault.judges, [&](const std::string& judge) { return matches(judge, check.id); }))
      list.push_back(&check);
  return list;
}

void remember(std::vector<std::string>& list, const std::string& name) {
  if (std::ranges::find(list, name) == list.end()) list.push_back(name);
}

}  // namespace

FaultScore score_of(const Fault& fault, std::uint64_t row, const TrialOptions& options) {
  const std::vector<const Check*> judges = judges_of(fault);
  FaultScore score;
  for (const Ground& ground : grounds_of(fault)) {
    for (std::uint64_t s = 0; s < kStatesOfTrial; ++s) {
      const std::uint64_t index = options.first + row * kStatesOfTrial + s;
      const JointState values = random_state(ground.chain, options.seed, index);
      const auto evaluate = [&](bool planted, const auto& take) {
        Planted made = fault.plant(ground.chain, values, planted);
        const Sample sample(made.subject, options.seed, index, values, std::move(made.results));
        for (const Check* check : judges) {
          if (check->skipped && check->skipped(made.subject)) continue;
          const Finding found = check->evaluate(made.subject, sample);
          if (found.any) take(found, Trial{check->id, ground.name, check->unit, index, found.worst});
        }
      };
      evaluate(true, [&](const Finding& found, const Trial& trial) {
        if (!score.clearest || trial.residual.ratio() > score.clearest->residual.ratio()) score.clearest = trial;
        if (found.grade() != Grade::broken) return;
        remember(score.caught_by, trial.check);
        remember(score.caught_on, trial.ground);
      });
      evaluate(false, [&](const Finding& found, const Trial& trial) {
        ++score.trials;
        if (found.grade() != Grade::held) score.false_alarms.push_back(trial);
      });
    }
  }
  return score;
}

}  // namespace lagdyn::faults
