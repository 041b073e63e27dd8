// Every inverse dynamics against rnea: the product's main question.
#include "lagdyn/checks/against_reference.hpp"
#include "lagdyn/checks/registry.hpp"

namespace lagdyn::checks {

std::vector<Check> torque() {
  std::vector<Check> list;
  const std::vector<TorqueMethod<Taped>> taped = inverse_dynamics_methods<Taped>();
  for (const TorqueMethod<Bounded>& method : inverse_dynamics_methods<Bounded>()) {
    if (method.check.empty()) continue;
    const std::string id(method.id);
    Check check;
    check.id = method.check;
    check.title = std::string(method.title) + " against rnea";
    check.law = "tau(" + id + ") = tau(rnea)";
    check.methods = {id, "rnea"};
    check.unit = "N m";
    check.unit_sliding = "N";
    check.advice = "a sign, a frame or a term differs between the two derivations";
    if (method.by_differences) check.advice += ", or the differences lost more digits than their bound allows";
    check.cost = method.cost;
    check.order = method.order;
    const OnEither either{method.run, run_of(taped, method.id)};
    check.evaluate = [method, either](const Subject& subject, const Sample& sample) {
      const std::vector<Bounded> tau =
          method.by_differences ? method.run(subject.bounded, sample.bounded()) : sample.enclose(subject, either);
      return against_rnea(method, tau, sample);
    };
    list.push_back(std::move(check));
  }
  return list;
}

}  // namespace lagdyn::checks
