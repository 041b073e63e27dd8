// A Report as JSON, `"format": "lagdyn-report/1"`: what scripts read. Keys may be added, never renamed.
#pragma once

#include <string>

#include "lagdyn/report/report.hpp"

namespace lagdyn {

/// Every key is always there: null or empty where it does not apply. Equal reports give equal bytes. Ends in a newline.
std::string render_json(const Report& report);

}  // namespace lagdyn
