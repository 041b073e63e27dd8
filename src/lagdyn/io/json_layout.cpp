#include "lagdyn/io/json_layout.hpp"

#include <algorithm>

#include "lagdyn/io/json_text.hpp"

namespace lagdyn {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::size_t longest_line = 110;

void append_on_one_line(std::string& out, const Json& value) {
  if (!value.is_structured()) {
    value.is_string() ? append_json_string(out, value.get_ref<const std::string&>())
                      : append_json_number(out, value.get<double>());
    return;
  }
  out += value.is_object() ? "{" : "[";
  bool first = true;
  for (const auto& [key, item] : value.items()) {
    if (!first) out += ", ";
    first = false;
    if (value.is_object()) {
      append_json_string(out, key);
      out += ": ";
    }
    append_on_one_line(out, item);
  }
  out += value.is_object() ? '}' : ']';
}

bool is_vector(const Json& value) {
  return value.is_array() && std::ranges::none_of(value, [](const Json& item) { return item.is_structured(); });
}

void append(std::string& out, const Json& value, std::size_t indent) {
  const std::size_t start = out.size(), line = out.find_last_of('\n') + 1;
  append_on_one_line(out, value);
  if (!value.is_structured() || is_vector(value) || (indent > 0 && out.size() - line < longest_line)) return;
  out.resize(start);
  out += value.is_object() ? "{" : "[";
  bool first = true;
  for (const auto& [key, item] : value.items()) {
    out.append(first ? "\n" : ",\n").append(indent + 2, ' ');
    first = false;
    if (value.is_object()) {
      append_json_string(out, key);
      out += ": ";
    }
    append(out, item, indent + 2);
  }
  out.append("\n").append(indent, ' ');
  out += value.is_object() ? '}' : ']';
}

}  // namespace

std::string laid_out(const Json& value) {
  std::string out;
  append(out, value, 0);
  return out + '\n';
}

}  // namespace lagdyn
