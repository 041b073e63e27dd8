// Plots of a study of a turning body: how its errors fall, and its flip about the intermediate axis.
#pragma once

#include <string>

#include "lagdyn/motion/so3_study.hpp"
#include "lagdyn/report/report.hpp"

namespace lagdyn {

/// One or two series of convergence with the slope of order 4 beside them, and the flip over time where there is one;
/// each title begins with `name`.
ValueList rotation_curves(const std::string& name, const RotationStudy& study);

}  // namespace lagdyn
