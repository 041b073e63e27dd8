#include <fmt/format.h>

#include "lagdyn/io/printable.hpp"
#include "lagdyn/io/read_body.hpp"
#include "lagdyn/io/read_placement.hpp"

namespace lagdyn {
namespace {

InertiaPoint read_about(const JsonObject& object, Problems& problems) {
  const auto value = object.find("about");
  if (!value) return InertiaPoint::com;
  const std::optional<std::string> about = read_string(*value, problems);
  if (about == "origin") return InertiaPoint::origin;
  if (about && about != "com")
    problems.add(codes::inertia_about, *value,
                 {in_quotes(*about), "\"com\" or \"origin\"", "say about which point the inertia is given"});
  return InertiaPoint::com;
}

void read_inertia(const JsonValue& value, Inertial& inertial, Problems& problems) {
  JsonObject object(value, {"ixx", "iyy", "izz", "ixy", "ixz", "iyz", "about", "rpy", "quaternion", "matrix"},
                    problems);
  const auto entry = [&](const char* key) {
    const auto number = object.require(key, "all six entries of the inertia matrix (kg m^2)");
    return number ? read_number(*number, problems).value_or(0) : 0;
  };
  inertial.inertia = {entry("ixx"), entry("iyy"), entry("izz"), entry("ixy"), entry("ixz"), entry("iyz")};
  inertial.about = read_about(object, problems);
  inertial.orientation = read_orientation(object, problems).value_or(Quaternion{});
}

}  // namespace

void read_inertial(JsonObject& object, ReadBody& body, Problems& problems) {
  body.mass = object.require("mass", "the mass (kg)");
  body.com = object.require("com", "the centre of mass [x, y, z] in the body frame (m)");
  body.inertia = object.require("inertia", "the inertia {ixx, iyy, izz, ixy, ixz, iyz} (kg m^2)");
  Inertial& inertial = body.body.inertial;
  if (body.mass) inertial.mass = read_number(*body.mass, problems).value_or(0);
  if (body.com) inertial.com = read_vector<3>(*body.com, problems).value_or(Double3{});
  if (body.inertia) read_inertia(*body.inertia, inertial, problems);
}

}  // namespace lagdyn
