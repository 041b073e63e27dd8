#include <fmt/format.h>

#include "lagdyn/renderers/text_parts.hpp"

namespace lagdyn {
namespace {

std::string place_of(const Diagnostic& d) {
  std::string place = escaped(d.file);
  if (d.line > 0) place += fmt::format(":{}", d.line);
  if (d.line > 0 && d.column > 0) place += fmt::format(":{}", d.column);
  return place.empty() ? "lagdyn" : place;
}

std::string severity_word(Severity severity, const TextStyle& style) {
  switch (severity) {
    case Severity::error:
      return colored("error", Verdict::fail, style);
    case Severity::warning:
      return colored("warning", Verdict::error, style);
    default:
      return "note";
  }
}

// The first line stays in one piece, however long its place is: editors and terminals make a link of it.
std::string block(const Diagnostic& d, const TextStyle& style) {
  std::string out = fmt::format("{}: {}: {}\n", place_of(d), severity_word(d.severity, style), escaped(d.code));
  const auto line = [&](const char* label, const std::string& text) {
    if (!text.empty()) out += wrapped(fmt::format("  {:<9}", label), escaped(text), style.width);
  };
  line("at", d.pointer);
  line("found", d.found);
  line("expected", d.expected);
  line("to mend", d.fix);
  return out;
}

}  // namespace

std::string render_diagnostics(std::span<const Diagnostic> diagnostics, const TextStyle& style) {
  std::string out;
  std::size_t notes = 0;
  for (const Diagnostic& d : diagnostics) {
    if (d.severity == Severity::note && style.detail != Detail::verbose)
      ++notes;
    else if (d.severity == Severity::error || style.detail != Detail::quiet)
      out += block(d, style);
  }
  if (notes > 0 && style.detail == Detail::normal)
    out += fmt::format("{} note{} on the input; --verbose shows {}\n", notes, notes == 1 ? "" : "s",
                       notes == 1 ? "it" : "them");
  return out;
}

}  // namespace lagdyn
