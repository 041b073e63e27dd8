// lagdyn check: every check that the flags choose, on every file.
#include <algorithm>
#include <iterator>

#include "commands.hpp"
#include "inputs.hpp"
#include "lagdyn/checks/curves.hpp"
#include "lagdyn/checks/registry.hpp"
#include "lagdyn/checks/run.hpp"
#include "lagdyn/compare/baseline.hpp"
#include "lagdyn/io/nearest_key.hpp"
#include "lagdyn/io/printable.hpp"
#include "lagdyn/report/read_report.hpp"
#include "options.hpp"
#include "progress_bar.hpp"
#include "selection.hpp"

namespace lagdyn::cli {
namespace {

struct CheckFlags {
  std::vector<std::string> files;
  Typed samples, seed, first, bounds, baseline;
  std::vector<std::string> only, skip;  ///< one entry a flag; each may be a list
  bool list = false, strict = false, exit_zero = false, update_baseline = false;
};

struct Choice {
  std::vector<const Check*> checks;
  std::vector<std::string> unmatched;  ///< patterns of --only that match no check
  std::vector<Diagnostic> warnings;    ///< these, and those of --skip
};

struct Options {
  std::vector<std::string> files;
  CheckOptions states;
  Choice choice;
  bool list, strict;
  std::optional<Report> baseline;  ///< to compare with
};

Choice choose(const std::vector<std::string>& only, const std::vector<std::string>& skip) {
  std::vector<std::string_view> ids;
  for (const Check& check : all_checks()) ids.push_back(check.id);
  const Selection selection = select(ids, only, skip);
  Choice choice;
  for (std::size_t i = 0; i < ids.size(); ++i)
    if (selection.chosen[i]) choice.checks.push_back(&all_checks()[i]);
  choice.unmatched = selection.unmatched_only;
  for (const auto* patterns : {&selection.unmatched_only, &selection.unmatched_skip})
    for (const std::string& pattern : *patterns) {
      const std::string nearest(nearest_key(pattern, ids));
      choice.warnings.push_back({Severity::warning, "check.no-match", "", 0, 0, "",
                                 in_quotes(pattern) + " matches no check", "ids or globs of lagdyn check --list",
                                 nearest.empty() ? "" : "the nearest is " + nearest});
    }
  return choice;
}

std::optional<Report> read_baseline(const CheckFlags& flags, Problems& problems) {
  if (flags.update_baseline && !flags.baseline)
    add_problem(problems, "--update-baseline without --baseline", "the file to write beside it",
                "lagdyn check arm.json --baseline base.json --update-baseline");
  if (flags.update_baseline && flags.list)
    add_problem(problems, "--update-baseline beside --list", "one of the two", "a list of checks is no baseline");
  if (flags.update_baseline || !flags.baseline) return std::nullopt;
  ReadReport read = read_report_file(*flags.baseline);
  std::ranges::move(read.diagnostics, std::back_inserter(problems));
  return std::move(read.report);
}

Bounds resolve_bounds(const Typed& typed, Problems& problems) {
  if (typed == "tight") return Bounds::tight;
  if (typed)
    add_problem(problems, "--bounds " + in_quotes(*typed), "tight, or no --bounds for radii", "--bounds tight");
  return Bounds::radii;
}

Options resolve(const CheckFlags& flags, Problems& problems) {
  Options options{flags.files, {}, {}, flags.list, flags.strict, read_baseline(flags, problems)};
  options.states.samples = resolve_count("--samples", flags.samples, options.states.samples, 1, problems);
  const RandomStates random = resolve_random(flags.seed, flags.first, options.states.samples, problems);
  options.states.seed = random.seed;
  options.states.first = random.first;
  options.states.bounds = resolve_bounds(flags.bounds, problems);
  options.choice = choose(resolve_names("--only", flags.only, problems), resolve_names("--skip", flags.skip, problems));
  if (flags.files.empty() && !flags.list)
    add_problem(problems, "no FILE", "one or more chain files", "lagdyn check arm.json");
  return options;
}

void list_checks(const std::vector<const Check*>& checks, Report& report) {
  for (const Check* check : checks) report.listings.push_back({check->id, check->title, check->law, check->methods});
}

void check_file(const Options& options, const std::string& file, Report& report, ProgressBar& bar) {
  const std::size_t input = report.inputs.size();
  const std::optional<Chain> chain = read_input(file, options.strict, report);
  if (!chain) return;
  const Progress progress = bar.begin(file);
  std::vector<CheckResult> results = run_checks(*chain, options.choice.checks, options.states, input, file, progress);
  std::ranges::move(check_curves(*chain, options.choice.checks, options.states, results, file),
                    std::back_inserter(report.series));
  std::ranges::move(results, std::back_inserter(report.checks));
}

class CheckCommand : public Command {
 public:
  Grammar grammar() override {
    Suggest ids;
    for (const Check& check : all_checks()) ids.words.push_back(check.id);
    Grammar grammar{"Every law and every pair of methods on chain files, at random states",
                    {},
                    "",
                    {"lagdyn check arm.json", "lagdyn check arm.json --only 'torque.*,mass.crba' --samples 100000",
                     "lagdyn check *.json --output report.json --quiet",
                     "lagdyn check arm.json --baseline base.json --update-baseline"}};
    auto& flags = grammar.flags;
    flags.push_back({"FILE", "", "Chain files; - is standard input", &flags_.files, {true, {}}});
    flags.push_back(
        {"--samples", "N", "Random states a check runs on, as far as its cost allows [1000]", &flags_.samples, {}});
    add_random_flags(grammar, flags_.seed, flags_.first);
    flags.push_back({"--only", "IDS", "These checks alone: ids or globs, comma-separated", &flags_.only, ids});
    flags.push_back({"--skip", "IDS", "Not these checks", &flags_.skip, ids});
    flags.push_back({"--bounds",
                     "KIND",
                     "tight: bounds to first order by a sweep back over all operations, closer and slower",
                     &flags_.bounds,
                     {false, {"tight"}}});
    flags.push_back({"--list", "", "List the checks, with the law that each tests, and end", &flags_.list, {}});
    flags.push_back({"--baseline",
                     "F",
                     "Fail where a check is worse than in this saved JSON report",
                     &flags_.baseline,
                     {true, {}}});
    flags.push_back({"--update-baseline",
                     "",
                     "Write the report to the baseline instead of comparing",
                     &flags_.update_baseline,
                     {}});
    flags.push_back({"--strict", "", "A warning on the input counts as an error", &flags_.strict, {}});
    flags.push_back(
        {"--exit-zero", "", "End with 0 where a check fails (other exit codes stay)", &flags_.exit_zero, {}});
    return grammar;
  }

