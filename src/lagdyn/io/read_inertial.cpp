#include <fmt/format.h>

#include "lagdyn/io/printable.hpp"
#include "lagdyn/io/read_body.hpp"
#include "lagdyn/io/read_placement.hpp"

namespace lagdyn {
namespace {

// Empty where it is wrong.
std::optional<InertiaPoint> read_about(const JsonObject& object, Problems& problems) {
  const auto value = object.find("about");
  if (!value) return InertiaPoint::com;
  const std::optional<std::string> about = read_string(*value, problems);
  if (about == "origin") return InertiaPoint::origin;
  if (about && about != "com")
    problems.add(codes::inertia_about, *value,
                 {in_quotes(*about), "\"com\" or \"origin\"", "say about which point the inertia is given"});
  return about == "com" ? std::optional(InertiaPoint::com) : std::nullopt;
}

// False, and the inertia 0, where the six entries or their point are not known.
bool read_inertia(const JsonValue& value, Inertial& inertial, Problems& problems) {
  JsonObject object(value, {"ixx", "iyy", "izz", "ixy", "ixz", "iyz", "about", "rpy", "quaternion", "matrix"},
                    problems);
  bool known = object.is_object();
  const auto entry = [&](const char* key) {
    const auto value_of_key = object.require(key, "all six entries of the inertia matrix (kg m^2)");
    const auto number = value_of_key ? read_number(*value_of_key, problems) : std::nullopt;
    known = known && number;
    return number.value_or(0);
  };
  const InertiaEntries entries{entry("ixx"), entry("iyy"), entry("izz"), entry("ixy"), entry("ixz"), entry("iyz")};
  const std::optional<InertiaPoint> about = read_about(object, problems);
  const std::optional<Quaternion> orientation = read_orientation(object, problems);
  known = known && about && (orientation || about == InertiaPoint::com);
  if (!known) return false;
  inertial.inertia = entries;
  inertial.about = *about;
  inertial.orientation = orientation.value_or(Quaternion{});
  return true;
}

}  // namespace

void read_inertial(JsonObject& object, ReadBody& body, Problems& problems) {
  const auto mass_value = object.require("mass", "the mass (kg)");
  const auto com_value = object.require("com", "the centre of mass [x, y, z] in the body frame (m)");
  const auto inertia = object.require("inertia", "the inertia {ixx, iyy, izz, ixy, ixz, iyz} (kg m^2)");
  const auto mass = mass_value ? read_number(*mass_value, problems) : std::nullopt;
  const auto com = com_value ? read_vector<3>(*com_value, problems) : std::nullopt;
  Inertial& inertial = body.body.inertial;
  inertial.mass = mass.value_or(0);
  inertial.com = com.value_or(Double3{});
  if (mass) body.mass = mass_value;
  if (com) body.com = com_value;
  if (inertia && read_inertia(*inertia, inertial, problems)) body.inertia = inertia;
}

}  // namespace lagdyn
