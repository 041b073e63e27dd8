// A Report's main table as csv (RFC 4180, but lines end with a line feed): one header, rows of equal length.
//
// Numbers are as in the JSON; a text that a spreadsheet would take for a formula gets an apostrophe before it.
#pragma once

#include <string>

#include "lagdyn/report/report.hpp"

namespace lagdyn {

std::string render_csv(const Report& report);

}  // namespace lagdyn
