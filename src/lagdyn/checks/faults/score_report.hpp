// The score of planted faults as a report.
//
// `results`: for each kind {"kind", "planted", "caught", "false_alarms", "trials"}; `checks`: an entry for each fault,
// which passes when the fault is caught (measured and bound are those of the check that sees it most clearly, the bound a
// lower one: ratio = 1 / the check's own), and one for each kind's twins, which fails when a check alarms at any of them.
#pragma once

#include "lagdyn/checks/faults/score.hpp"
#include "lagdyn/report/report.hpp"

namespace lagdyn::faults {

/// Tries the faults of which `chosen` says so; rows keep their numbers, so that each meets the same states in any choice.
void add_score(const std::vector<Fault>& faults, const std::vector<bool>& chosen, const TrialOptions& options,
               Report& report, const Progress& progress = {});

}  // namespace lagdyn::faults
