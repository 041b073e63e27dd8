#include "lagdyn/checks/proofs/prove.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "lagdyn/checks/proofs/identities.hpp"
#include "lagdyn/checks/proofs/trial.hpp"

namespace lagdyn::proofs {

namespace {

constexpr unsigned kTrialsOfRefutation = 2;  ///< where no number of trials proves, a difference may still refute
constexpr std::size_t kMostJointsOfFourthOrder = 64;

std::string obstacle(const Statement& says, std::size_t joints) {
  if (!says.obstacle.empty()) return says.obstacle;
  if (says.order >= 4 && joints > kMostJointsOfFourthOrder)
    return fmt::format("costs O(n^4): run for at most {} joints, this chain has {}", kMostJointsOfFourthOrder, joints);
  return "";
}

/// A proof under way.
struct Attempt {
  Proof proof;
  const Identity<Modular>* identity;
  std::size_t wanted = 0;

  bool open() const { return proof.primes.size() < wanted; }
  void give_up(std::string reason) {
    proof.reason = std::move(reason);
    wanted = 0;
  }
};

/// Tells how far the proofs are, by expected cost.
class Work {
 public:
  Work(const Progress& progress, std::size_t joints) : progress_(progress), joints_(static_cast<double>(joints) + 3) {}

  void expect(const Statement& says, std::size_t runs) { expected_ += cost(says) * static_cast<double>(runs); }
  void done(const Statement& says, std::size_t states) {
    done_ += cost(says);
    if (progress_) progress_(std::min(1.0, done_ / expected_), states_ += states);
  }

 private:
  double cost(const Statement& says) const { return std::pow(joints_, says.order); }

  const Progress& progress_;
  double joints_, expected_ = 0, done_ = 0;
  std::uint64_t states_ = 0;
};

void take(Attempt& attempt, const Trial& trial, std::uint64_t prime, std::uint64_t state) {
  Proof& proof = attempt.proof;
  proof.drawn_again += trial.drawn_again;
  if (trial.outcome == Comparison::undefined)
    return attempt.give_up(
        fmt::format("divides by 0 in {} of {} random states: what it divides by, a pivot of the mass matrix, vanishes "
                    "in every state",
                    kMostDraws, kMostDraws));
  proof.primes.push_back(prime);
  if (trial.outcome == Comparison::equal) return;
  proof.verdict = ProofVerdict::refuted;
  proof.first_difference = FirstDifference{proof.primes.size() - 1, trial.joint, state};
  attempt.wanted = 0;
}

void conclude(Proof& proof) {
  if (proof.verdict == ProofVerdict::refuted || !proof.reason.empty()) return;
  if (proof.bound.trials_needed())
    proof.verdict = ProofVerdict::proven;
  else
    proof.reason = fmt::format(
        "its degree is only known to be below 2^{:.0f}, and primes of 61 bits cannot tell such functions apart; {} "
        "random "
        "states agree",
        std::ceil(std::log2(proof.bound.degree)), proof.primes.size());
}

}  // namespace

std::vector<Statement> statements(bool against) {
  std::vector<Statement> all;
  for (auto& identity : against ? identities_against<Modular>() : identities<Modular>()) all.push_back(identity.says);
  return all;
}

std::vector<Proof> prove(const Chain& chain, const Chain* other, const std::vector<bool>& chosen,
                         const ProofOptions& options, const Progress& progress) {
  const auto exact = other != nullptr ? identities_against<Modular>() : identities<Modular>();
  const auto degrees = other != nullptr ? identities_against<Degree>() : identities<Degree>();
  const Model<double> plain = lift<double>(chain);
  const unsigned likely_trials = options.trials.value_or(kTrialsOfRefutation);
  Work work(progress, plain.size());
  std::vector<Attempt> attempts;
  for (std::size_t i = 0; i < exact.size(); ++i) {
    if (!chosen[i]) continue;
    Attempt attempt{{}, &exact[i]};
    attempt.proof.says = exact[i].says;
    attempt.proof.reason = obstacle(exact[i].says, plain.size());
    if (attempt.proof.reason.empty()) work.expect(exact[i].says, 1 + likely_trials);
    attempts.push_back(std::move(attempt));
  }
  for (Attempt& attempt : attempts) {
    if (!attempt.proof.reason.empty()) continue;
    attempt.proof.bound = error_bound(degrees[static_cast<std::size_t>(attempt.identity - exact.data())], chain, other);
    const std::optional<unsigned> needed = attempt.proof.bound.trials_needed();
    attempt.wanted = options.trials.value_or(needed.value_or(kTrialsOfRefutation));
    if (attempt.wanted > likely_trials) work.expect(attempt.proof.says, attempt.wanted - likely_trials);
    work.done(attempt.proof.says, 0);
  }
  for (std::uint64_t trial = 0; std::ranges::any_of(attempts, &Attempt::open); ++trial) {
    const std::uint64_t state = options.first + trial;
    const Residues residues(chain, other, options.seed, state);
    for (Attempt& attempt : attempts) {
      if (!attempt.open()) continue;
      attempt.proof.drawn_again += residues.drawn_again;
      if (residues.chains)
        take(attempt, compare(*attempt.identity, *residues.chains, plain, options.seed, state), residues.prime, state);
      else
        attempt.give_up(fmt::format("the chain divides by 0 modulo {} primes", kMostDraws));
      work.done(attempt.proof.says, 1);
    }
  }
  std::vector<Proof> proofs;
  for (Attempt& attempt : attempts) {
    conclude(attempt.proof);
    proofs.push_back(std::move(attempt.proof));
  }
  return proofs;
}

}  // namespace lagdyn::proofs
