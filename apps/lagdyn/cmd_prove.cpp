// lagdyn prove: identities between methods, in exact arithmetic modulo random primes.
#include <fmt/format.h>

#include <algorithm>

#include "commands.hpp"
#include "inputs.hpp"
#include "lagdyn/checks/proofs/proof_report.hpp"
#include "lagdyn/io/nearest_key.hpp"
#include "lagdyn/io/printable.hpp"
#include "options.hpp"
#include "progress_bar.hpp"
#include "selection.hpp"

namespace lagdyn::cli {
namespace {

constexpr std::uint64_t most_trials = 10000;

struct ProveFlags {
  std::vector<std::string> files, only;
  Typed trials, seed, first, against;
};

std::vector<std::string> ids_of(const std::vector<proofs::Statement>& statements) {
  std::vector<std::string> ids;
  for (const proofs::Statement& statement : statements) ids.push_back(statement.id);
  return ids;
}

// A pattern that chooses nothing would pass for success.
void tell_of_unmatched(const std::vector<std::string>& patterns, const std::vector<std::string_view>& ids,
                       Report& report) {
  for (const std::string& pattern : patterns) {
    const std::string nearest(nearest_key(pattern, ids));
    report.outcome = Verdict::error;
    report.notes.push_back("incomplete: --only " + in_quotes(pattern) + " chose no identity" +
                           (nearest.empty() ? "" : "; the nearest is " + nearest));
  }
}

bool comparable(const ReportInput& input, const ReportInput& other, Report& report) {
  const std::size_t n = input.joints.size(), m = other.joints.size();
  if (n == m) return true;
  add_problem(report.diagnostics, fmt::format("{} with {} moving joint{}", input.file, n, n == 1 ? "" : "s"),
              fmt::format("{}, as many as {} has", m, other.file),
              "compare chains with the same moving joints, in the same order");
  return false;
}

class Prove : public Command {
 public:
  Grammar grammar() override {
    Suggest ids{false, ids_of(proofs::statements(false))};
    for (std::string& id : ids_of(proofs::statements(true)))
      if (std::ranges::find(ids.words, id) == ids.words.end()) ids.words.push_back(std::move(id));
    Grammar grammar{
        "Proves identities between methods on chain files, exactly",
        {},
        "Computes both sides at random states in integers modulo random primes of 61 bits, on the file's numbers as "
        "the "
        "exact fractions that they are: no rounding, no tolerance. A difference refutes an identity for certain; none "
        "proves it up to the chance of error that is printed, below 2^-100 unless --trials says otherwise.",
        {"lagdyn prove arm.json", "lagdyn prove arm.json --only 'torque.*' --trials 8",
         "cat arm.json | lagdyn prove - --against arm.json"}};
    auto& flags = grammar.flags;
    flags.push_back({"FILE", "", "Chain files; - is standard input", &flags_.files, {true, {}}});
    flags.push_back({"--trials",
                     "K",
                     "Random states, each modulo a prime of its own [as many as 2^-100 needs]",
                     &flags_.trials,
                     {}});
    flags.push_back({"--only", "IDS", "These identities alone: ids or globs, comma-separated", &flags_.only, ids});
    flags.push_back({"--against",
                     "F",
                     "Compare with this chain instead, each method's result with the same method's",
                     &flags_.against,
                     {true, {}}});
    add_random_flags(grammar, flags_.seed, flags_.first);
    return grammar;
  }

  std::vector<std::string> files_read() const override {
    std::vector<std::string> files = flags_.files;
    if (flags_.against) files.push_back(*flags_.against);
    return files;
  }

  Outcome run(Problems problems, ProgressBar& bar) override {
    Report report;
    proofs::ProofOptions options;
    if (flags_.trials)
      options.trials = static_cast<unsigned>(resolve_count("--trials", flags_.trials, 1, 1, problems, most_trials));
    const RandomStates random =
        resolve_random(flags_.seed, flags_.first, options.trials.value_or(proofs::kMostTrials), problems);
    options.seed = random.seed;
    options.first = random.first;
    const std::vector<std::string> only = resolve_names("--only", flags_.only, problems);
    if (flags_.files.empty()) add_problem(problems, "no FILE", "one or more chain files", "lagdyn prove arm.json");
    report.diagnostics = std::move(problems);
    if (!report.diagnostics.empty()) return report;

    const std::vector<std::string> all = ids_of(proofs::statements(flags_.against.has_value()));
    const std::vector<std::string_view> ids(all.begin(), all.end());
    const Selection selection = select(ids, only, {});
    tell_of_unmatched(selection.unmatched_only, ids, report);
    report.seed = options.seed;
    prove_files(selection.chosen, options, report, bar);
    return report;
  }

 private:
  void prove_files(const std::vector<bool>& chosen, const proofs::ProofOptions& options, Report& report,
                   ProgressBar& bar) const {
    std::vector<std::optional<Chain>> chains;
    for (const std::string& file : flags_.files) chains.push_back(read_input(file, false, report));
    std::optional<Chain> other;
    if (flags_.against) {
      other = read_input(*flags_.against, false, report);
      if (!other) return;
    }
    for (std::size_t i = 0; i < chains.size(); ++i) {
      if (!chains[i] || (other && !comparable(report.inputs[i], report.inputs.back(), report))) continue;
      const proofs::ProofSubject subject{*chains[i], flags_.files[i], i, other ? &*other : nullptr,
                                         flags_.against.value_or("")};
      proofs::add_proofs(subject, chosen, options, report, bar.begin(flags_.files[i]));
    }
  }

  ProveFlags flags_;
};

}  // namespace

std::unique_ptr<Command> make_prove() { return std::make_unique<Prove>(); }

}  // namespace lagdyn::cli
