#include "lagdyn/io/problems.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <tuple>

namespace lagdyn {
namespace {

constexpr std::size_t most = 1000;

}  // namespace

void Problems::add(const Code& code, const JsonValue& at, Message message) {
  const bool kept = found_.size() < most;  // pointers and places of problems that are only counted cost too much
  const Place place = kept ? at.place() : Place{};
  add({code.severity, code.id, file_, place.line, place.column, kept ? at.pointer() : "", std::move(message.found),
       std::move(message.expected), std::move(message.fix)});
}

void Problems::add(const Code& code, Place place, Message message) {
  add({code.severity, code.id, file_, place.line, place.column, "", std::move(message.found),
       std::move(message.expected), std::move(message.fix)});
}

void Problems::add(Diagnostic diagnostic) {
  if (diagnostic.severity == Severity::error) ++errors_;
  if (found_.size() < most)
    found_.push_back(std::move(diagnostic));
  else
    ++dropped_;
}

std::vector<Diagnostic> Problems::take() {
  std::stable_sort(found_.begin(), found_.end(), [](const Diagnostic& a, const Diagnostic& b) {
    return std::tie(a.line, a.column) < std::tie(b.line, b.column);
  });
  if (dropped_ > 0)
    found_.push_back({codes::too_many_problems.severity, codes::too_many_problems.id, file_, 0, 0, "",
                      fmt::format("{} more problems", dropped_), fmt::format("at most {}", most),
                      "mend those that are listed, then read the file again"});
  return std::move(found_);
}

}  // namespace lagdyn
