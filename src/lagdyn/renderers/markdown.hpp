// A Report as GitHub-flavoured markdown: the verdict, then its tables. Names are text, never markup.
#pragma once

#include <string>

#include "lagdyn/report/report.hpp"

namespace lagdyn {

std::string render_markdown(const Report& report);

}  // namespace lagdyn
