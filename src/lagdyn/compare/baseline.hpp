// A run of checks against an earlier one: what got worse since.
//
// Checks are the same where the input's file and the id are. A verdict is worse in the order pass < skipped < error <
// fail: a law that is no longer tested is a loss as well. A ratio is worse above kLargestGrowth times the baseline's.
#pragma once

#include <cstdint>
#include <string>

#include "lagdyn/report/report.hpp"

namespace lagdyn {

/// Another compiler or mathematical library rounds other operations, and the worst state is then another one: that moves
/// the largest ratio of many states by less than this, while a wrong term moves it by powers of ten.
inline constexpr double kLargestGrowth = 10;

/// Fills CheckResult::baseline wherever a check is in both. What cannot be compared, and other states or changed files,
/// are told in now.notes; where nothing could be compared the outcome is an error. A baseline of another command or
/// without checks is an error among now.diagnostics, and nothing is compared.
/// `file` is the baseline's name, `first` the first random state of this run.
void compare_with_baseline(Report& now, const Report& baseline, const std::string& file, std::uint64_t first);

}  // namespace lagdyn
