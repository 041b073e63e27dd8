// What the two forms of a chain file share: a body on its way into a Chain, its joint's terms, mass and inertia.
#pragma once

#include <optional>

#include "lagdyn/chain/chain.hpp"
#include "lagdyn/io/json_fields.hpp"

namespace lagdyn {

/// A body, with the places in the file that messages about it need.
struct ReadBody {
  explicit ReadBody(const JsonValue& place) : at(place) {}

  Body body;
  JsonValue at;
  std::optional<JsonValue> name, joint_name, origin, mass, com, inertia;
  bool sound = true;   ///< read without an error, so that it can be judged as a whole
  bool typed = false;  ///< its joint's type is known
};

std::optional<JointType> read_joint_type(const JsonValue& value, Problems& problems);

/// "armature", "damping" and "limits" of a joint whose type is known. Limits of a continuous joint's position, and all
/// of them on a fixed one, are ignored with a note.
void read_joint_terms(JsonObject& object, Joint& joint, Problems& problems);

/// A warning where the length of a joint's axis differs from 1 by more than 1e-6.
void warn_axis_length(double length, const JsonValue& at, Problems& problems);

/// "mass", "com" and "inertia" of the object, all three required.
void read_inertial(JsonObject& object, ReadBody& body, Problems& problems);

}  // namespace lagdyn
