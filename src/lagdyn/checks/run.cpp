#include "lagdyn/checks/run.hpp"

#include <algorithm>
#include <cmath>

#include "lagdyn/report/command_line.hpp"

namespace lagdyn {

namespace {

constexpr double kBudget = 250e3, kBudgetOfFourthOrder = 50e3;  // microseconds a check
constexpr std::uint64_t kFewest = 8;
constexpr std::size_t kMostJointsOfFourthOrder = 64;

struct Running {
  const Check* check;
  std::uint64_t wanted = 0;
  CheckResult result;
  Finding worst;
  Grade grade = Grade::held;
  bool skipped = false;
};

void take(Running& running, const Finding& found, const Subject& subject, const Sample& sample) {
  ++running.result.samples;
  if (!found.any) return;
  const Grade grade = found.grade();
  const bool worse =
      grade > running.grade || (grade == running.grade && found.worst.ratio() > running.worst.worst.ratio());
  if (running.worst.any && !worse) return;  // the graver one, then the larger ratio, then the earlier state
  running.worst = found;
  running.grade = grade;
  WorstState worst{sample.index(), {}, sample.values()};
  if (found.worst.joint) worst.joint = joint_names(subject.chain)[*found.worst.joint];
  if (!running.check->once) running.result.worst = worst;
  const bool sliding = found.worst.joint && !subject.plain.joints[*found.worst.joint].turning();
  running.result.unit =
      sliding && !running.check->unit_sliding.empty() ? running.check->unit_sliding : running.check->unit;
  running.result.explanation = running.check->explain ? running.check->explain(subject, sample, found) : std::string();
}

void judge(Running& running, const CheckOptions& options, const std::string& file) {
  CheckResult& result = running.result;
  const Check& check = *running.check;
  if (running.skipped) return;
  const Residual& worst = running.worst.worst;
  result.measured = worst.measured;
  result.bound = worst.bound;
  result.ratio = worst.ratio();
  const auto explain = [&](const std::string& what) {
    result.explanation = what + (result.explanation.empty() ? "" : "; " + result.explanation);
  };
  result.verdict = Verdict::error;
  if (!running.worst.any) {
    explain("nothing was compared");
  } else if (running.grade == Grade::not_finite) {
    explain("a number is not finite");
  } else if (running.grade == Grade::broken) {
    result.verdict = Verdict::fail;
    explain(check.advice);
  } else if (running.grade == Grade::too_wide) {
    explain("bound too wide: above 1e-6 of the largest term, so agreement within it proves nothing");
  } else {
    result.verdict = Verdict::pass;
  }
  if (result.verdict == Verdict::pass) return;
  result.reproduce = "lagdyn check " + file_argument(file) + " --only " + check.id;
  if (options.bounds == Bounds::tight) result.reproduce += " --bounds tight";
  if (result.worst)
    result.reproduce +=
        " --seed " + std::to_string(options.seed) + " --first " + std::to_string(result.worst->index) + " --samples 1";
}

}  // namespace

std::uint64_t states_within_budget(const Check& check, std::size_t joints, std::uint64_t wanted, Bounds bounds) {
  if (check.once) return 1;
  wanted = std::min(wanted, check.most);
  const double budget = check.order >= 4 ? kBudgetOfFourthOrder : kBudget;
  const double n = static_cast<double>(joints), times = bounds == Bounds::tight ? 10 + 2 * n : 1;
  const double affordable = std::floor(budget / (times * check.cost(n)));
  if (affordable >= static_cast<double>(wanted)) return wanted;
  return std::min(wanted, std::max(kFewest, static_cast<std::uint64_t>(affordable)));
}

std::vector<CheckResult> run_checks(const Chain& chain, const std::vector<const Check*>& selected,
                                    const CheckOptions& options, std::size_t input, const std::string& file,
                                    const Progress& progress) {
  const Subject subject(chain);
  std::vector<Running> all;
  std::uint64_t longest = 0;
  for (const Check* check : selected) {
    Running running{check, 0, {}, {}, Grade::held, false};
    running.result.id = check->id;
    running.result.title = check->title;
    running.result.input = input;
    running.result.unit = check->unit;
    std::optional<std::string> reason;
    if (check->skipped) reason = check->skipped(subject);
    if (!reason && check->order >= 4 && subject.size() > kMostJointsOfFourthOrder)
      reason = "costs O(n^4): run for at most 64 joints, this chain has " + std::to_string(subject.size());
    if (reason) {
      running.skipped = true;
      running.result.explanation = *reason;
    } else {
      running.wanted = states_within_budget(*check, subject.size(), options.samples, options.bounds);
      longest = std::max(longest, running.wanted);
    }
    all.push_back(std::move(running));
  }
  const auto cost_of_state = [&](const Running& running) {
    return running.check->cost(static_cast<double>(subject.size()));
  };
  double cost = 0, done = 0;
  for (const Running& running : all) cost += static_cast<double>(running.wanted) * cost_of_state(running);
  std::uint64_t evaluations = 0;
  for (std::uint64_t i = 0; i < longest; ++i) {
    const Sample sample(subject, options.seed, options.first + i, options.bounds);
    for (Running& running : all) {
      if (i >= running.wanted) continue;
      take(running, running.check->evaluate(subject, sample), subject, sample);
      done += cost_of_state(running);
      if (progress) progress(done / cost, ++evaluations);
    }
  }
  std::vector<CheckResult> results;
  for (Running& running : all) {
    judge(running, options, file);
    results.push_back(std::move(running.result));
  }
  return results;
}

}  // namespace lagdyn
