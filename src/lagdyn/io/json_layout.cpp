#include "lagdyn/io/json_layout.hpp"

#include <algorithm>

namespace lagdyn {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::size_t longest_line = 110;

// "{"a": [1, 2]}" with a blank after commas and colons.
std::string on_one_line(const Json& value) {
  if (!value.is_structured()) return value.dump();
  std::string out = value.is_object() ? "{" : "[";
  bool first = true;
  for (const auto& [key, item] : value.items()) {
    if (!first) out += ", ";
    first = false;
    if (value.is_object()) out += Json(key).dump() + ": ";
    out += on_one_line(item);
  }
  return out + (value.is_object() ? '}' : ']');
}

bool is_row_of_numbers(const Json& value) {
  return value.is_array() && std::all_of(value.begin(), value.end(), [](const Json& item) { return item.is_number(); });
}

void append(std::string& out, const Json& value, std::size_t indent, std::size_t used) {
  const std::string line = on_one_line(value);
  if (!value.is_structured() || is_row_of_numbers(value) || (indent > 0 && used + line.size() <= longest_line)) {
    out += line;
    return;
  }
  out += value.is_object() ? "{" : "[";
  bool first = true;
  for (const auto& [key, item] : value.items()) {
    out.append(first ? "\n" : ",\n").append(indent + 2, ' ');
    first = false;
    const std::string head = value.is_object() ? Json(key).dump() + ": " : "";
    out += head;
    append(out, item, indent + 2, indent + 3 + head.size());
  }
  out.append("\n").append(indent, ' ');
  out += value.is_object() ? '}' : ']';
}

}  // namespace

std::string laid_out(const Json& value) {
  std::string out;
  append(out, value, 0, 0);
  return out + '\n';
}

}  // namespace lagdyn
