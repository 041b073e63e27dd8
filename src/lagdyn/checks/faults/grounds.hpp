// The chains on which faults are tried: together they have every kind of joint, welded bodies before, between and after
// joints, tensors in axes of their own and about origins, products of inertia, rotors, friction and gravity in any
// direction, and four of them a closed form.
#pragma once

#include <string>
#include <vector>

#include "lagdyn/checks/faults/fault.hpp"

namespace lagdyn::faults {

struct Ground {
  std::string name;
  Chain chain;
};

const std::vector<Ground>& grounds_of(const Fault& fault);

}  // namespace lagdyn::faults
