// What the two forms of a chain file share: a body on its way into a Chain, its joint's terms, mass and inertia.
#pragma once

#include <optional>

#include "lagdyn/chain/chain.hpp"
#include "lagdyn/io/json_fields.hpp"

namespace lagdyn {

/// A body, with the places in the file that messages about it need. A place is there only for what was read without an
/// error: each of these can be judged whatever else of the body is wrong.
struct ReadBody {
  Body body;
  std::optional<JsonValue> name, joint_name, origin, mass, com, inertia;
  bool typed = false;  ///< its joint's type is known
  bool placed = true;  ///< the offset of its frame from the one before is known
};

std::optional<JointType> read_joint_type(const JsonValue& value, Problems& problems);

/// "armature", "damping" and "limits" of a joint of this type. Limits of a continuous joint's position, and all of them
/// on a fixed one, are ignored with a note.
void read_joint_terms(JsonObject& object, JointType type, Joint& joint, Problems& problems);

/// A warning where the length of a joint's axis differs from 1 by more than 1e-6.
void warn_axis_length(double length, const JsonValue& at, Problems& problems);

/// "mass", "com" and "inertia" of the object, all three required. What was not read is 0 in the body.
void read_inertial(JsonObject& object, ReadBody& body, Problems& problems);

}  // namespace lagdyn
