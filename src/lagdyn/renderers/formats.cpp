#include "lagdyn/renderers/formats.hpp"

#include "lagdyn/renderers/json.hpp"

namespace lagdyn {
namespace {

constexpr Format table[] = {
    {"text", ".txt", render_text},
    {"json", ".json", [](const Report& report, const TextStyle&) { return render_json(report); }},
};

}  // namespace

std::span<const Format> formats() { return table; }

const Format* format_named(std::string_view name) {
  for (const Format& format : table)
    if (format.name == name) return &format;
  return nullptr;
}

const Format* format_of_path(std::string_view path) {
  for (const Format& format : table)
    if (!format.ending.empty() && path.ends_with(format.ending)) return &format;
  return nullptr;
}

}  // namespace lagdyn
