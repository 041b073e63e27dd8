#include "lagdyn/io/read_links.hpp"

#include <fmt/format.h>

#include "lagdyn/io/read_placement.hpp"
#include "lagdyn/io/read_spatial_inertia.hpp"
#include "lagdyn/io/screw_joint.hpp"

namespace lagdyn {
namespace {

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

// The joint's screw into type, axis and pitch; returns the point on its axis, where there is one.
std::optional<Long3> read_screw(const JsonValue& value, ReadBody& read, Problems& problems) {
  const auto A = read_vector<6>(value, problems);
  if (!A) return std::nullopt;
  Joint& joint = read.body.joint;
  const ScrewKind kind = kind_of(*A);
  if (kind == ScrewKind::zero) {
    problems.add(codes::axis_zero, value,
                 {"a zero screw", "the screw axis (w, v) of the joint in frame {i}",
                  "e.g. [0, 0, 1, 0, 0, 0] for a revolute joint about z"});
    return std::nullopt;
  }
  if (!read.typed) joint.type = type_of(kind);
  read.typed = true;
  if (!fits(kind, joint.type)) {
    const bool slides = kind == ScrewKind::prismatic;
    problems.add(codes::screw_type, value,
                 {slides ? "a screw without rotation" : "a screw with rotation",
                  slides ? "w not 0 for a joint that turns" : "w = 0 for a prismatic joint",
                  "correct A (its order is w, v) or the joint's type"});
    return std::nullopt;
  }
  warn_axis_length(length(*A), value, problems);
  note_left_out(*A, joint.type, value, problems);
  joint.axis = direction(*A);
  if (joint.type == JointType::screw) joint.pitch = pitch(*A);
  return axis_point(*A);
}

// A joint whose stated type is unknown is judged by its screw alone.
void judge_untyped(JsonObject& link, JsonObject& joint, ReadBody& read, Problems& problems) {
  ReadBody ignored;
  if (const auto A = link.find("A")) read_screw(*A, ignored, problems);
  read_joint_terms(joint, JointType::revolute, read.body.joint, problems);
}

// The joint of the link; returns the point on its axis, 0 where it is fixed, empty where it is wrong.
std::optional<Long3> read_joint(JsonObject& link, ReadBody& read, Problems& problems) {
  const auto value = link.find("joint");
  std::optional<JsonObject> object;
  if (value)
    object.emplace(*value, std::vector<std::string_view>{"name", "type", "limits", "armature", "damping"}, problems);
  Joint& joint = read.body.joint;
  if (object) {
    joint.name = object->string_or_empty("name");
    joint.description = object->description();
    read.joint_name = object->find("name");
    if (const auto stated = object->find("type")) {
      const std::optional<JointType> type = read_joint_type(*stated, problems);
      if (!type) {
        judge_untyped(link, *object, read, problems);
        return std::nullopt;
      }
      read.typed = true;
      joint.type = *type;
    }
  }
  std::optional<Long3> point;
  if (read.typed && joint.type == JointType::fixed) {
    point = Long3::Zero();
    if (const auto A = link.find("A")) read_vector<6>(*A, problems);
  } else if (const auto A = link.require("A", "the joint's screw axis (w, v) in frame {i}")) {
    point = read_screw(*A, read, problems);
  }
  if (object) read_joint_terms(*object, read.typed ? joint.type : JointType::revolute, joint, problems);
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
    const std::optional<Inertial> inertial = read_spatial_inertia(*G, problems);
    if (inertial) read.mass = read.com = read.inertia = G;
    read.body.inertial = inertial.value_or(Inertial{});
  }
}

// Returns the shift of the body's frame, where it is known. Offsets and the COM are judged in shifted frames alone.
std::optional<Long3> read_link(JsonObject& link, const std::optional<Long3>& parent_shift, ReadBody& read,
                               Problems& problems) {
  read.body.name = link.string_or_empty("name");
  read.body.description = link.description();
  read.name = link.find("name");
  const auto M_value = link.require("M", "the 4x4 pose of the previous frame in this one at q = 0");
  const auto M = M_value ? read_pose_matrix(*M_value, problems) : std::nullopt;
  const std::optional<Long3> shift = read_joint(link, read, problems);
  read_mass(link, read, problems);
  read.placed = M && parent_shift && shift;
  if (read.placed) {
    read.origin = M_value;
    read.body.joint.origin = origin_between(*M, *parent_shift, *shift);
  }
  if (shift)
    read.body.inertial = moved(read.body.inertial, *shift);
  else
    read.com.reset();
  return shift;
}

}  // namespace

ReadLinks read_links(const JsonValue& links, Problems& problems) {
  ReadLinks read;
  for (const JsonValue& value : links.items()) {
    JsonObject link(value, {"name", "M", "A", "G", "mass", "com", "inertia", "joint"}, problems);
    ReadBody body;
    read.last_shift = read_link(link, read.last_shift, body, problems);
    read.bodies.push_back(std::move(body));
  }
  return read;
}

}  // namespace lagdyn
