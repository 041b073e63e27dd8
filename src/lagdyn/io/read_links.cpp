#include "lagdyn/io/read_links.hpp"

#include <fmt/format.h>

#include "lagdyn/io/read_placement.hpp"
#include "lagdyn/io/read_spatial_inertia.hpp"
#include "lagdyn/io/screw_joint.hpp"

namespace lagdyn {
namespace {

JointType type_of(ScrewKind kind) {
  return kind == ScrewKind::prismatic  ? JointType::prismatic
         : kind == ScrewKind::revolute ? JointType::revolute
                                       : JointType::screw;
}

// Whether a screw of this kind can be a joint of the type that the file states.
bool fits(ScrewKind kind, JointType type) {
  return kind != ScrewKind::zero && (kind == ScrewKind::prismatic) == (type == JointType::prismatic);
}

// What of A the joint's type leaves out is said in a note.
void note_left_out(const ScrewAxis& A, JointType type, const JsonValue& at, Problems& problems) {
  const bool pitch_left = kind_of(A) == ScrewKind::screw && type != JointType::screw;
  if (pitch_left)
    problems.add(codes::screw_part, at,
                 {fmt::format("a pitch of {} m/rad on a revolute joint", pitch(A)), "w.v = 0",
                  "it was left out; set the type to \"screw\" if it is one"});
  if (type == JointType::prismatic && (A[0] != 0 || A[1] != 0 || A[2] != 0))
    problems.add(codes::screw_part, at,
                 {"a rotation below 1e-12 in the screw of a prismatic joint", "w = 0",
                  "it was left out; set the first three entries to 0"});
}

// The joint's screw into type, axis and pitch; returns the point on its axis.
Long3 read_screw(const JsonValue& value, ReadBody& read, Problems& problems) {
  const auto A = read_vector<6>(value, problems);
  if (!A) return Long3::Zero();
  Joint& joint = read.body.joint;
  const ScrewKind kind = kind_of(*A);
  if (kind == ScrewKind::zero) {
    problems.add(codes::axis_zero, value,
                 {"a zero screw", "the screw axis (w, v) of the joint in frame {i}",
                  "e.g. [0, 0, 1, 0, 0, 0] for a revolute joint about z"});
    return Long3::Zero();
  }
  if (!read.typed) joint.type = type_of(kind);
  read.typed = true;
  if (!fits(kind, joint.type)) {
    const bool slides = kind == ScrewKind::prismatic;
    problems.add(codes::screw_type, value,
                 {slides ? "a screw without rotation" : "a screw with rotation",
                  slides ? "w not 0 for a joint that turns" : "w = 0 for a prismatic joint",
                  "correct A (its order is w, v) or the joint's type"});
    return Long3::Zero();
  }
  warn_axis_length(length(*A), value, problems);
  note_left_out(*A, joint.type, value, problems);
  joint.axis = direction(*A);
  if (joint.type == JointType::screw) joint.pitch = pitch(*A);
  return axis_point(*A);
}

// Returns false where the type that is given is wrong.
bool read_stated_type(const std::optional<JsonValue>& type_value, ReadBody& read, Problems& problems) {
  if (!type_value) return true;
  const auto type = read_joint_type(*type_value, problems);
  if (!type) return false;
  read.typed = true;
  read.body.joint.type = *type;
  return true;
}

// The joint of the link; returns the point on its axis, 0 where it is fixed or wrong.
Long3 read_joint(JsonObject& link, ReadBody& read, Problems& problems) {
  const auto value = link.find("joint");
  std::optional<JsonObject> object;
  if (value)
    object.emplace(*value, std::vector<std::string_view>{"name", "type", "limits", "armature", "damping"}, problems);
  Joint& joint = read.body.joint;
  if (object) {
    joint.name = object->string_or_empty("name");
    read.joint_name = object->find("name");
    if (!read_stated_type(object->find("type"), read, problems)) return Long3::Zero();
  }
  Long3 point = Long3::Zero();
  if (read.typed && joint.type == JointType::fixed) {
    if (const auto A = link.find("A")) read_vector<6>(*A, problems);
  } else if (const auto A = link.require("A", "the joint's screw axis (w, v) in frame {i}")) {
    point = read_screw(*A, read, problems);
  }
  if (object && read.typed) read_joint_terms(*object, joint, problems);
  return point;
}

void read_mass(JsonObject& link, ReadBody& read, Problems& problems) {
  const auto G = link.find("G");
  if (!G && !link.find("mass") && !link.find("com") && !link.find("inertia")) {
    link.require("G", "the spatial inertia G, or mass, com and inertia");
  } else if (!G) {
    read_inertial(link, read, problems);
  } else if (link.find("mass") || link.find("com") || link.find("inertia")) {
    problems.add(codes::two_inertias, *G, {"G beside mass, com or inertia", "one of the two", "remove one of the two"});
  } else {
    read.mass = read.com = read.inertia = G;
    read.body.inertial = read_spatial_inertia(*G, problems).value_or(Inertial{});
  }
}

// Returns the shift of the body's frame.
Long3 read_link(JsonObject& link, const Long3& parent_shift, ReadBody& read, Problems& problems) {
  read.body.name = link.string_or_empty("name");
  read.name = link.find("name");
  read.origin = link.require("M", "the 4x4 pose of the previous frame in this one at q = 0");
  const auto M = read.origin ? read_pose_matrix(*read.origin, problems) : std::nullopt;
  const Long3 shift = read_joint(link, read, problems);
  read_mass(link, read, problems);
  if (M) read.body.joint.origin = origin_between(*M, parent_shift, shift);
  read.body.inertial = moved(read.body.inertial, shift);
  return shift;
}

}  // namespace

ReadLinks read_links(const JsonValue& links, Problems& problems) {
  ReadLinks read;
  for (const JsonValue& value : links.items()) {
    const std::size_t errors = problems.error_count();
    JsonObject link(value, {"name", "M", "A", "G", "mass", "com", "inertia", "joint"}, problems);
    ReadBody body(value);
    read.last_shift = read_link(link, read.last_shift, body, problems);
    body.sound = problems.error_count() == errors;
    read.bodies.push_back(std::move(body));
  }
  return read;
}

}  // namespace lagdyn
