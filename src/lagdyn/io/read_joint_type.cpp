#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string>

#include "lagdyn/io/nearest_key.hpp"
#include "lagdyn/io/printable.hpp"
#include "lagdyn/io/read_body.hpp"

namespace lagdyn {
namespace {

using Word = std::string_view;

constexpr std::array<std::pair<Word, JointType>, 5> types = {{{"revolute", JointType::revolute},
                                                              {"continuous", JointType::continuous},
                                                              {"prismatic", JointType::prismatic},
                                                              {"screw", JointType::screw},
                                                              {"fixed", JointType::fixed}}};
constexpr std::array<Word, 5> words = {"revolute", "continuous", "prismatic", "screw", "fixed"};

// What other formats call them.
constexpr std::array<std::pair<Word, Word>, 10> elsewhere = {{{"hinge", "revolute"},
                                                              {"rotary", "revolute"},
                                                              {"rotational", "revolute"},
                                                              {"slide", "prismatic"},
                                                              {"slider", "prismatic"},
                                                              {"linear", "prismatic"},
                                                              {"translational", "prismatic"},
                                                              {"helical", "screw"},
                                                              {"weld", "fixed"},
                                                              {"rigid", "fixed"}}};
constexpr std::array<Word, 8> of_several_freedoms = {"ball",   "spherical",   "universal", "cylindrical",
                                                     "planar", "translation", "floating",  "free"};

Message explain(const std::string& name) {
  const std::string found = "the joint type " + in_quotes(name);
  if (const auto other = std::ranges::find(elsewhere, name, &std::pair<Word, Word>::first); other != elsewhere.end())
    return {found, fmt::format("\"{}\", as URDF calls it", other->second), fmt::format("write \"{}\"", other->second)};
  const std::string expected = fmt::format("one of {}", fmt::join(words, ", "));
  if (std::ranges::find(of_several_freedoms, name) != of_several_freedoms.end())
    return {found, expected, "build it from joints of one freedom, with bodies without \"inertial\" between them"};
  const Word nearest = nearest_key(name, words);
  return {found, expected, nearest.empty() ? "write one of these" : fmt::format("the nearest is \"{}\"", nearest)};
}

}  // namespace

std::optional<JointType> read_joint_type(const JsonValue& value, Problems& problems) {
  const std::optional<std::string> name = read_string(value, problems);
  if (!name) return std::nullopt;
  const auto type = std::ranges::find(types, *name, &std::pair<Word, JointType>::first);
  if (type != types.end()) return type->second;
  problems.add(codes::joint_type, value, explain(*name));
  return std::nullopt;
}

}  // namespace lagdyn
