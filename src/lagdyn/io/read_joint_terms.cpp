#include <fmt/format.h>

#include <cmath>
#include <numbers>
#include <string>

#include "lagdyn/io/read_body.hpp"

namespace lagdyn {
namespace {

constexpr double many_turns =
    10 * std::numbers::pi;  // no joint's limits, but what +-45 degrees and more read as radians

std::optional<double> number_at(const JsonObject& object, const char* key, Problems& problems) {
  const auto value = object.find(key);
  return value ? read_number(*value, problems) : std::nullopt;
}

void ignore(const JsonObject& object, const char* key, const Code& code, const std::string& why, Problems& problems) {
  if (const auto value = object.find(key))
    problems.add(code, *value,
                 {fmt::format("\"{}\" on {}", key, why), "no such key here", "it was ignored; remove it"});
}

void check_magnitude(const JsonObject& object, const char* key, std::optional<double> limit, Problems& problems) {
  if (limit && *limit < 0)
    problems.add(codes::limit_negative, *object.find(key),
                 {fmt::format("the {} limit {}", key, *limit), "a magnitude, 0 or more", "remove the sign"});
}

Limits read_limits(const JsonValue& value, JointType type, Problems& problems) {
  const JsonObject object(value, {"lower", "upper", "velocity", "effort"}, problems);
  Limits limits;
  limits.velocity = number_at(object, "velocity", problems);
  limits.effort = number_at(object, "effort", problems);
  check_magnitude(object, "velocity", limits.velocity, problems);
  check_magnitude(object, "effort", limits.effort, problems);
  limits.lower = number_at(object, "lower", problems);
  limits.upper = number_at(object, "upper", problems);
  if (type == JointType::continuous) {
    for (const char* key : {"lower", "upper"})
      ignore(object, key, codes::limits_ignored, "a continuous joint, which turns without end", problems);
    limits.lower = limits.upper = std::nullopt;
  }
  for (const auto& limit : {limits.lower, limits.upper})
    if (limit && type != JointType::prismatic && std::abs(*limit) > many_turns) {
      problems.add(codes::angle_unit, value,
                   {fmt::format("a limit of {} rad, {:.0f} turns", *limit, std::abs(*limit) / (2 * std::numbers::pi)),
                    "radians", "is it in degrees? multiply by pi/180 = 0.0174533"});
      break;
    }
  if (limits.lower && limits.upper && *limits.lower > *limits.upper)
    problems.add(codes::limits_order, value,
                 {fmt::format("lower {} above upper {}", *limits.lower, *limits.upper), "lower <= upper",
                  "exchange the two, or check their signs and units (rad, m)"});
  return limits;
}

double read_term(JsonObject& object, const char* key, Problems& problems) {
  const double term = object.number_or(key, 0);
  if (term < 0)
    problems.add(codes::joint_term_negative, *object.find(key),
                 {fmt::format("the {} {}", key, term), "0 or more", "remove the sign"});
  return term;
}

}  // namespace

void read_joint_terms(JsonObject& object, JointType type, Joint& joint, Problems& problems) {
  // What is ignored is still read: its form has to be right.
  Joint read;
  read.armature = read_term(object, "armature", problems);
  read.damping = read_term(object, "damping", problems);
  if (const auto limits = object.find("limits")) read.limits = read_limits(*limits, type, problems);
  if (type == JointType::fixed) {
    for (const char* key : {"limits", "armature", "damping"})
      ignore(object, key, codes::joint_term_ignored, "a fixed joint, which does not move", problems);
    return;
  }
  joint.armature = read.armature;
  joint.damping = read.damping;
  joint.limits = read.limits;
}

void warn_axis_length(double length, const JsonValue& at, Problems& problems) {
  if (!(std::abs(length - 1) > 1e-6)) return;
  problems.add(codes::axis_length, at,
               {fmt::format("an axis of length {}", length), "length 1 to 1e-6",
                "it was normalised; the joint's coordinate stays in radians or metres. Divide it by its length"});
}

}  // namespace lagdyn
