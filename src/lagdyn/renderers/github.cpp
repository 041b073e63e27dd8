#include "lagdyn/renderers/github.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "lagdyn/renderers/judgements.hpp"
#include "lagdyn/renderers/text_layout.hpp"
#include "lagdyn/report/exit_code.hpp"

namespace lagdyn {
namespace {

using Kind = Judgement::Kind;

// The runner's own escapes: % first of all, line ends, and in a property the two characters that end one.
std::string encoded(std::string_view text, bool property) {
  std::string out;
  for (const char c : text) {
    if (c == '%')
      out += "%25";
    else if (c == '\n')
      out += "%0A";
    else if (property && c == ':')
      out += "%3A";
    else if (property && c == ',')
      out += "%2C";
    else
      out += c;
  }
  return out;
}

const char* command_of(Kind kind) {
  return kind == Kind::warning ? "warning" : kind == Kind::note ? "notice" : "error";
}

std::string annotation(const Judgement& j) {
  std::string properties;
  const auto add = [&](const char* name, const std::string& value) {
    properties += fmt::format("{}{}={}", properties.empty() ? " " : ",", name, encoded(value, true));
  };
  if (!j.file.empty()) add("file", escaped(j.file));
  if (j.line > 0) add("line", std::to_string(j.line));
  if (j.column > 0) add("col", std::to_string(j.column));
  add("title", "lagdyn: " + escaped(j.id));
  return fmt::format("::{}{}::{}\n", command_of(j.kind), properties, encoded(j.text, false));
}

}  // namespace

std::string render_github(const Report& report) {
  std::vector<Judgement> told = judgements_of(report);
  const auto count = [&](Kind kind) { return std::ranges::count(told, kind, &Judgement::kind); };
  std::string summary =
      fmt::format("lagdyn {}: {} ({} passed, {} failed, {} not judged, {} skipped, {} warnings)",
                  escaped(report.command), report_verdict(report), count(Kind::pass), count(Kind::failed),
                  count(Kind::error), count(Kind::skipped), count(Kind::warning));
  std::erase_if(told, [](const Judgement& j) { return j.kind == Kind::pass || j.kind == Kind::skipped; });
  std::ranges::stable_sort(told, [](const Judgement& a, const Judgement& b) {
    return a.kind != b.kind ? a.kind > b.kind : a.ratio.value_or(0) > b.ratio.value_or(0);
  });
  std::string out;
  for (std::size_t i = 0; i < std::min(told.size(), most_annotations); ++i) out += annotation(told[i]);
  if (told.size() > most_annotations)
    summary += fmt::format("; {} more are in the step's summary", told.size() - most_annotations);
  return out + summary + "\n";
}

}  // namespace lagdyn
