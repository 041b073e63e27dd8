// The words of contracts: verdicts and severities as every format for machines spells them.
#pragma once

#include <string>

#include "lagdyn/report/report.hpp"

namespace lagdyn {

inline std::string verdict_name(Verdict verdict) {
  constexpr const char* names[] = {"pass", "fail", "skipped", "error"};
  return names[static_cast<int>(verdict)];
}

inline std::string severity_name(Severity severity) {
  constexpr const char* names[] = {"error", "warning", "note"};
  return names[static_cast<int>(severity)];
}

}  // namespace lagdyn
