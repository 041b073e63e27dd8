// A Report as one HTML file that needs nothing else: no script, no font, no request. Verdict first, then what went
// wrong, plots, tables. Light and dark, narrow and wide, on paper.
#pragma once

#include <string>

#include "lagdyn/report/report.hpp"

namespace lagdyn {

std::string render_html(const Report& report);

}  // namespace lagdyn
