#include "lagdyn/io/read_state.hpp"

#include <fmt/format.h>

namespace lagdyn {
namespace {

std::optional<std::vector<double>> read_numbers(const JsonValue& value, std::optional<std::size_t> joints,
                                                Problems& problems) {
  const auto entries = read_array(value, problems);
  if (!entries) return std::nullopt;
  if (joints && entries->size() != *joints) {
    problems.add(codes::state_length, value,
                 {describe(value), fmt::format("{} numbers, one a moving joint", *joints),
                  "give one number for each moving joint, base to tip; fixed joints have none"});
    return std::nullopt;
  }
  std::vector<double> numbers;
  for (const JsonValue& entry : *entries)
    if (const auto number = read_number(entry, problems)) numbers.push_back(*number);
  return numbers.size() == entries->size() ? std::optional(numbers) : std::nullopt;
}

}  // namespace

std::optional<JointState> read_state(JsonObject& object, std::optional<std::size_t> joints, Problems& problems) {
  const auto q_value = object.require("q", "the joint positions q");
  const auto q = q_value ? read_numbers(*q_value, joints, problems) : std::nullopt;
  if (q && !joints) joints = q->size();
  const auto rate = [&](const char* key) -> std::optional<std::vector<double>> {
    const auto value = object.find(key);
    return value ? read_numbers(*value, joints, problems) : std::vector<double>(joints.value_or(0));
  };
  const auto qd = rate("qd"), qdd = rate("qdd");
  if (!q || !qd || !qdd) return std::nullopt;
  return JointState{*q, *qd, *qdd};
}

}  // namespace lagdyn
