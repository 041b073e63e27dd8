// Orientations and poses in chain files.
#pragma once

#include <optional>

#include "lagdyn/chain/chain.hpp"
#include "lagdyn/io/json_fields.hpp"

namespace lagdyn {

/// The one of "rpy", "quaternion" and "matrix" that the object has; the identity where it has none.
std::optional<Quaternion> read_orientation(const JsonObject& object, Problems& problems);

/// A rotation matrix whose entries were read from `at`: an error beyond 1e-6 from a rotation, a note beyond 1e-12.
std::optional<Quaternion> read_rotation(const Matrix<3>& R, const JsonValue& at, Problems& problems);

/// {"xyz", one orientation}, each the identity where it is missing. Empty where the offset is not known; an orientation
/// that is wrong was reported and is the identity.
std::optional<Placement> read_placement(const JsonValue& value, Problems& problems);

/// A 4x4 matrix [[R, p], [0, 1]].
std::optional<Placement> read_pose_matrix(const JsonValue& value, Problems& problems);

}  // namespace lagdyn
