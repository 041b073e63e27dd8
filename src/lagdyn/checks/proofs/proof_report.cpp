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
    return fmt::format("the two sides differ in the equation of {} at state {}, modulo {}, so no rounding explains it",
                       joints[proof.first_difference->joint], proof.first_difference->state, proof.primes.back());
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

std::string numbers_text(const Parameter& parameter) {
  std::string text;
  for (const double* number : parameter.numbers) text += (text.empty() ? "" : " ") + fmt::format("{}", *number);
  return text;
}

bool same_numbers(const Parameter& a, const Parameter& b) {
  return std::ranges::equal(a.numbers, b.numbers, [](const double* x, const double* y) { return *x == *y; });
}

void add_parameter_tables(const ProofSubject& subject, std::uint64_t seed, Report& report) {
  Chain chain = subject.chain;
  const std::vector<Parameter> idle = idle_parameters(chain, seed);
  ValueList idle_rows, differing;
  for (const Parameter& parameter : idle) idle_rows.emplace_back(ValueList{parameter.body, parameter.name});
  report.tables.push_back(ValueMap{{"title", "parameters of " + subject.file + " that no torque depends on"},
                                   {"columns", std::vector<std::string>{"body", "parameter"}},
                                   {"rows", std::move(idle_rows)}});
  if (subject.other == nullptr) return;
  Chain other = *subject.other;
  const std::vector<Parameter> all = parameters_of(chain), theirs = parameters_of(other);
  if (!std::ranges::equal(all, theirs, {}, &Parameter::name, &Parameter::name)) return;
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (same_numbers(all[i], theirs[i])) continue;
    const bool matters = std::ranges::find(idle, all[i].numbers, &Parameter::numbers) == idle.end();
    differing.emplace_back(ValueList{all[i].body, all[i].name, numbers_text(all[i]), numbers_text(theirs[i]), matters});
  }
  report.tables.push_back(
      ValueMap{{"title", "parameters in which " + subject.file + " and " + subject.other_file + " differ"},
               {"columns", std::vector<std::string>{"body", "parameter", "here", "there", "matters"}},
               {"rows", std::move(differing)}});
}

}  // namespace

void add_proofs(const ProofSubject& subject, const std::vector<bool>& chosen, const ProofOptions& options,
                Report& report, const Progress& progress) {
  const std::vector<std::string> joints = joint_names(subject.chain);
  for (const Proof& proof : prove(subject.chain, subject.other, chosen, options, progress)) {
    report.results.push_back(result_of(proof, subject, joints));
    report.checks.push_back(check_of(proof, subject, options, joints));
    report.samples = std::max(report.samples.value_or(0), static_cast<std::uint64_t>(proof.primes.size()));
    report.tested = report.tested || proof.verdict != ProofVerdict::not_provable;
  }
  add_parameter_tables(subject, options.seed, report);
}

}  // namespace lagdyn::proofs
