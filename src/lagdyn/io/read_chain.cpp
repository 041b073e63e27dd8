#include "lagdyn/io/read_chain.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "lagdyn/io/judge_chain.hpp"
#include "lagdyn/io/parse_json.hpp"
#include "lagdyn/io/printable.hpp"
#include "lagdyn/io/read_bodies.hpp"
#include "lagdyn/io/read_file.hpp"
#include "lagdyn/io/read_links.hpp"
#include "lagdyn/io/read_placement.hpp"
#include "lagdyn/io/read_state.hpp"
#include "lagdyn/io/sha256.hpp"

namespace lagdyn {
namespace {

constexpr const char* format_name = "lagdyn-chain/1";

class ChainReader {
 public:
  ChainReader(const JsonValue& root, Problems& problems)
      : root_(root, {"$schema", "format", "name", "gravity", "bodies", "links", "tip", "state", "states"}, problems),
        problems_(problems) {}

  Chain run() {
    if (!root_.is_object() || !check_format()) return std::move(chain_);
    root_.string_or_empty("$schema");
    chain_.name = root_.string_or_empty("name");
    chain_.description = root_.description();
    if (const auto gravity = root_.find("gravity"))
      chain_.gravity = read_vector<3>(*gravity, problems_).value_or(chain_.gravity);
    read_tip();
    read_either_form();
    for (const ReadBody& read : places_.bodies) chain_.bodies.push_back(read.body);
    judge_chain(chain_, places_, problems_);
    read_states();
    return std::move(chain_);
  }

 private:
  // False where the file is of another kind altogether, so that more messages would not help.
  bool check_format() {
    const auto value = root_.find("format");
    if (!value)
      problems_.add(codes::missing_key, root_.value(),
                    {"no key \"format\"", "the format \"lagdyn-chain/1\"", "add \"format\": \"lagdyn-chain/1\""});
    const auto format = value ? read_string(*value, problems_) : std::nullopt;
    if (format && *format != format_name)
      problems_.add(codes::format, *value,
                    {"the format " + in_quotes(*format), fmt::format("\"{}\"", format_name),
                     *format == "modern-robotics" ? "convert it: lagdyn convert FILE --to chain -o chain.json"
                                                  : "set it to \"lagdyn-chain/1\" if it is such a file"});
    return !format || *format == format_name || root_.find("bodies") || root_.find("links");
  }

  void read_tip() {
    const auto tip = root_.find("tip");
    if (!tip) return;
    const std::optional<Placement> placement = read_placement(*tip, problems_);
    places_.tip_known = placement.has_value();
    if (placement) places_.tip = tip;
    chain_.tip = placement.value_or(Placement{});
  }

  void read_either_form() {
    const auto bodies = root_.find("bodies"), links = root_.find("links");
    if (bodies && links) {
      problems_.add(
          codes::two_forms, *links,
          {"\"links\" beside \"bodies\"", "the bodies of form 1 or the links of form 2", "remove one of the two"});
      return;
    }
    const auto list = links ? links : root_.require("bodies", "the bodies, base to tip (or \"links\")");
    if (!list || !read_array(*list, problems_)) return;
    places_.list = list;
    if (bodies) {
      places_.bodies = read_bodies(*list, problems_);
    } else {
      ReadLinks form2 = read_links(*list, problems_);
      places_.bodies = std::move(form2.bodies);
      if (!form2.last_shift) {
        places_.tip.reset();
        places_.tip_known = false;
      }
      if (places_.tip_known) chain_.tip.xyz = rounded(Long3(long_vector(chain_.tip.xyz) - *form2.last_shift));
    }
  }

  void read_states() {
    const auto one = root_.find("state"), several = root_.find("states");
    if (one && several)
      problems_.add(
          codes::two_states, *several,
          {"\"states\" beside \"state\"", "one state in \"state\", or a list in \"states\"", "remove one of the two"});
    const bool counted = !places_.bodies.empty() && std::ranges::all_of(places_.bodies, &ReadBody::typed);
    const std::optional<std::size_t> joints = counted ? std::optional(moving_joints(chain_).size()) : std::nullopt;
    std::vector<JsonValue> values;
    if (one) values.push_back(*one);
    if (several)
      for (const JsonValue& value : read_array(*several, problems_).value_or(values)) values.push_back(value);
    for (const JsonValue& value : values) {
      JsonObject object(value, {"q", "qd", "qdd"}, problems_);
      if (auto state = read_state(object, joints, problems_)) chain_.states.push_back(std::move(*state));
    }
  }

  JsonObject root_;
  Problems& problems_;
  Chain chain_;
  ChainPlaces places_;
};

// The schema that lies beside chain files, as in `lagdyn check *.json`: one message, not one for each of its keys.
bool is_schema(const JsonValue& root, Problems& problems) {
  if (root.kind() != JsonKind::object) return false;
  for (const JsonMember& member : root.members()) {
    if (member.key.string() != "$schema" || member.value.kind() != JsonKind::string) continue;
    if (member.value.string().find("json-schema.org/") == std::string::npos) continue;
    problems.add(codes::format, member.value,
                 {"a JSON Schema", "a chain file", "leave this file out: it describes chain files and is none"});
    return true;
  }
  return false;
}

}  // namespace

ReadChain read_chain_text(const std::string& text, const std::string& name) {
  ReadChain result;
  result.sha256 = sha256(text);
  Problems problems(name);
  if (const auto document = parse_json(text, problems); document && !is_schema(document->root(), problems)) {
    Chain chain = ChainReader(document->root(), problems).run();
    if (problems.error_count() == 0) result.chain = std::move(chain);
  }
  result.diagnostics = problems.take();
  return result;
}

ReadChain read_chain_file(const std::string& path) {
  FileBytes file = read_file(path);
  if (!file.bytes) return {std::nullopt, {*file.problem}, ""};
  return read_chain_text(*file.bytes, path);
}

}  // namespace lagdyn
