// The gravity vector three ways: every method against rnea-static, and through the principle of equivalence.
#include "lagdyn/checks/against_reference.hpp"
#include "lagdyn/checks/equivalence.hpp"
#include "lagdyn/checks/registry.hpp"
#include "lagdyn/dynamics/registry.hpp"

namespace lagdyn::checks {

std::vector<Check> gravity() {
  std::vector<Check> list;
  const auto add = [&](std::string id, std::string title, std::string method, int order,
                       std::function<double(double)> cost, const auto& run) {
    Check check;
    check.id = std::move(id);
    check.title = std::move(title);
    check.law = "g(" + method + ") = g(rnea-static)";
    check.methods = {std::move(method), "rnea-static"};
    check.unit = "N m";
    check.unit_sliding = "N";
    check.advice = "gravity's sign or frame, a centre of mass, or a mass differs between the routes";
    check.order = order;
    check.cost = std::move(cost);
    check.evaluate = [run](const Subject& subject, const Sample& sample) {
      Finding found;
      found.scale = sample.torque_scale();
      found.compare(sample.enclose(subject, run), sample.rnea_static());
      return found;
    };
    list.push_back(std::move(check));
  };
  for (const TorqueMethod<Bounded>& method : gravity_methods<Bounded>()) {
    if (method.check.empty()) continue;
    add(std::string(method.check), std::string(method.title), std::string(method.id), method.order, method.cost,
        OnEither{method.run, run_of(gravity_methods<Taped>(), method.id)});
  }
  add(
      "gravity.equivalence", "gravity as an acceleration of the base", "jacobian-sum with three sliders at the base", 3,
      [](double n) { return 5 + 2 * n + 0.6 * n * n + 0.011 * n * n * n; },
      [](const auto& model, const auto& state) { return gravity_by_equivalence(model, state); });
  return list;
}

}  // namespace lagdyn::checks
