// Saved reports: what `--output F.json` wrote, read back so that any renderer gives the bytes it would have given then.
//
// Strict in what it knows and blind to keys it does not know, which a later version may have added. A null that stands
// for a number that was not finite stays one.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "lagdyn/report/report.hpp"

namespace lagdyn {

struct ReadReport {
  std::optional<Report> report;         ///< empty exactly where a diagnostic is an error
  std::vector<Diagnostic> diagnostics;  ///< by place
};

/// "-" is standard input.
ReadReport read_report_file(const std::string& path);

/// The same from a text; `name` stands for the file in the diagnostics.
ReadReport read_report_text(const std::string& text, const std::string& name);

}  // namespace lagdyn
