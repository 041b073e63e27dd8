#include "lagdyn/io/read_bodies.hpp"

#include <fmt/format.h>

#include "lagdyn/io/orientation.hpp"
#include "lagdyn/io/read_placement.hpp"

namespace lagdyn {
namespace {

void read_axis(JsonObject& object, Joint& joint, Problems& problems) {
  const bool moves = joint.type != JointType::fixed;
  const auto value = moves ? object.require("axis", "the joint's axis [x, y, z] in body axes") : object.find("axis");
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

void read_pitch(JsonObject& object, Joint& joint, Problems& problems) {
  if (joint.type == JointType::screw) {
    const auto value = object.require("pitch", "the screw's pitch, metres per radian along its axis");
    if (value) joint.pitch = read_number(*value, problems).value_or(0);
  } else if (const double pitch = object.number_or("pitch", 0); pitch != 0) {
    problems.add(codes::pitch_unused, *object.find("pitch"),
                 {fmt::format("the pitch {} on a joint that is no screw", pitch), "no pitch, or the type \"screw\"",
                  "remove the pitch or change the type"});
  }
}

void read_joint(const JsonValue& value, ReadBody& read, Problems& problems) {
  JsonObject object(value, {"name", "type", "origin", "axis", "pitch", "damping", "armature", "limits"}, problems);
  Joint& joint = read.body.joint;
  joint.name = object.string_or_empty("name");
  read.joint_name = object.find("name");
  read.origin = object.find("origin");
  if (read.origin) joint.origin = read_placement(*read.origin, problems).value_or(Placement{});
  const auto type_value = object.require("type", "the joint's type: revolute, continuous, prismatic, screw or fixed");
  const auto type = type_value ? read_joint_type(*type_value, problems) : std::nullopt;
  if (!type) return;
  read.typed = true;
  joint.type = *type;
  read_axis(object, joint, problems);
  read_pitch(object, joint, problems);
  read_joint_terms(object, joint, problems);
}

ReadBody read_body(const JsonValue& value, Problems& problems) {
  const std::size_t errors = problems.error_count();
  JsonObject object(value, {"name", "joint", "inertial"}, problems);
  ReadBody read(value);
  read.body.name = object.string_or_empty("name");
  read.name = object.find("name");
  if (const auto joint = object.require("joint", "the joint on which the body hangs"))
    read_joint(*joint, read, problems);
  if (const auto inertial = object.find("inertial")) {
    JsonObject fields(*inertial, {"mass", "com", "inertia"}, problems);
    read_inertial(fields, read, problems);
  } else if (object.is_object()) {
    problems.add(codes::massless, value,
                 {"a body without \"inertial\"", "its mass, COM and inertia",
                  "fine if it is meant to be massless: it was read as such"});
  }
  read.sound = problems.error_count() == errors;
  return read;
}

}  // namespace

std::vector<ReadBody> read_bodies(const JsonValue& bodies, Problems& problems) {
  std::vector<ReadBody> read;
  for (const JsonValue& body : bodies.items()) read.push_back(read_body(body, problems));
  return read;
}

}  // namespace lagdyn
