// Every inverse dynamics against rnea: the product's main question.
#include <map>

#include "lagdyn/checks/registry.hpp"
#include "lagdyn/dynamics/registry.hpp"

namespace lagdyn::checks {

namespace {

struct Words {
  std::string title, advice;
  std::function<double(double)> cost;
};

const std::map<std::string_view, Words>& words() {
  static const std::map<std::string_view, Words> all{
      {"euler-lagrange-fd", {"Euler-Lagrange by differences", "a sign, frame or term differs between the energy and the force route, or the differences lost more digits than their bound allows",
                             [](double n) { return 40 + 3.5 * n * n * n + 0.055 * n * n * n * n; }}},
      {"euler-lagrange-exact", {"Euler-Lagrange by exact slopes", "a sign, frame or term differs between the energy and the force route", [](double n) { return 8 + 1.5 * n * n + 0.006 * n * n * n * n; }}},
      {"kane", {"Kane's equations", "the accelerations or the partial velocities differ from the recursion's", [](double n) { return 1 + n + 0.12 * n * n; }}},
      {"gibbs-appell", {"Gibbs-Appell", "the accelerations differ from the recursion's", [](double n) { return 1 + n + 0.4 * n * n; }}},
      {"rnea-textbook", {"textbook Newton-Euler", "the 6-vector and the 3-vector recursion differ in a frame or a velocity term", [](double n) { return 2 * n; }}}};
  return all;
}

}  // namespace

std::vector<Check> torque() {
  std::vector<Check> list;
  for (const TorqueMethod<Bounded>& method : inverse_dynamics_methods<Bounded>()) {
    if (method.check.empty()) continue;
    const Words& w = words().at(method.id);
    Check check;
    check.id = method.check;
    check.title = w.title + " against rnea";
    check.law = "tau(" + std::string(method.id) + ") = tau(rnea)";
    check.methods = {std::string(method.id), "rnea"};
    check.unit = "N m";
    check.unit_sliding = "N";
    check.advice = w.advice;
    check.cost = w.cost;
    check.order = method.order;
    // Differences are taken of a potential energy, whose terms have the base origin as their lever's foot.
    const bool differences = method.id == "euler-lagrange-fd";
    check.evaluate = [run = method.run, differences](const Subject& subject, const Sample& sample) {
      Finding found;
      found.scale = sample.torque_scale();
      if (differences) found.raise_scale(sample.magnitudes().base_moment);
      found.compare(run(subject.bounded, sample.bounded()), sample.rnea());
      return found;
    };
    list.push_back(std::move(check));
  }
  return list;
}

}  // namespace lagdyn::checks
