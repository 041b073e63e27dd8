// Motions: the energy of the Lagrangian side along trajectories of the Newton-Euler side.
#include <algorithm>
#include <cmath>

#include "lagdyn/checks/draws.hpp"
#include "lagdyn/checks/motion_balance.hpp"
#include "lagdyn/checks/refusal.hpp"
#include "lagdyn/checks/registry.hpp"

namespace lagdyn::checks {

namespace {

constexpr std::size_t most_joints = 32;

/// How large potential energies are: each body's weight at the chain's reach.
double potential_size(const Model<double>& model) {
  double mass = 0;
  for (const ModelJoint<double>& joint : model.joints) mass += joint.body.mass;
  return mass * bounded::norm(model.gravity) * reach_of(model);
}

MotionBalance balance(const Subject& subject, const Sample& sample, const std::vector<double>& damping) {
  Model<double> damped = subject.plain;
  for (std::size_t i = 0; i < damped.size(); ++i) damped.joints[i].damping = damping[i];
  lagdyn::motion::Equations equations(damped);
  return balance_motion(equations, subject.bounded, lagdyn::motion::EnergyAccount(subject.plain), sample.values());
}

MotionBalance conserved(const Subject& subject, const Sample& sample) {
  return balance(subject, sample, std::vector<double>(subject.size()));
}

/// The file's damping where there is some, else one that would take half to twice the joint's own inertia a second.
MotionBalance dissipated(const Subject& subject, const Sample& sample) {
  CounterRandom random = sample.random("energy.damping");
  std::vector<double> damping;
  for (std::size_t i = 0; i < subject.size(); ++i) {
    const double drawn = random.uniform(0.5, 2) * std::abs(sample.rnea_columns()(i, i).mid);
    damping.push_back(subject.plain.joints[i].damping > 0 ? subject.plain.joints[i].damping : drawn);
  }
  return balance(subject, sample, damping);
}

template <MotionBalance (*study)(const Subject&, const Sample&)>
void judge_by(Check& check) {
  check.evaluate = [](const Subject& subject, const Sample& sample) {
    return study(subject, sample).finding(potential_size(subject.plain));
  };
  check.curves = [](const Subject& subject, const Sample& sample, const std::string& heading) {
    return study(subject, sample).curves(heading);
  };
}

std::optional<std::string> refused(const Subject& subject) {
  if (subject.size() > most_joints)
    return "motions are integrated for at most 32 joints here, this chain has " + std::to_string(subject.size()) +
           "; lagdyn energy-drift takes any number";
  return refuse_inertia_free(subject);
}

}  // namespace

std::vector<Check> motion() {
  Check drift;
  drift.id = "energy.drift-order";
  drift.title = "energy drift falls with the step";
  drift.law = "max |E(t) - E(0)| falls by order 3.5 or more under RK4, down to rounding; B = 0, tau = 0";
  drift.methods = {"aba", "kinetic-mass-matrix", "potential"};
  drift.advice =
      "equations of motion and energies disagree: an inertia, a velocity term, gravity or armature on one side";
  judge_by<conserved>(drift);
  Check damping;
  damping.id = "energy.damping";
  damping.title = "energy lost is what damping took";
  damping.law = "max |E(t) - E(0) + integral of qd.B qd dt| falls by order 3.5 or more under RK4, down to rounding";
  damping.methods = {"aba", "kinetic-mass-matrix", "potential"};
  damping.advice = "damping acts with another coefficient or sign than its power has; or energy.drift-order fails too";
  judge_by<dissipated>(damping);
  std::vector<Check> list{drift, damping};
  for (Check& check : list) {
    check.unit = "J";
    check.order = 3;
    check.most = 16;
    check.cost = [](double n) { return 2000 + 3000 * n + 5 * n * n * n; };
    check.skipped = refused;
  }
  return list;
}

}  // namespace lagdyn::checks
