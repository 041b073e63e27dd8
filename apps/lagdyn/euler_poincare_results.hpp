// What a report holds of one turning body.
#pragma once

#include <string>

#include "lagdyn/motion/so3_study.hpp"
#include "lagdyn/report/report.hpp"

namespace lagdyn::cli {

struct NamedBody {
  std::string name;
  TurningBody body;
};

/// Adds a result, a check for each law, and the curves.
void add_body(Report& report, const NamedBody& named, const RotationStudyOptions& options);

}  // namespace lagdyn::cli
