// Every method against the reference of its quantity. What the registry lists for numbers and not for residues cannot run
// over a field, and says so.
#include "lagdyn/checks/proofs/identities.hpp"
#include "lagdyn/dynamics/registry.hpp"

namespace lagdyn::proofs {

namespace {

const char* const kDifferences =
    "its differences need q + h, which a residue does not have, and leave a truncation error; its exact counterpart is "
    "proven, and check bounds what it differs by";

std::string law_of(std::string_view quantity, std::string_view a, std::string_view b) {
  return std::string(quantity) + "(" + std::string(a) + ") = " + std::string(quantity) + "(" + std::string(b) + ")";
}

/// `exact` are the methods over T, `all` those over doubles; the one without a check is the reference.
template <FieldScalar T, class Exact, class All>
void add_methods(std::vector<Identity<T>>& list, std::string_view quantity, const Exact& exact, const All& all) {
  const auto reference = std::find_if(exact.begin(), exact.end(), [](auto& method) { return method.check.empty(); });
  for (const auto& method : all) {
    if (method.check.empty()) continue;
    Identity<T> identity{
        {std::string(method.check), std::string(method.title), law_of(quantity, method.id, reference->id),
         std::string(method.id), std::string(reference->id), method.order, ""},
        {}};
    const auto same = std::find_if(exact.begin(), exact.end(), [&](auto& other) { return other.id == method.id; });
    if (same == exact.end())
      identity.says.obstacle = kDifferences;
    else
      identity.compare = [run = same->run, expected = reference->run](Point<T>& at, Sides<T>& sides) {
        sides.equal(run(at.model, at.state), expected(at.model, at.state));
      };
    list.push_back(std::move(identity));
  }
}

/// What forward dynamics makes of the torques that Kane's equations ask for is the acceleration again.
template <FieldScalar T>
void add_round_trips(std::vector<Identity<T>>& list) {
  for (const ForwardMethod<T>& method : forward_dynamics_methods<T>()) {
    const std::string id(method.id);
    list.push_back({{std::string(method.check), id + " undoes Kane's equations", id + "(q, qd, kane(q, qd, qdd)) = qdd",
                     id, "kane", method.order, ""},
                    [run = method.run](Point<T>& at, Sides<T>& sides) {
                      sides.equal(run(at.model, at.state, kane(at.model, at.state)), at.state.qdd);
                    }});
  }
}

}  // namespace

template <FieldScalar T>
std::vector<Identity<T>> identities_of_methods() {
  std::vector<Identity<T>> list;
  add_methods(list, "tau", inverse_dynamics_methods<T>(), inverse_dynamics_methods<double>());
  add_methods(list, "M", mass_matrix_methods<T>(), mass_matrix_methods<double>());
  add_methods(list, "g", gravity_methods<T>(), gravity_methods<double>());
  add_round_trips(list);
  return list;
}

template std::vector<Identity<Modular>> identities_of_methods();
template std::vector<Identity<Degree>> identities_of_methods();

}  // namespace lagdyn::proofs
