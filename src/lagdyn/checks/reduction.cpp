// Chains that must be one and the same, lifted anew: they judge how lift() composes welds and bodies.
#include "lagdyn/checks/lock.hpp"
#include "lagdyn/checks/registry.hpp"
#include "lagdyn/checks/split.hpp"
#include "lagdyn/dynamics/rnea.hpp"

namespace lagdyn::checks {

namespace {

constexpr const char* kLock = "reduction.lock";
constexpr const char* kSplit = "reduction.split";

/// M e_j qdd_j: the torques that one joint's acceleration alone needs.
std::vector<Bounded> inertia_torque(const Model<Bounded>& model, const State<Bounded>& state, std::size_t j) {
  State<Bounded> still = at_rest(state);
  still.qdd[j] = state.qdd[j];
  return newton_euler(model, still, Vec3<Bounded>()).tau;
}

Finding lock_finding(const Subject& subject, const Sample& sample) {
  CounterRandom random = sample.random(kLock);
  const std::size_t n = subject.size(), k = random.bits() % n, j = random.bits() % (n - 1);
  const Lock lock = locked(subject.chain, k, sample.values().q[k]);
  const Model<Bounded> reduced = subject.lifted(lock.chain);
  State<Bounded> full = sample.bounded();
  full.q[k] = motion_of<Bounded>(lock);
  full.qd[k] = full.qdd[k] = Bounded();
  const State<Bounded> rest{without(full.q, k), without(full.qd, k), without(full.qdd, k)};
  Finding found;
  found.scale = sample.torque_scale();
  const auto compare = [&](const std::vector<Bounded>& a, const std::vector<Bounded>& b) {
    for (std::size_t i = 0; i < a.size(); ++i) found.compare(a[i], b[i], i < k ? i : i + 1);
  };
  compare(rnea(reduced, rest), without(rnea(subject.bounded, full), k));
  compare(inertia_torque(reduced, rest, j), without(inertia_torque(subject.bounded, full, j < k ? j : j + 1), k));
  return found;
}

Finding split_finding(const Subject& subject, const Sample& sample) {
  CounterRandom random = sample.random(kSplit);
  const std::vector<std::size_t> bodies = divisible_bodies(subject.chain);
  const Split cut = split(subject.chain, bodies[random.bits() % bodies.size()], random);
  Finding found;
  found.scale = sample.torque_scale();
  found.compare(rnea(subject.lifted(cut.chain), sample.bounded()),
                rnea(widened(subject.bounded, subject.chain, cut), sample.bounded()));
  return found;
}

}  // namespace

std::vector<Check> reduction() {
  Check lock;
  lock.id = kLock;
  lock.title = "a joint locked as fixed leaves the other equations";
  lock.law =
      "tau of the chain with joint k welded at q_k = the other rows of tau with qd_k = qdd_k = 0; M's rows and columns "
      "too";
  lock.methods = {"rnea"};
  lock.unit = "N m";
  lock.unit_sliding = "N";
  lock.advice = "a welded body's placement, COM or inertia is lost or turned the wrong way when bodies are composed";
  lock.cost = [](double n) { return 3 + 2.6 * n; };
  lock.skipped = [](const Subject& subject) -> std::optional<std::string> {
    if (subject.size() > 1) return std::nullopt;
    return "needs two moving joints: one to lock, one to look at";
  };
  lock.evaluate = &lock_finding;

  Check cut;
  cut.id = kSplit;
  cut.title = "a body cut into two welded parts weighs and turns the same";
  cut.law = "tau of the chain with a body as two welded parts of the same mass, first moment and inertia = tau";
  cut.methods = {"rnea"};
  cut.unit = "N m";
  cut.unit_sliding = "N";
  cut.advice =
      "composing welded bodies loses a part's mass, COM, inertia or orientation, or shifts it to the wrong point";
  cut.cost = [](double n) { return 6 + 1.7 * n; };
  cut.skipped = [](const Subject& subject) -> std::optional<std::string> {
    if (!divisible_bodies(subject.chain).empty()) return std::nullopt;
    return "no moving body has mass";
  };
  cut.evaluate = &split_finding;
  return {lock, cut};
}

}  // namespace lagdyn::checks
