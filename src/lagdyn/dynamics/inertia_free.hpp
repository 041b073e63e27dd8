// Joints that move no inertia: those in the kernel of the mass matrix when it is singular in every state.
#pragma once

#include <cstddef>
#include <vector>

#include "lagdyn/chain/chain.hpp"

namespace lagdyn {

/// M(q) modulo 2^61 - 1 in three random states. Empty when one of them is regular; else the joints that take part in a
/// motion without kinetic energy (ascending). Armature counts as inertia. Cost: three eliminations, O(n^3).
std::vector<std::size_t> inertia_free_joints(const Chain& chain);

}  // namespace lagdyn
