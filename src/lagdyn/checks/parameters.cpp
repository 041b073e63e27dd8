// How torques depend on what a chain is made of: linearly on its masses, and by their dimension on the units.
#include "lagdyn/checks/registry.hpp"
#include "lagdyn/checks/rescale.hpp"
#include "lagdyn/checks/superpose.hpp"
#include "lagdyn/dynamics/rnea.hpp"

namespace lagdyn::checks {

namespace {

Check superposition_check() {
  Check check;
  check.id = "invariance.parameters";
  check.title = "torques add up over masses";
  check.law = "tau(x A) + x tau(B) = x tau(A + B), A + B adding m, m c, inertia about the origin, armature, damping";
  check.methods = {"rnea"};
  check.unit = "N m";
  check.unit_sliding = "N";
  check.advice = "an inertia is taken about the wrong point, or something enters that is not proportional to any mass";
  check.cost = [](double n) { return 3 + 3 * n; };
  check.evaluate = [](const Subject& subject, const Sample& sample) {
    CounterRandom random = sample.random("invariance.parameters");
    const Bounded x(random.uniform(0.5, 2));
    const Parts<Bounded> parts = random_parts(subject.bounded, subject.plain, random);
    Finding found = superposition(parts, sample.bounded(), x, sample.rnea(), rnea<Bounded>);
    found.raise_scale(sample.torque_scale());
    return found;
  };
  return check;
}

Check scaling_check() {
  Check check;
  check.id = "invariance.scaling";
  check.title = "torques scale by their dimension";
  check.law = "tau(lengths L, masses M, times 1/r) = M L^2 r^2 tau, and M L r^2 tau where it is a force";
  check.methods = {"rnea"};
  check.unit = "N m";
  check.unit_sliding = "N";
  check.advice = "a term lacks a length, a mass or a velocity, or has one too many";
  check.cost = [](double n) { return 2 + 1.1 * n; };
  check.evaluate = [](const Subject& subject, const Sample& sample) {
    CounterRandom random = sample.random("invariance.scaling");
    const auto factor = [&random] { return Bounded(random.uniform(0.3, 3)); };
    const UnitFactors<Bounded> by{factor(), factor(), factor()};
    Finding found = scaling(subject.bounded, sample.bounded(), by, sample.rnea(), rnea<Bounded>);
    found.scale = sample.torque_scale();
    return found;
  };
  return check;
}

}  // namespace

std::vector<Check> parameters() { return {superposition_check(), scaling_check()}; }

}  // namespace lagdyn::checks
