#include "lagdyn/io/problems.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>
#include <tuple>

namespace lagdyn {
namespace {

constexpr std::size_t most = 1000;

}  // namespace

bool Problems::is_kept(Severity severity) const { return count(severity) < most; }

void Problems::keep(const Code& code, Place place, std::string pointer, Message message) {
  found_.push_back({code.severity, std::string(code.id), file_, place.line, place.column, std::move(pointer),
                    std::move(message.found), std::move(message.expected), std::move(message.fix)});
}

void Problems::add(const Code& code, const JsonValue& at, Message message) {
  if (is_kept(code.severity)) keep(code, at.place(), at.pointer(), std::move(message));
  ++counts_[static_cast<std::size_t>(code.severity)];
}

void Problems::add(const Code& code, Place place, Message message) {
  if (is_kept(code.severity)) keep(code, place, "", std::move(message));
  ++counts_[static_cast<std::size_t>(code.severity)];
}

std::vector<Diagnostic> Problems::take() {
  std::stable_sort(found_.begin(), found_.end(), [](const Diagnostic& a, const Diagnostic& b) {
    return std::tie(a.line, a.column) < std::tie(b.line, b.column);
  });
  const std::size_t dropped = std::accumulate(counts_.begin(), counts_.end(), std::size_t{0}) - found_.size();
  if (dropped > 0)
    keep(codes::too_many_problems, Place{}, "",
         {fmt::format("{} more problems", dropped), fmt::format("at most {} errors, warnings or notes each", most),
          "mend those that are listed, then read the file again"});
  return std::move(found_);
}

}  // namespace lagdyn
