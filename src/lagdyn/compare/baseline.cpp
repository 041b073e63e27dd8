#include "lagdyn/compare/baseline.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <map>
#include <utility>

#include "lagdyn/checks/registry.hpp"

namespace lagdyn {
namespace {

int badness(Verdict verdict) {
  switch (verdict) {
    case Verdict::pass:
      return 0;
    case Verdict::skipped:
      return 1;
    case Verdict::error:
      return 2;
    default:
      return 3;
  }
}

std::string_view word(Verdict verdict) {
  constexpr std::string_view words[] = {"pass", "fail", "skipped", "error"};
  return words[static_cast<std::size_t>(verdict)];
}

std::string regression(const CheckResult& now, const CheckResult& before) {
  if (badness(now.verdict) > badness(before.verdict))
    return fmt::format("{}, in the baseline {}", word(now.verdict), word(before.verdict));
  const double old_ratio = before.ratio.value_or(0);
  if (!now.ratio || !std::isfinite(old_ratio) || !(old_ratio > 0)) return "";
  if (*now.ratio <= kLargestGrowth * old_ratio) return "";
  return fmt::format("ratio {:.3g}, {:.3g} times the baseline's {:.3g}; allowed is {:g} times", *now.ratio,
                     *now.ratio / old_ratio, old_ratio, kLargestGrowth);
}

/// A file by its name, and its how manieth mention that is: a file may be named twice.
using InputKey = std::pair<std::string, int>;

std::vector<InputKey> keys_of(const Report& report) {
  std::map<std::string, int> seen;
  std::vector<InputKey> keys;
  for (const ReportInput& input : report.inputs) {
    const std::string name = std::filesystem::path(input.file).lexically_normal().string();
    keys.emplace_back(name, seen[name]++);
  }
  return keys;
}

std::vector<const CheckResult*> checks_of(const Report& report, std::size_t input) {
  std::vector<const CheckResult*> checks;
  for (const CheckResult& check : report.checks)
    if (check.input == input) checks.push_back(&check);
  return checks;
}

std::string checks_counted(std::size_t n) { return fmt::format("{} check{}", n, n == 1 ? "" : "s"); }

class Comparison {
 public:
  Comparison(Report& now, const Report& baseline, const std::string& file)
      : now_(now), baseline_(baseline), file_(file) {}

  void run(std::uint64_t first) {
    note_states(first);
    const std::vector<InputKey> here = keys_of(now_), there = keys_of(baseline_);
    for (std::size_t i = 0; i < here.size(); ++i) {
      const auto same = std::ranges::find(there, here[i]);
      if (same == there.end())
        note(fmt::format("{} is not in it: {} not compared", here[i].first, checks_counted(checks_of(now_, i).size())));
      else
        compare_input(i, static_cast<std::size_t>(same - there.begin()));
    }
    for (std::size_t i = 0; i < there.size(); ++i)
      if (std::ranges::find(here, there[i]) == here.end())
        note(fmt::format("{} was not read this time: {} of it not compared", there[i].first,
                         checks_counted(checks_of(baseline_, i).size())));
    if (compared_ > 0 || now_.checks.empty()) return;
    note("incomplete: none of its checks is one of this run");
    now_.outcome = Verdict::error;
  }

 private:
  void note(const std::string& what) { now_.notes.push_back(fmt::format("baseline {}: {}", file_, what)); }

  void note_states(std::uint64_t first) {
    const auto text = [](const std::optional<std::uint64_t>& n) { return n ? std::to_string(*n) : "none"; };
    if (now_.seed != baseline_.seed || now_.samples != baseline_.samples) {
      note(fmt::format("other random states: seed {}, {} samples there, seed {}, {} samples here", text(baseline_.seed),
                       text(baseline_.samples), text(now_.seed), text(now_.samples)));
      return;
    }
    const std::uint64_t count = now_.samples.value_or(0);
    const bool others = std::ranges::any_of(baseline_.checks, [&](const CheckResult& check) {
      return check.worst && (check.worst->index < first || check.worst->index - first >= count);
    });
    if (others) note("other random states: it has some that this run's --first leaves out");
  }

  void compare_input(std::size_t here, std::size_t there) {
    const ReportInput& input = now_.inputs[here];
    if (input.sha256 != baseline_.inputs[there].sha256)
      note(fmt::format("{} has changed since it was written", input.file));
    std::vector<const CheckResult*> before = checks_of(baseline_, there);
    std::vector<std::string_view> unknown, gone;
    for (CheckResult& check : now_.checks) {
      if (check.input != here) continue;
      const auto same = std::ranges::find(before, check.id, &CheckResult::id);
      if (same == before.end()) {
        unknown.push_back(check.id);
        continue;
      }
      check.baseline = BaselineEntry{(*same)->verdict, (*same)->ratio, regression(check, **same)};
      before.erase(same);
      ++compared_;
    }
    std::size_t left_out = 0;
    for (const CheckResult* check : before) {
      if (std::ranges::find(all_checks(), check->id, &Check::id) == all_checks().end())
        gone.push_back(check->id);
      else
        ++left_out;
    }
    if (!unknown.empty()) note(fmt::format("it has not {} of {}", fmt::join(unknown, ", "), input.file));
    if (!gone.empty())
      note(fmt::format("{} of {}: lagdyn no longer has {}", fmt::join(gone, ", "), input.file,
                       gone.size() == 1 ? "this check" : "these checks"));
    if (left_out > 0) note(fmt::format("{} of {} not chosen this time", checks_counted(left_out), input.file));
  }

  Report& now_;
  const Report& baseline_;
  const std::string& file_;
  std::size_t compared_ = 0;
};

}  // namespace

void compare_with_baseline(Report& now, const Report& baseline, const std::string& file, std::uint64_t first) {
  const auto refuse = [&](const char* code, std::string found, std::string expected) {
    now.diagnostics.push_back({Severity::error, code, file, 0, 0, "", std::move(found), std::move(expected),
                               "write another baseline with --update-baseline"});
  };
  if (baseline.command != now.command)
    refuse("baseline.command", fmt::format("a report of lagdyn {}", baseline.command),
           fmt::format("one of lagdyn {}", now.command));
  else if (baseline.checks.empty())
    refuse("baseline.empty", "a report without a check", "a report of at least one check");
  else
    Comparison(now, baseline, file).run(first);
}

}  // namespace lagdyn
