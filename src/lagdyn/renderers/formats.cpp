#include "lagdyn/renderers/formats.hpp"

#include "lagdyn/renderers/csv.hpp"
#include "lagdyn/renderers/github.hpp"
#include "lagdyn/renderers/html.hpp"
#include "lagdyn/renderers/json.hpp"
#include "lagdyn/renderers/junit.hpp"
#include "lagdyn/renderers/markdown.hpp"
#include "lagdyn/renderers/sarif.hpp"

namespace lagdyn {
namespace {

template <std::string (*render)(const Report&)>
std::string unstyled(const Report& report, const TextStyle&) {
  return render(report);
}

constexpr Format table[] = {
    {"text", ".txt", render_text},
    {"json", ".json", unstyled<render_json>},
    {"markdown", ".md", unstyled<render_markdown>},
    {"csv", ".csv", unstyled<render_csv>},
    {"junit", ".xml", unstyled<render_junit>},
    {"sarif", ".sarif", unstyled<render_sarif>},
    {"github", "", unstyled<render_github>},
    {"html", ".html", unstyled<render_html>},
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
