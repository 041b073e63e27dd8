// What the torques' form alone must fulfil, whatever the second method says.
#include "lagdyn/checks/draws.hpp"
#include "lagdyn/checks/helmholtz.hpp"
#include "lagdyn/checks/mass_structure.hpp"
#include "lagdyn/checks/quadratic.hpp"
#include "lagdyn/checks/registry.hpp"
#include "lagdyn/dynamics/kane.hpp"
#include "lagdyn/dynamics/rnea.hpp"

namespace lagdyn::checks {

namespace {

std::size_t random_joint(CounterRandom& random, const Subject& subject) { return random.bits() % subject.size(); }

Check helmholtz_check() {
  Check check;
  check.id = "torque.helmholtz";
  check.title = "torques can come from a Lagrangian";
  check.law = "dtau_a/dqdd_i = dtau_i/dqdd_a and dtau_a/dqd_i + dtau_i/dqd_a = 2 (dM_ai/dt + B_ai)";
  check.methods = {"rnea", "crba"};
  check.unit = "N m";
  check.unit_sliding = "N";
  check.advice =
      "a velocity term is missing, doubled or of the wrong sign, or inertia enters rnea and crba differently";
  check.order = 2;
  check.cost = [](double n) { return 4 + 9 * n + 0.1 * n * n; };
  check.evaluate = [](const Subject& subject, const Sample& sample) {
    CounterRandom random = sample.random("torque.helmholtz");
    const std::size_t a = random_joint(random, subject);
    const std::vector<Bounded> v = random_vector<Bounded>(random, subject.size());
    Finding found = helmholtz(subject.bounded, sample.bounded(), a, v, rnea<Dual<Bounded>>).worse();
    found.raise_scale(sample.torque_scale());
    return found;
  };
  return check;
}

Check quadratic_check() {
  Check check;
  check.id = "torque.quadratic";
  check.title = "velocity terms are quadratic";
  check.law = "h(x qd) = x^2 h(qd) and h(u + v) + h(u - v) = 2 h(u) + 2 h(v)";
  check.methods = {"rnea"};
  check.unit = "N m";
  check.unit_sliding = "N";
  check.advice = "a velocity term lacks a velocity or has one too many";
  check.cost = [](double n) { return 1 + 3.2 * n; };
  check.evaluate = [](const Subject& subject, const Sample& sample) {
    CounterRandom random = sample.random("torque.quadratic");
    const Bounded x(random.uniform(0.5, 2));
    const std::vector<Bounded> v = random_vector<Bounded>(random, subject.size(), 3);
    const auto terms = [&](const State<Bounded>& state) { return rnea_velocity_terms(subject.bounded, state); };
    Finding found = quadratic(sample.bounded(), sample.rnea_velocity_terms(), x, v, terms);
    found.scale = sample.torque_scale();
    return found;
  };
  return check;
}

Check mass_structure_check() {
  Check check;
  check.id = "mass.structure";
  check.title = "the mass matrix ignores what stands inward";
  check.law = "dM_ij/dq_l = 0 for l <= min(i, j)";
  check.methods = {"kane"};
  check.unit = "N m";
  check.unit_sliding = "N";
  check.advice = "a link's COM or inertia is not turned with the link, or a lever arm is taken from the wrong point";
  check.order = 2;
  check.cost = [](double n) { return 2 + 1.2 * n + 0.35 * n * n; };
  check.evaluate = [](const Subject& subject, const Sample& sample) {
    CounterRandom random = sample.random("mass.structure");
    const std::size_t k = random_joint(random, subject);
    std::vector<Bounded> v = random_vector<Bounded>(random, subject.size()), d = v;
    for (std::size_t i = 0; i < v.size(); ++i)
      if (i < k) v[i] = Bounded();
    for (std::size_t i = k + 1; i < d.size(); ++i) d[i] = Bounded();
    Finding found = mass_structure(subject.bounded, sample.bounded(), k, v, d, kane<Dual<Bounded>>);
    found.raise_scale(sample.torque_scale());
    return found;
  };
  return check;
}

}  // namespace

std::vector<Check> structure() { return {helmholtz_check(), quadratic_check(), mass_structure_check()}; }

}  // namespace lagdyn::checks
