// A Report as SARIF 2.1.0 (OASIS, 2020): a result for each failure, error, regression and message.
//
// Columns count code points, as SARIF calls "unicodeCodePoints". A verdict on a whole file points at its first line.
// Results that are no verdicts stand in the run's property bag, as tables.
#pragma once

#include <string>

#include "lagdyn/report/report.hpp"

namespace lagdyn {

std::string render_sarif(const Report& report);

}  // namespace lagdyn