  std::vector<std::string> files_read() const override {
    std::vector<std::string> files = flags_.files;
    if (flags_.baseline && !flags_.update_baseline) files.push_back(*flags_.baseline);
    return files;
  }
  std::optional<std::string> baseline_to_write() const override {
    return flags_.update_baseline ? flags_.baseline : std::nullopt;
  }
  bool exit_zero() const override { return flags_.exit_zero; }

  Outcome run(Problems problems, ProgressBar& bar) override {
    const Options options = resolve(flags_, problems);
    Report report;
    report.diagnostics = std::move(problems);
    if (!report.diagnostics.empty()) return report;
    report.diagnostics = options.choice.warnings;
    if (options.list) {
      list_checks(options.choice.checks, report);
      return report;
    }
    for (const std::string& pattern : options.choice.unmatched) {  // a slip that would otherwise pass for success
      report.outcome = Verdict::error;
      report.notes.push_back("incomplete: --only " + in_quotes(pattern) + " chose no check");
    }
    report.seed = options.states.seed;
    report.samples = options.states.samples;
    if (options.states.bounds == Bounds::tight)
      report.notes.push_back(
          "bounds are tight: to first order in the rounding, by a sweep back over every operation; differences, "
          "closed forms and laws of derived chains keep their radii");
    for (const std::string& file : options.files) check_file(options, file, report, bar);
    report.tested =
        std::ranges::any_of(report.checks, [](const CheckResult& check) { return check.verdict != Verdict::skipped; });
    report.command = "check";
    if (options.baseline) compare_with_baseline(report, *options.baseline, *flags_.baseline, options.states.first);
    return report;
  }

 private:
  CheckFlags flags_;
};

}  // namespace

std::unique_ptr<Command> make_check() { return std::make_unique<CheckCommand>(); }

}  // namespace lagdyn::cli
