// Joint states from csv: a header of q1, qd1, qdd1, ... and a row a state.
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "lagdyn/chain/chain.hpp"
#include "lagdyn/io/problems.hpp"

namespace lagdyn {

/// See states.hpp. A wrong header is reported alone; else every cell that is no number and every row of a wrong length.
std::vector<JointState> read_states_csv(std::string_view text, std::size_t joints, Problems& problems);

}  // namespace lagdyn
