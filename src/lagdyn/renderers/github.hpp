// A Report as GitHub's workflow commands: annotations at the places in the files, worst first.
//
// GitHub shows ten annotations a step, so there are at most ten; the last line says how many verdicts there were, and
// the whole report belongs into the step's summary (the program appends it there).
#pragma once

#include <string>

#include "lagdyn/report/report.hpp"

namespace lagdyn {

inline constexpr std::size_t most_annotations = 10;

std::string render_github(const Report& report);

}  // namespace lagdyn
