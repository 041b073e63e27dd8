#include "lagdyn/checks/proofs/identities.hpp"

#include <iterator>

namespace lagdyn::proofs {

template <FieldScalar T>
std::vector<Identity<T>> identities() {
  std::vector<Identity<T>> all;
  for (auto group : {identities_of_methods<T>(), identities_of_slopes<T>(), identities_of_laws<T>(),
                     identities_of_structure<T>(), identities_of_invariance<T>()})
    all.insert(all.end(), group.begin(), group.end());
  return all;
}

template std::vector<Identity<Modular>> identities();
template std::vector<Identity<Degree>> identities();

}  // namespace lagdyn::proofs
