// One joint state in JSON: {"q", "qd", "qdd"}.
#pragma once

#include <cstddef>
#include <optional>

#include "lagdyn/chain/chain.hpp"
#include "lagdyn/io/json_fields.hpp"

namespace lagdyn {

/// "q" is required, a missing "qd" or "qdd" is all zero; each must have `joints` entries, which is judged where their
/// number is known. `object` is the state, its keys judged already.
std::optional<JointState> read_state(JsonObject& object, std::optional<std::size_t> joints, Problems& problems);

}  // namespace lagdyn
