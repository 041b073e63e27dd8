// A 6x6 spatial inertia about the origin of {i}, ordered (w, v): G = [[I, m[c]], [m[c]^T, m 1]].
#pragma once

#include <optional>

#include "lagdyn/chain/chain.hpp"
#include "lagdyn/io/json_fields.hpp"

namespace lagdyn {

/// Mass, COM and the inertia about the origin that G states. An error, with the entry and by how much, where G is not
/// symmetric, its mass block not m 1, or its m[c] block not skew, within 16 u of its largest entry (u = 2^-53); and
/// where it has a first moment without mass.
std::optional<Inertial> read_spatial_inertia(const JsonValue& value, Problems& problems);

}  // namespace lagdyn
