#include "lagdyn/io/json_fields.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <initializer_list>

#include "lagdyn/io/nearest_key.hpp"
#include "lagdyn/io/printable.hpp"

namespace lagdyn {
namespace {

void wrong_type(const JsonValue& value, const char* expected, const char* fix, Problems& problems) {
  problems.add(codes::wrong_type, value, {describe(value), expected, fix});
}

// Where a key belongs that stands in the wrong object; empty for one that is in no object of a chain file.
std::string_view home_of(std::string_view key) {
  struct Home {
    std::string_view object;
    std::initializer_list<std::string_view> keys;
  };
  static const Home homes[] = {{"inertial", {"mass", "com", "inertia"}},
                               {"inertia", {"ixx", "iyy", "izz", "ixy", "ixz", "iyz", "about"}},
                               {"joint", {"type", "axis", "origin", "pitch", "damping", "armature", "limits"}},
                               {"limits", {"lower", "upper", "velocity", "effort"}},
                               {"origin", {"xyz", "rpy", "quaternion", "matrix"}},
                               {"state", {"q", "qd", "qdd"}},
                               {"the whole file", {"format", "gravity", "bodies", "links", "tip", "state", "states"}}};
  for (const Home& home : homes)
    if (std::ranges::find(home.keys, key) != home.keys.end()) return home.object;
  return {};
}

std::string unknown_key_fix(std::string_view key, const std::vector<std::string_view>& known) {
  if (const std::string_view home = home_of(key); !home.empty())
    return home == "the whole file" ? "it belongs to the whole file: move it to the outermost object"
                                    : fmt::format("it belongs in \"{}\": move it there", home);
  const std::string_view near = near_key(key, known);
  return near.empty() ? "remove the key"
                      : fmt::format("the nearest known key is \"{}\": correct the key or remove it", near);
}

}  // namespace

std::string describe(const JsonValue& value) {
  switch (value.kind()) {
    case JsonKind::null:
      return "null";
    case JsonKind::boolean:
      return "a boolean";
    case JsonKind::number:
      return fmt::format("the number {}", value.number());
    case JsonKind::string:
      return "the string " + in_quotes(value.string());
    case JsonKind::array:
      return fmt::format("an array of {}", value.size());
    case JsonKind::object:
      return "an object";
  }
  return "";
}

std::optional<double> read_number(const JsonValue& value, Problems& problems) {
  if (value.kind() != JsonKind::number) {
    wrong_type(value, "a number", "write a number, without quotes", problems);
    return std::nullopt;
  }
  // One out of range is NaN here and was reported when its text was read.
  return std::isnan(value.number()) ? std::nullopt : std::optional(value.number());
}

std::optional<std::string> read_string(const JsonValue& value, Problems& problems) {
  if (value.kind() == JsonKind::string) return value.string();
  wrong_type(value, "a string", "write a string in double quotes", problems);
  return std::nullopt;
}

std::optional<std::vector<JsonValue>> read_array(const JsonValue& value, Problems& problems) {
  if (value.kind() == JsonKind::array) return value.items();
  wrong_type(value, "an array", "write a list in square brackets", problems);
  return std::nullopt;
}

std::optional<std::vector<JsonValue>> read_array(const JsonValue& value, std::size_t length, const char* what,
                                                 Problems& problems) {
  const std::string expected = fmt::format("an array of {} {}", length, what);
  if (value.kind() != JsonKind::array) {
    wrong_type(value, expected.c_str(), "write a list in square brackets", problems);
    return std::nullopt;
  }
  const std::size_t size = value.size();
  if (size == length) return value.items();
  problems.add(codes::wrong_length, value,
               {describe(value), expected, size < length ? "add what is missing" : "remove what is too much"});
  return std::nullopt;
}

JsonObject::JsonObject(const JsonValue& value, std::vector<std::string_view> known, Problems& problems)
    : value_(value), problems_(problems), is_object_(value.kind() == JsonKind::object) {
  if (!is_object_) {
    wrong_type(value, "an object", "write keys and values in braces", problems);
    return;
  }
  members_ = value.members();
  known.push_back("description");
  for (const JsonMember& member : members_) {
    const std::string& key = member.key.string();
    if (key == "description") read_string(member.value, problems);
    if (std::ranges::find(known, key) != known.end()) continue;
    problems.add_lazily(codes::unknown_key, member.key, [&] {
      return Message{"the unknown key " + in_quotes(key), fmt::format("one of {}", fmt::join(known, ", ")),
                     unknown_key_fix(key, known)};
    });
  }
}

std::optional<JsonValue> JsonObject::find(std::string_view key) const {
  const auto member = std::ranges::find_if(members_, [key](const JsonMember& m) { return m.key.string() == key; });
  return member == members_.end() ? std::nullopt : std::optional(member->value);
}

std::optional<JsonValue> JsonObject::require(std::string_view key, const char* expected) {
  std::optional<JsonValue> value = find(key);
  if (!value && is_object_)
    problems_.add(codes::missing_key, value_,
                  {fmt::format("no key \"{}\"", key), expected, fmt::format("add \"{}\"", key)});
  return value;
}

double JsonObject::number_or(std::string_view key, double fallback) {
  const std::optional<JsonValue> value = find(key);
  return value ? read_number(*value, problems_).value_or(fallback) : fallback;
}

std::string JsonObject::description() const {
  const std::optional<JsonValue> value = find("description");  // a wrong type was told when the object was made
  return value && value->kind() == JsonKind::string ? value->string() : "";
}

std::string JsonObject::string_or_empty(std::string_view key) {
  const std::optional<JsonValue> value = find(key);
  return value ? read_string(*value, problems_).value_or("") : "";
}

}  // namespace lagdyn
