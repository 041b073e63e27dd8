// Plots of checks, for reports that can draw.
#pragma once

#include "lagdyn/checks/run.hpp"

namespace lagdyn {

/// The curves of every check that has some and was not skipped, at the state that decided its result. Titles name the
/// check and the file. `results` are those of run_checks for the same arguments. Cost: one evaluation of each.
ValueList check_curves(const Chain& chain, const std::vector<const Check*>& selected, const CheckOptions& options,
                       const std::vector<CheckResult>& results, const std::string& file);

}  // namespace lagdyn
