// What a report amounts to: the exit code of the command and the verdict that the report itself states.
#pragma once

#include <string_view>

#include "lagdyn/report/report.hpp"

namespace lagdyn {

/// The first that holds: 2 a diagnostic is an error (the command line or an input is wrong); 3 a check or a result
/// could not be judged, or nothing was checked; 1 a check failed, a residual is above its bound or a check is worse than
/// in the baseline; 0 all held, or a listing.
int exit_code(const Report& report);

/// "pass" with exit code 0, "fail" with 1, else "incomplete".
std::string_view report_verdict(const Report& report);

}  // namespace lagdyn
