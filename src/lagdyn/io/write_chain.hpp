// Chains as text, in the two forms that io/read_chain.hpp reads.
//
// Form 1 is the Chain itself: reading it gives the same Chain, bit for bit. Form 2 is derived (screw_joint.hpp):
//   M = origin^-1,  A = (a, 0), (a, h a) or (0, a) for a joint that turns, a screw, a slide,  G about the frame's
//   origin,
//   G = [[R J R^T + m (c.c 1 - c c^T), m [c]], [m [c]^T, m 1]]
// each number computed in extended precision and rounded once, so that torques change by rounding alone. Names, types,
// limits, armature, damping, states and the descriptions of the chain, its bodies and joints are in both. What form 2
// cannot hold is the COM of a body without mass, which moves nothing.
#pragma once

#include <string>

#include "lagdyn/chain/chain.hpp"

namespace lagdyn {

std::string write_chain(const Chain& chain);
std::string write_links(const Chain& chain);

}  // namespace lagdyn
