// Each method's result of one chain against the same method's of another.
#include "lagdyn/checks/proofs/identities.hpp"
#include "lagdyn/dynamics/registry.hpp"

namespace lagdyn::proofs {

namespace {

Statement statement_of(std::string_view group, std::string_view quantity, std::string_view method, int order) {
  const std::string id(method);
  return {std::string(group) + "." + id,
          std::string(quantity) + " by " + id,
          std::string(quantity) + " of one chain = " + std::string(quantity) + " of the other, by " + id,
          id,
          id,
          order,
          ""};
}

template <FieldScalar T, class Methods>
void add_methods(std::vector<Identity<T>>& list, std::string_view group, std::string_view quantity,
                 const Methods& methods) {
  for (const auto& method : methods)
    list.push_back(
        {statement_of(group, quantity, method.id, method.order), [run = method.run](Point<T>& at, Sides<T>& sides) {
           sides.equal(run(at.model, at.state), run(at.other->first, at.other->second));
         }});
}

}  // namespace

template <FieldScalar T>
std::vector<Identity<T>> identities_against() {
  std::vector<Identity<T>> list;
  add_methods(list, "torque", "tau", inverse_dynamics_methods<T>());
  add_methods(list, "mass", "M", mass_matrix_methods<T>());
  add_methods(list, "coriolis", "C", coriolis_methods<T>());
  add_methods(list, "gravity", "g", gravity_methods<T>());
  for (const ForwardMethod<T>& method : forward_dynamics_methods<T>())
    list.push_back(
        {statement_of("forward", "qdd", method.id, method.order), [run = method.run](Point<T>& at, Sides<T>& sides) {
           const std::vector<T>& tau = at.state.qdd;  // as free as torques would be
           sides.equal(run(at.model, at.state, tau), run(at.other->first, at.other->second, tau));
         }});
  return list;
}

template std::vector<Identity<Modular>> identities_against();
template std::vector<Identity<Degree>> identities_against();

}  // namespace lagdyn::proofs
