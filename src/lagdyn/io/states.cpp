#include "lagdyn/io/states.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string_view>

#include "lagdyn/io/parse_json.hpp"
#include "lagdyn/io/read_file.hpp"
#include "lagdyn/io/read_state.hpp"
#include "lagdyn/io/states_csv.hpp"
#include "lagdyn/io/utf8.hpp"

namespace lagdyn {
namespace {

constexpr const char* blanks = " \t\r\n";

// What a report's results hold beside the state.
constexpr std::array<std::string_view, 16> other_quantities = {"tau",
                                                               "mass_matrix",
                                                               "coriolis_matrix",
                                                               "gravity_vector",
                                                               "kinetic_energy",
                                                               "potential_energy",
                                                               "qdd_from_tau",
                                                               "dtau_dq",
                                                               "dtau_dqd",
                                                               "tip_position",
                                                               "tip_rotation",
                                                               "tip_jacobian",
                                                               "tip_jacobian_dot_qd",
                                                               "input",
                                                               "state",
                                                               "terms"};

class StatesReader {
 public:
  StatesReader(std::size_t joints, Problems& problems) : joints_(joints), problems_(problems) {}

  void read_document(const JsonValue& root) {
    if (root.kind() != JsonKind::object) return read_list(root);
    const std::vector<JsonMember> members = root.members();
    const auto list = std::ranges::find_if(members, [](const JsonMember& m) { return m.key.string() == "states"; });
    if (list == members.end())
      read_one(root);
    else
      read_list(list->value);
  }

  void read_lines(std::string_view text) {
    for (int line = 1; !text.empty(); ++line) {
      const std::size_t end = std::min(text.find('\n'), text.size());
      const std::string_view row = text.substr(0, end);
      if (row.find_first_not_of(blanks) != std::string_view::npos)
        if (const auto document = parse_json(std::string(row), problems_, {}, line)) read_one(document->root());
      text.remove_prefix(std::min(end + 1, text.size()));
    }
  }

  std::vector<JointState> states;

 private:
  void read_list(const JsonValue& list) {
    for (const JsonValue& value : read_array(list, problems_).value_or(std::vector<JsonValue>{})) read_one(value);
  }

  void read_one(const JsonValue& value) {
    std::vector<std::string_view> keys = {"q", "qd", "qdd"};
    keys.insert(keys.end(), other_quantities.begin(), other_quantities.end());
    JsonObject object(value, keys, problems_);
    if (!object.is_object()) return;
    if (!noted_) note_unread(value);
    if (auto state = read_state(object, joints_, problems_)) states.push_back(std::move(*state));
  }

  void note_unread(const JsonValue& state) {
    for (const JsonMember& member : state.members()) {
      if (std::ranges::find(other_quantities, member.key.string()) == other_quantities.end()) continue;
      problems_.add(
          codes::states_not_read, member.key,
          {fmt::format("\"{}\" in a state", member.key.string()), "q, qd and qdd", "only these three are read"});
      noted_ = true;
      return;
    }
  }

  std::size_t joints_;
  Problems& problems_;
  bool noted_ = false;
};

// Whether the first line with anything in it is a whole JSON value and more follows.
bool is_json_lines(const std::string& text, std::size_t first) {
  const std::size_t end = text.find('\n', first);
  if (end == std::string::npos || text.find_first_not_of(blanks, end) == std::string::npos) return false;
  Problems unused("");
  return parse_json(text.substr(first, end - first), unused).has_value();
}

std::vector<JointState> read_any(std::string text, std::size_t joints, Problems& problems) {
  if (text.starts_with(byte_order_mark)) text.erase(0, byte_order_mark.size());
  const std::size_t first = text.find_first_not_of(blanks);
  if (first != std::string::npos && text[first] != '[' && text[first] != '{')
    return read_states_csv(text, joints, problems);
  StatesReader reader(joints, problems);
  if (first != std::string::npos && text[first] == '{' && is_json_lines(text, first))
    reader.read_lines(text);
  else if (first != std::string::npos)
    if (const auto document = parse_json(std::move(text), problems)) reader.read_document(document->root());
  return std::move(reader.states);
}

}  // namespace

ReadStates read_states_text(const std::string& text, const std::string& name, std::size_t n_joints) {
  Problems problems(name);
  ReadStates result;
  result.states = read_any(text, n_joints, problems);
  if (result.states.empty() && problems.error_count() == 0)
    problems.add(codes::states_empty, Place{1, 1}, {"no state", "at least one", "add one, e.g. [{\"q\": [0.1, 0.2]}]"});
  if (problems.error_count() > 0) result.states.clear();
  result.diagnostics = problems.take();
  return result;
}

ReadStates read_states_file(const std::string& path, std::size_t n_joints) {
  const FileBytes file = read_file(path);
  if (!file.bytes) return {{}, {*file.problem}};
  return read_states_text(*file.bytes, path, n_joints);
}

}  // namespace lagdyn
