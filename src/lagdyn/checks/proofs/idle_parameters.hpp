// Parameters that no torque depends on: two chains that differ in them alone have the same dynamics, and no proof, check
// or measurement of torques can tell them apart.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "lagdyn/chain/chain.hpp"

namespace lagdyn::proofs {

struct Parameter {
  std::string body;              ///< empty for the chain's own
  std::string name;              ///< "mass", "com.x", "inertia.ixy", "axis"
  std::vector<double*> numbers;  ///< into the chain that it was listed for; moved together
};

/// Whatever torques can depend on, and the tip. Numbers that the joint's type does not use are left out.
std::vector<Parameter> parameters_of(Chain& chain);

/// Those whose change by a random amount changes no torque, in exact arithmetic at random states modulo random primes. One
/// parameter is moved at a time: what only acts together with others is not listed. The `numbers` are the chain's.
/// A parameter that matters is listed with a probability below 2^-100. Cost: O(n^2).
std::vector<Parameter> idle_parameters(Chain& chain, std::uint64_t seed);

}  // namespace lagdyn::proofs
