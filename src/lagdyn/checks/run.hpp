// Runs checks on a chain over random states and says what held.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "lagdyn/checks/check.hpp"
#include "lagdyn/report/progress.hpp"
#include "lagdyn/report/report.hpp"

namespace lagdyn {

struct CheckOptions {
  std::uint64_t seed = 1, first = 0, samples = 1000;
  Bounds bounds = Bounds::radii;
};

/// How many of the wanted states a check runs on a chain of n joints: what its cost allows in its budget, at least 8
/// (or all, if fewer are wanted). Tight bounds cost about 10 + 2n times as much.
std::uint64_t states_within_budget(const Check& check, std::size_t joints, std::uint64_t wanted,
                                   Bounds bounds = Bounds::radii);

/// One result a check, in the order given. `input` and `file` go into the results and their commands to reproduce.
/// Verdicts: pass, fail (ratio above 1), skipped (the law does not apply, with the reason) or error (a number that is not
/// finite, or a bound above 1e-6 of the largest term, which proves nothing).
std::vector<CheckResult> run_checks(const Chain& chain, const std::vector<const Check*>& selected,
                                    const CheckOptions& options, std::size_t input, const std::string& file,
                                    const Progress& progress = {});

}  // namespace lagdyn
