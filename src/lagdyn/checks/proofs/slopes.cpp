// The slopes of torques along a direction in (q, qd, qdd): every method's Dual against that of rnea.
#include "lagdyn/checks/draws.hpp"
#include "lagdyn/checks/proofs/identities.hpp"
#include "lagdyn/dynamics/registry.hpp"

namespace lagdyn::proofs {

template <FieldScalar T>
std::vector<Identity<T>> identities_of_slopes() {
  std::vector<Identity<T>> list;
  for (const TorqueMethod<Dual<T>>& method : inverse_dynamics_methods<Dual<T>>()) {
    if (method.check.empty()) continue;
    const std::string id(method.id), check(method.check);
    list.push_back({{"slopes" + check.substr(check.find('.')), "slopes of " + std::string(method.title),
                     "dtau(" + id + ") = dtau(rnea) along any (dq, dqd, dqdd)", id, "rnea", method.order, ""},
                    [run = method.run](Point<T>& at, Sides<T>& sides) {
                      const std::size_t n = at.model.size();
                      const auto direction = [&] { return random_vector<T>(at.unknowns, n); };
                      const std::vector<T> dq = direction(), dqd = direction(), dqdd = direction();
                      const Model<Dual<T>> model = promoted(at.model);
                      const State<Dual<T>> state = moving<T>(at.model, at.state, dq, dqd, dqdd);
                      sides.equal(run(model, state), rnea(model, state));
                    }});
  }
  return list;
}

template std::vector<Identity<Modular>> identities_of_slopes();
template std::vector<Identity<Degree>> identities_of_slopes();

}  // namespace lagdyn::proofs
