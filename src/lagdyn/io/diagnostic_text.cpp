#include "lagdyn/io/diagnostic_text.hpp"

#include <fmt/format.h>

#include <vector>

#include "lagdyn/io/printable.hpp"

namespace lagdyn {

std::string to_text(Severity severity) {
  return severity == Severity::error ? "error" : severity == Severity::warning ? "warning" : "note";
}

std::string to_text(const Diagnostic& d) {
  std::string place = d.file;
  if (d.line > 0) place += fmt::format(":{}", d.line);
  if (d.line > 0 && d.column > 0) place += fmt::format(":{}", d.column);
  std::vector<std::string> parts;
  if (!d.found.empty()) parts.push_back("found " + d.found);
  if (!d.expected.empty()) parts.push_back("expected " + d.expected);
  if (!d.fix.empty()) parts.push_back("fix: " + d.fix);
  return printable(fmt::format("{}: {}: {}{}{} [{}]", place, to_text(d.severity), d.pointer,
                               d.pointer.empty() ? "" : ": ", fmt::join(parts, "; "), d.code));
}

}  // namespace lagdyn
