// The gravity vector three ways: every method against rnea-static, and through the principle of equivalence.
#include "lagdyn/checks/against_reference.hpp"
#include "lagdyn/checks/registry.hpp"
#include "lagdyn/dynamics/registry.hpp"

namespace lagdyn::checks {

namespace {

/// Gravity acts as if the base accelerated against it: with three massless sliders x, y, z under the base,
/// g_j = -sum_k M_{j,k} gravity_k, M by jacobian-sum of the longer chain.
template <FieldScalar T>
std::vector<T> by_equivalence(const Model<T>& model, const State<T>& state) {
  Model<T> longer = model;
  State<T> with_sliders = state;
  for (int axis = 2; axis >= 0; --axis) {
    ModelJoint<T> slider;
    slider.kind = JointKind::prismatic;
    slider.axis = {T(axis == 0 ? 1 : 0), T(axis == 1 ? 1 : 0), T(axis == 2 ? 1 : 0)};
    longer.joints.insert(longer.joints.begin(), slider);
    with_sliders.q.insert(with_sliders.q.begin(), JointMotion<T>());
  }
  const Matrix<T> M = jacobian_sum(screw_model(longer), with_sliders);
  std::vector<T> g(model.size());
  for (std::size_t j = 0; j < g.size(); ++j)
    for (int k = 0; k < 3; ++k) g[j] -= M(3 + j, static_cast<std::size_t>(k)) * model.gravity[k];
  return g;
}

}  // namespace

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
      [](const auto& model, const auto& state) { return by_equivalence(model, state); });
  return list;
}

}  // namespace lagdyn::checks
