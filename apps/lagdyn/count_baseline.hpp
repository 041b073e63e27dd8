// The gate of opcount: counts are exact, so any that rises is a regression.
#pragma once

#include <string>

#include "lagdyn/report/report.hpp"

namespace lagdyn::cli {

/// Adds to the report a check for each convention and method that both it and the saved report have: it fails where a
/// count rose, with n, old and new in its explanation. What fell, and what only one of the two has, becomes a note;
/// a file that is no such report an error.
void compare_with_count_baseline(const std::string& path, Report& report);

}  // namespace lagdyn::cli
