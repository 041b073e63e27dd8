// What must change nothing: where the base stands, how links' frames lie, full turns, the direction of time. The two
// sides come from two methods, so that a mistake that respects the symmetry shows too.
#include "lagdyn/checks/full_turn.hpp"
#include "lagdyn/checks/reframe.hpp"
#include "lagdyn/checks/registry.hpp"
#include "lagdyn/dynamics/kane.hpp"
#include "lagdyn/dynamics/rnea.hpp"
#include "lagdyn/dynamics/rnea_textbook.hpp"

namespace lagdyn::checks {

namespace {

using Torques = std::vector<Bounded>;

Check invariance_check(std::string id, std::string title, std::string law, std::string method, std::string advice,
                       int order, std::function<double(double)> cost,
                       std::function<Torques(const Subject&, const Sample&, CounterRandom)> transformed) {
  Check check;
  check.id = id;
  check.title = std::move(title);
  check.law = std::move(law);
  check.methods = {std::move(method), "rnea"};
  check.unit = "N m";
  check.unit_sliding = "N";
  check.advice = std::move(advice);
  check.order = order;
  check.cost = std::move(cost);
  check.evaluate = [id, transformed](const Subject& subject, const Sample& sample) {
    Finding found;
    found.scale = sample.torque_scale();
    found.raise_scale(sample.magnitudes().base_force * reach_of(subject.plain));  // the lever of a moved frame
    found.compare(transformed(subject, sample, sample.random(id)), sample.rnea());
    return found;
  };
  return check;
}

double kane_cost(double n) { return 1 + 0.7 * n + 0.12 * n * n; }

Torques with_moved_base(const Subject& subject, const Sample& sample, CounterRandom random) {
  return sample.enclose(subject, [&]<class T>(const Model<T>& model, const State<T>& state) {
    return kane(on_moved_base(model, random_pose<T>(random, reach_of(subject.plain))), state);
  });
}

Torques in_other_frames(const Subject& subject, const Sample& sample, CounterRandom random) {
  const double reach = reach_of(subject.plain) / static_cast<double>(subject.size());
  return sample.enclose(subject, [&]<class T>(const Model<T>& model, const State<T>& state) {
    return rnea_textbook(reframed(model, random_frames(model, random, reach)), state);
  });
}

Torques after_full_turns(const Subject& subject, const Sample& sample, CounterRandom random) {
  return rnea_textbook(subject.bounded, turned_fully(subject.bounded, sample.bounded(), random));
}

/// tau(q, -qd, qdd) + 2 B qd: without damping, time's direction cannot be seen.
Torques backwards(const Subject& subject, const Sample& sample, CounterRandom) {
  return sample.enclose(subject, []<class T>(const Model<T>& model, const State<T>& state) {
    State<T> reversed = state;
    for (T& qd : reversed.qd) qd = -qd;
    std::vector<T> tau = kane(model, reversed);
    for (std::size_t i = 0; i < tau.size(); ++i) tau[i] += T(2) * model.joints[i].damping * state.qd[i];
    return tau;
  });
}

std::optional<std::string> refuse_without_period(const Subject& subject) {
  for (const ModelJoint<double>& joint : subject.plain.joints)
    if (has_period(joint.kind)) return std::nullopt;
  return "no revolute joint: after a full turn a screw has moved on, and a slider does not turn";
}

}  // namespace

std::vector<Check> invariance() {
  const Check base =
      invariance_check("invariance.base", "moving the base changes nothing",
                       "tau(B o first origin, R_B gravity) = tau(first origin, gravity) for a rigid motion B", "kane",
                       "a vector in base axes is used as one in link axes, or a point's position as a lever arm", 2,
                       kane_cost, with_moved_base);
  const Check frames = invariance_check(
      "invariance.frames", "the choice of link frames changes nothing",
      "tau is the same with link frames at X_i in the old ones", "rnea-textbook",
      "an inertia, a COM or an axis is turned the wrong way, or not about the point it belongs to", 1,
      [](double n) { return 3 + 1.7 * n; }, in_other_frames);
  Check period = invariance_check(
      "invariance.period", "a full turn changes nothing", "tau(q + 2 pi k) = tau(q), k whole, for revolute joints",
      "rnea-textbook", "a revolute joint's angle enters other than by its sine and cosine, or in degrees", 1,
      [](double n) { return 2 + 1.3 * n; }, after_full_turns);
  period.skipped = refuse_without_period;
  const Check reversal =
      invariance_check("invariance.time-reversal", "time's direction changes only damping",
                       "tau(q, -qd, qdd) + B qd = tau(q, qd, qdd) - B qd", "kane",
                       "a velocity term lacks a velocity, or damping is missing on one side", 2, kane_cost, backwards);
  return {base, frames, period, reversal};
}

}  // namespace lagdyn::checks
