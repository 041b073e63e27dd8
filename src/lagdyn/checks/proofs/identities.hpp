// The identities that are proven. Both lists hold the same ones in the same order for every scalar.
#pragma once

#include <vector>

#include "lagdyn/checks/proofs/identity.hpp"

namespace lagdyn::proofs {

/// Within one chain: every exact method against its quantity's reference, and the laws that hold between quantities.
template <FieldScalar T>
std::vector<Identity<T>> identities();

/// Between two chains: each method's result of one against the same of the other.
template <FieldScalar T>
std::vector<Identity<T>> identities_against();

// The groups of identities(), one file each.
template <FieldScalar T>
std::vector<Identity<T>> identities_of_methods();
template <FieldScalar T>
std::vector<Identity<T>> identities_of_slopes();
template <FieldScalar T>
std::vector<Identity<T>> identities_of_laws();
template <FieldScalar T>
std::vector<Identity<T>> identities_of_structure();
template <FieldScalar T>
std::vector<Identity<T>> identities_of_invariance();

}  // namespace lagdyn::proofs
