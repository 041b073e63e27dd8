#include <fmt/format.h>

#include "lagdyn/renderers/text_parts.hpp"
#include "lagdyn/report/value.hpp"

namespace lagdyn {
namespace {

std::string words(const Value& value) {
  const auto* text = std::get_if<std::string>(&value.data);
  return text ? escaped(*text) : "";
}

std::string joined(const Value& list) {
  std::string text;
  for (const Value& item : items(list)) text += (text.empty() ? "" : ", ") + words(item);
  return text;
}

std::string causes_text(const Value& causes, const TextStyle& style) {
  std::string out = "\nIf it fails, the likely causes:\n";
  int number = 0;
  for (const Value& cause : items(causes)) out += wrapped(fmt::format("  {}. ", ++number), words(cause), style.width);
  return out;
}

std::string look_further_text(const Value& list, const TextStyle& style) {
  std::string out = "\nTo look further, arm.json being your file:\n";
  for (const Value& look : items(list)) {
    out += wrapped_command("  ", words(at(look, "command")), style.width);
    out += wrapped("    ", words(at(look, "look_at")), style.width);
  }
  return out;
}

std::string snippet(const char* head, const Value& text) {
  const auto* lines = std::get_if<std::string>(&text.data);
  std::string out = fmt::format("\n{}:\n", head);
  if (!lines) return out;
  for (std::size_t start = 0; start <= lines->size();) {
    const std::size_t end = std::min(lines->find('\n', start), lines->size());
    out += "  " + escaped(lines->substr(start, end - start)) + '\n';
    start = end + 1;
  }
  return out;
}

std::string result_text(const Value& result, const TextStyle& style) {
  const bool check = words(at(result, "kind")) == "check";
  std::string out = wrapped("", words(at(result, "id")) + ": " + words(at(result, "title")), style.width) + '\n';
  const auto line = [&](const char* label, const std::string& text) {
    if (!text.empty()) out += wrapped(fmt::format("{:<10}", label), text, style.width);
  };
  line("severity", words(at(result, "severity")));
  line(check ? "law" : "rule", words(at(result, "law")));
  line("symbols", words(at(result, "symbols")));
  line("methods", joined(at(result, "methods")));
  line("measured", words(at(result, "measured_as")));
  line("source", words(at(result, "source")));
  if (check)
    return out + causes_text(at(result, "causes"), style) + look_further_text(at(result, "look_further"), style);
  line("place", words(at(result, "place")));
  return out + snippet("wrong", at(result, "wrong")) + snippet("right", at(result, "right"));
}

}  // namespace

std::string explain_text(const Report& report, const TextStyle& style) {
  std::string out;
  for (const Value& result : report.results) out += result_text(result, style);
  return out;
}

}  // namespace lagdyn
