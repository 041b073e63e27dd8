#include "lagdyn/checks/proofs/prove.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "lagdyn/checks/proofs/identities.hpp"
#include "lagdyn/scalars/prime.hpp"

namespace lagdyn::proofs {

namespace {

constexpr unsigned kMostDraws = 8;
constexpr unsigned kTrialsOfRefutation = 2;  ///< where no number of trials proves, a difference may still refute
constexpr std::size_t kMostJointsOfFourthOrder = 64;

/// Both models modulo the prime in use; nothing where lifting divides by 0.
struct Lifted {
  Model<Modular> model;
  std::optional<Model<Modular>> other;
};
std::optional<Lifted> lifted(const Chain& chain, const Chain* other) {
  divisions_by_zero = 0;
  Lifted both{lift<Modular>(chain), {}};
  if (other != nullptr) both.other = lift<Modular>(*other);
  if (divisions_by_zero != 0) return std::nullopt;
  return both;
}

enum class Comparison { equal, different, undefined };

struct Trial {
  Comparison outcome = Comparison::undefined;
  std::size_t joint = 0;
  unsigned drawn_again = 0;
};

Trial compare(const Identity<Modular>& identity, const Lifted& both, const Model<double>& plain, std::uint64_t seed,
              std::uint64_t index) {
  Trial trial;
  for (; trial.drawn_again < kMostDraws; ++trial.drawn_again) {
    divisions_by_zero = 0;
    ResidueDraw draw(seed, index, fmt::format("prove/{}/{}", identity.says.id, trial.drawn_again));
    ResidueDraw same = draw;
    Point<Modular> point{both.model, rational_state(both.model, draw), Unknowns<Modular>(draw), plain, {}};
    if (both.other) point.other = {*both.other, rational_state(*both.other, same)};
    Sides<Modular> sides;
    identity.compare(point, sides);
    if (divisions_by_zero != 0) continue;
    const auto [left, right] = std::ranges::mismatch(sides.left, sides.right);
    trial.outcome = left == sides.left.end() ? Comparison::equal : Comparison::different;
    if (left != sides.left.end()) trial.joint = sides.joint[static_cast<std::size_t>(left - sides.left.begin())];
    return trial;
  }
  return trial;
}

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

void take(Attempt& attempt, const Trial& trial, std::uint64_t prime, std::uint64_t state) {
  Proof& proof = attempt.proof;
  proof.drawn_again += trial.drawn_again;
  if (trial.outcome == Comparison::undefined)
    return attempt.give_up(fmt::format(
        "divides by 0 in {} of {} random states: what it divides by, a pivot of the mass matrix, vanishes in every state",
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
        "its degree is only known to be below 2^{:.0f}, and primes of 61 bits cannot tell such functions apart; {} random "
        "states agree",
        std::ceil(std::log2(proof.bound.degree)), proof.primes.size());
}

}  // namespace

std::uint64_t prime_of_state(std::uint64_t seed, std::uint64_t index, unsigned skipped) {
  CounterRandom random(seed, index, stream_of("prove/prime"));
  for (;;) {
    const std::uint64_t odd = (std::uint64_t{1} << 60) | (random.bits() >> 4) | 1;
    if (is_prime(odd) && skipped-- == 0) return odd;
  }
}

std::vector<Statement> statements(bool against) {
  std::vector<Statement> all;
  for (auto& identity : against ? identities_against<Modular>() : identities<Modular>())
    all.push_back(identity.says);
  return all;
}

std::vector<Proof> prove(const Chain& chain, const Chain* other, const std::vector<bool>& chosen,
                         const ProofOptions& options, const Progress& progress) {
  const auto exact = other != nullptr ? identities_against<Modular>() : identities<Modular>();
  const auto degrees = other != nullptr ? identities_against<Degree>() : identities<Degree>();
  const Model<double> plain = lift<double>(chain);
  std::vector<Attempt> attempts;
  for (std::size_t i = 0; i < exact.size(); ++i) {
    if (!chosen[i]) continue;
    Attempt attempt{{}, &exact[i]};
    attempt.proof.says = exact[i].says;
    attempt.proof.reason = obstacle(exact[i].says, plain.size());
    if (attempt.proof.reason.empty()) {
      attempt.proof.bound = error_bound(degrees[i], chain, other);
      const std::optional<unsigned> needed = attempt.proof.bound.trials_needed();
      attempt.wanted = options.trials.value_or(needed.value_or(kTrialsOfRefutation));
    }
    attempts.push_back(std::move(attempt));
  }
  for (std::uint64_t trial = 0; std::ranges::any_of(attempts, &Attempt::open); ++trial) {
    const std::uint64_t state = options.first + trial;
    std::uint64_t prime = 0;
    std::optional<Lifted> both;
    std::optional<WithPrime> field;
    unsigned skipped = 0;
    for (; !both && skipped < kMostDraws; ++skipped) {
      prime = prime_of_state(options.seed, state, skipped);
      field.emplace(prime);
      both = lifted(chain, other);
    }
    for (Attempt& attempt : attempts) {
      if (!attempt.open()) continue;
      attempt.proof.drawn_again += skipped - 1;
      if (both)
        take(attempt, compare(*attempt.identity, *both, plain, options.seed, state), prime, state);
      else
        attempt.give_up(fmt::format("the chain divides by 0 modulo {} primes", kMostDraws));
    }
    if (progress) progress(0, trial + 1);
  }
  std::vector<Proof> proofs;
  for (Attempt& attempt : attempts) {
    conclude(attempt.proof);
    proofs.push_back(std::move(attempt.proof));
  }
  return proofs;
}

}  // namespace lagdyn::proofs
