#include "lagdyn/checks/proofs/proof_report.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>

#include "lagdyn/checks/proofs/idle_parameters.hpp"
#include "lagdyn/report/command_line.hpp"

namespace lagdyn::proofs {

namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();

const char* word_of(ProofVerdict verdict) {
  return verdict == ProofVerdict::proven ? "proven" : verdict == ProofVerdict::refuted ? "refuted" : "not-provable";
}

/// A bound that is a whole number as one, as far as doubles know it.
Value whole(double bound) {
  if (!(bound < 0x1p53)) return bound < kInfinity ? Value(bound) : Value();
  return static_cast<std::uint64_t>(std::ceil(bound));
}

Value first_difference_of(const Proof& proof, const std::vector<std::string>& joints) {
  if (!proof.first_difference) return {};
  const FirstDifference& found = *proof.first_difference;
  return ValueMap{{"trial", found.trial}, {"joint", joints[found.joint]}, {"state", found.state}};
}

Value result_of(const Proof& proof, const ProofSubject& subject, const std::vector<std::string>& joints) {
  const bool ran = !proof.primes.empty();
  return ValueMap{{"input", static_cast<std::uint64_t>(subject.input)},
                  {"identity", proof.says.id},
                  {"title", proof.says.title},
                  {"law", proof.says.law},
                  {"methods", std::vector<std::string>{proof.says.a, proof.says.b}},
                  {"verdict", word_of(proof.verdict)},
                  {"trials", static_cast<std::uint64_t>(proof.primes.size())},
                  {"primes", ValueList(proof.primes.begin(), proof.primes.end())},
                  {"degree", ran ? whole(proof.bound.degree) : Value()},
                  {"bits", ran ? whole(proof.bound.bits) : Value()},
                  {"log2_error", proof.verdict == ProofVerdict::proven ? Value(proof.log2_error()) : Value()},
                  {"drawn_again", proof.drawn_again},
                  {"reason", proof.reason.empty() ? Value() : Value(proof.reason)},
                  {"first_difference", first_difference_of(proof, joints)}};
}

std::string explanation_of(const Proof& proof, const std::vector<std::string>& joints) {
  if (proof.verdict == ProofVerdict::not_provable) return "not provable: " + proof.reason;
  if (proof.verdict == ProofVerdict::refuted)
    return fmt::format(
        "refuted for certain: {} differs in the equation of {} at state {}, modulo {}; no rounding can explain it",
        proof.says.law, joints[proof.first_difference->joint], proof.first_difference->state, proof.primes.back());
  return fmt::format("equal at {} random states, each modulo a prime of its own; degree at most {:.0f}",
                     proof.primes.size(), proof.bound.degree);
}

CheckResult check_of(const Proof& proof, const ProofSubject& subject, const ProofOptions& options,
                     const std::vector<std::string>& joints) {
  CheckResult check;
  check.id = proof.says.id;
  check.title = proof.says.title;
  check.input = subject.input;
  check.samples = proof.primes.size();
  check.unit = std::string("1");
  check.explanation = explanation_of(proof, joints);
  if (proof.verdict == ProofVerdict::not_provable) return check;
  const bool refuted = proof.verdict == ProofVerdict::refuted;
  check.verdict = refuted ? Verdict::fail : Verdict::pass;
  check.measured = refuted ? 1 : 0;
  check.bound = 0;
  check.ratio = refuted ? kInfinity : 0;
  if (!refuted) return check;
  check.worst = WorstState{proof.first_difference->state, joints[proof.first_difference->joint], {}};
  check.reproduce = fmt::format("lagdyn prove {}{}{} --only {} --seed {} --first {} --trials 1",
                                file_argument(subject.file), subject.other == nullptr ? "" : " --against ",
                                subject.other == nullptr ? "" : file_argument(subject.other_file), proof.says.id,
                                options.seed, proof.first_difference->state);
  return check;
}

/// Of one chain; where the other has the same bodies and joints, whether it differs there.
Value idle_table(const ProofSubject& subject, std::uint64_t seed) {
  Chain chain = subject.chain, other = *subject.other;
  std::vector<Parameter> all = parameters_of(chain), theirs = parameters_of(other);
  bool comparable = all.size() == theirs.size();
  for (std::size_t i = 0; comparable && i < all.size(); ++i) comparable = all[i].name == theirs[i].name;
  ValueList rows;
  for (const Parameter& idle : idle_parameters(chain, seed)) {
    Value differs;
    for (std::size_t i = 0; comparable && i < all.size(); ++i)
      if (all[i].numbers == idle.numbers)
        differs = !std::ranges::equal(all[i].numbers, theirs[i].numbers, {}, [](double* x) { return *x; },
                                      [](double* x) { return *x; });
    rows.emplace_back(ValueList{idle.body, idle.name, differs});
  }
  return ValueMap{{"title", "parameters of " + subject.file + " that no torque depends on"},
                  {"columns", std::vector<std::string>{"body", "parameter", "differs"}},
                  {"rows", std::move(rows)}};
}

}  // namespace

void add_proofs(const ProofSubject& subject, const std::vector<bool>& chosen, const ProofOptions& options, Report& report,
                const Progress& progress) {
  const std::vector<std::string> joints = joint_names(subject.chain);
  for (const Proof& proof : prove(subject.chain, subject.other, chosen, options, progress)) {
    report.results.push_back(result_of(proof, subject, joints));
    report.checks.push_back(check_of(proof, subject, options, joints));
    report.tested = report.tested || proof.verdict != ProofVerdict::not_provable;
  }
  if (subject.other != nullptr) report.tables.push_back(idle_table(subject, options.seed));
}

}  // namespace lagdyn::proofs
