#include "lagdyn/io/left_out.hpp"

#include "lagdyn/io/parse_json.hpp"
#include "lagdyn/io/printable.hpp"

namespace lagdyn {
namespace {

// What kind of object it is, as far as it decides whether its remark is kept.
enum class Holder { chain, list, body, joint, other };

Holder inside(Holder holder, const std::string& key) {
  if (holder == Holder::chain && (key == "bodies" || key == "links")) return Holder::list;
  if (holder == Holder::body && key == "joint") return Holder::joint;
  return Holder::other;
}

void walk(const JsonValue& value, Holder holder, Problems& problems) {
  if (value.kind() == JsonKind::array) {
    for (const JsonValue& item : value.items())
      walk(item, holder == Holder::list ? Holder::body : Holder::other, problems);
    return;
  }
  if (value.kind() != JsonKind::object) return;
  for (const JsonMember& member : value.members()) {
    const std::string& key = member.key.string();
    if (key != "description")
      walk(member.value, inside(holder, key), problems);
    else if (holder == Holder::other)
      problems.add(
          codes::description_left_out, member.value,
          {"the description " + in_quotes(member.value.string()), "one of the chain, a body, a link or a joint",
           "it was left out of what was written; move it to the body or joint"});
  }
}

}  // namespace

std::vector<Diagnostic> descriptions_left_out(const std::string& text, const std::string& name) {
  Problems problems(name);
  if (const auto document = parse_json(text, problems)) walk(document->root(), Holder::chain, problems);
  return problems.take();
}

}  // namespace lagdyn
