#include "lagdyn/io/read_bodies.hpp"

#include <fmt/format.h>

#include "lagdyn/io/orientation.hpp"
#include "lagdyn/io/read_placement.hpp"

namespace lagdyn {
namespace {

void read_axis(JsonObject& object, const std::optional<JointType>& type, Joint& joint, Problems& problems) {
  const bool moves = type != JointType::fixed;
  const auto value =
      type && moves ? object.require("axis", "the joint's axis [x, y, z] in body axes") : object.find("axis");
  if (!value) return;
  const auto axis = read_vector<3>(*value, problems);
  if (!axis || !moves) return;
  const double size = length(*axis);
  if (size < shortest_direction) {
    problems.add(codes::axis_zero, *value,
                 {fmt::format("a zero vector (length {})", size), "a direction, of length 1",
                  "give the axis about or along which the joint moves, e.g. [0, 0, 1]"});
    return;
  }
  warn_axis_length(size, *value, problems);
  joint.axis = normalised(*axis);
}

void read_pitch(JsonObject& object, const std::optional<JointType>& type, Joint& joint, Problems& problems) {
  if (type == JointType::screw) {
    const auto value = object.require("pitch", "the screw's pitch, metres per radian along its axis");
    if (value) joint.pitch = read_number(*value, problems).value_or(0);
  } else if (const double pitch = object.number_or("pitch", 0); type && pitch != 0) {
    problems.add(codes::pitch_unused, *object.find("pitch"),
                 {fmt::format("the pitch {} on a joint that is no screw", pitch), "no pitch, or the type \"screw\"",
                  "remove the pitch or change the type"});
  }
}

// A joint of unknown type is judged as one that moves, since most do; nothing is missed on it.
void read_joint(const JsonValue& value, ReadBody& read, Problems& problems) {
  JsonObject object(value, {"name", "type", "origin", "axis", "pitch", "damping", "armature", "limits"}, problems);
  Joint& joint = read.body.joint;
  joint.name = object.string_or_empty("name");
  joint.description = object.description();
  read.joint_name = object.find("name");
  if (const auto origin = object.find("origin")) {
    const std::optional<Placement> placement = read_placement(*origin, problems);
    if (placement) read.origin = origin;
    read.placed = placement.has_value();
    joint.origin = placement.value_or(Placement{});
  }
  const auto type_value = object.require("type", "the joint's type: revolute, continuous, prismatic, screw or fixed");
  const auto type = type_value ? read_joint_type(*type_value, problems) : std::nullopt;
  read.typed = type.has_value();
  joint.type = type.value_or(JointType::fixed);
  read_axis(object, type, joint, problems);
  read_pitch(object, type, joint, problems);
  read_joint_terms(object, type.value_or(JointType::revolute), joint, problems);
}

ReadBody read_body(const JsonValue& value, Problems& problems) {
  JsonObject object(value, {"name", "joint", "inertial"}, problems);
  ReadBody read;
  read.body.name = object.string_or_empty("name");
  read.body.description = object.description();
  read.name = object.find("name");
  const auto joint = object.require("joint", "the joint on which the body hangs");
  read.placed = joint.has_value();
  if (joint) read_joint(*joint, read, problems);
  if (const auto inertial = object.find("inertial")) {
    JsonObject fields(*inertial, {"mass", "com", "inertia"}, problems);
    read_inertial(fields, read, problems);
  } else if (object.is_object()) {
    problems.add(codes::massless, value,
                 {"a body without \"inertial\"", "its mass, COM and inertia",
                  "fine if it is meant to be massless: it was read as such"});
  }
  return read;
}

}  // namespace

std::vector<ReadBody> read_bodies(const JsonValue& bodies, Problems& problems) {
  std::vector<ReadBody> read;
  for (const JsonValue& body : bodies.items()) read.push_back(read_body(body, problems));
  return read;
}

}  // namespace lagdyn
