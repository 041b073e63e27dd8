#include "lagdyn/report/exit_code.hpp"

#include <algorithm>

namespace lagdyn {

int exit_code(const Report& report) {
  const auto has = [&](Verdict verdict) {
    return report.outcome == verdict ||
           std::ranges::any_of(report.checks, [&](const CheckResult& check) { return check.verdict == verdict; });
  };
  if (std::ranges::any_of(report.diagnostics, [](const Diagnostic& d) { return d.severity == Severity::error; }))
    return 2;
  if (has(Verdict::error) || (!report.tested && report.listings.empty())) return 3;
  const bool regressed = std::ranges::any_of(
      report.checks, [](const CheckResult& check) { return check.baseline && !check.baseline->regression.empty(); });
  return has(Verdict::fail) || regressed ? 1 : 0;
}

std::string_view report_verdict(const Report& report) {
  switch (exit_code(report)) {
    case 0:
      return "pass";
    case 1:
      return "fail";
    default:
      return "incomplete";
  }
}

}  // namespace lagdyn
