// Random states of a chain: state `index` of the sequence `seed`, from counter_random.hpp, stream 0.
//
// For each moving joint, base to tip, three numbers are drawn: q, qd, qdd. Ranges (SI units):
//   q    [lower, upper] where both limits are given; [lower, lower + w] or [upper - w, upper] where one is; else
//        (-w/2, w/2). The width w is 2 pi rad for a joint that turns (a screw too), 2 m for one that slides. A
//        continuous joint has no limits.
//   qd   |qd| <= the velocity limit, else 3
//   qdd  |qdd| <= 5
// Joint k's numbers do not depend on the joints after it.
#pragma once

#include <cstdint>

#include "lagdyn/chain/chain.hpp"

namespace lagdyn {

JointState random_state(const Chain& chain, std::uint64_t seed, std::uint64_t index);

}  // namespace lagdyn
