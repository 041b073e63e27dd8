// lagdyn self-test: plants known faults where the checks must find them, and prints how many they find.
#include "commands.hpp"
#include "lagdyn/checks/faults/catalogue.hpp"
#include "lagdyn/checks/faults/score_report.hpp"
#include "lagdyn/io/nearest_key.hpp"
#include "lagdyn/io/printable.hpp"
#include "options.hpp"
#include "progress_bar.hpp"
#include "selection.hpp"

namespace lagdyn::cli {
namespace {

struct SelfTestFlags {
  std::vector<std::string> only;
  Typed seed, first;
};

std::vector<std::string_view> fault_ids() {
  std::vector<std::string_view> ids;
  for (const faults::Fault& fault : faults::catalogue()) ids.push_back(fault.id);
  return ids;
}

// A pattern that chooses nothing would pass for success.
void tell_of_unmatched(const std::vector<std::string>& patterns, Report& report) {
  for (const std::string& pattern : patterns) {
    const std::string nearest(nearest_key(pattern, fault_ids()));
    report.outcome = Verdict::error;
    report.notes.push_back("incomplete: --only " + in_quotes(pattern) + " chose no fault" +
                           (nearest.empty() ? "" : "; the nearest is " + nearest));
  }
}

class SelfTest : public Command {
 public:
  Grammar grammar() override {
    Suggest ids;
    for (std::string_view id : fault_ids()) ids.words.emplace_back(id);
    Grammar grammar{
        "Whether the checks find known faults, and raise no false alarm",
        {},
        "Each fault is planted in a copy of a method, in a model, in how code is called or in what all methods "
        "share, on chains of its own; beside it stands its twin, the same without the fault, in which every "
        "check must hold. --verbose lists the faults with the checks that find them.",
        {"lagdyn self-test", "lagdyn self-test --verbose --only 'newton-euler.*'",
         "lagdyn self-test --seed 7 --format json"}};
    grammar.flags.push_back({"--only", "IDS", "These faults alone: ids or globs, comma-separated", &flags_.only, ids});
    add_random_flags(grammar, flags_.seed, flags_.first);
    return grammar;
  }

  Outcome run(Problems problems, ProgressBar& bar) override {
    const std::uint64_t states = faults::catalogue().size() * faults::kStatesOfTrial;
    const RandomStates random = resolve_random(flags_.seed, flags_.first, states, problems);
    const std::vector<std::string> only = resolve_names("--only", flags_.only, problems);
    Report report;
    report.diagnostics = std::move(problems);
    if (!report.diagnostics.empty()) return report;
    const Selection selection = select(fault_ids(), only, {});
    tell_of_unmatched(selection.unmatched_only, report);
    faults::add_score(faults::catalogue(), selection.chosen, {random.seed, random.first}, report,
                      bar.begin("self-test"));
    return report;
  }

 private:
  SelfTestFlags flags_;
};

}  // namespace

std::unique_ptr<Command> make_self_test() { return std::make_unique<SelfTest>(); }

}  // namespace lagdyn::cli
