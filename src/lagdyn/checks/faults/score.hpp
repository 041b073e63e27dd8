// Tries faults and their twins on the chains of grounds.hpp, at random states, before the registered checks.
//
// A fault is caught where one of its judges finds it above its own derived bound, on at least one chain. A twin is a
// false alarm wherever a judge does not find it held: above its bound, or not to be judged.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "lagdyn/checks/faults/fault.hpp"
#include "lagdyn/checks/residual.hpp"
#include "lagdyn/report/progress.hpp"

namespace lagdyn::faults {

struct TrialOptions {
  std::uint64_t seed = 1, first = 0;
};

/// One evaluation of one check.
struct Trial {
  std::string check, ground, unit;
  std::uint64_t state = 0;
  Residual residual;
};

struct FaultScore {
  std::vector<std::string> caught_by;  ///< checks, in the order of their registry
  std::vector<std::string> caught_on;  ///< chains
  std::optional<Trial> clearest;       ///< the trial with the largest ratio
  std::uint64_t trials = 0;            ///< evaluations on the fault's twin
  std::vector<Trial> false_alarms;     ///< those that did not hold

  bool caught() const { return !caught_by.empty(); }
};

inline constexpr std::uint64_t kStatesOfTrial = 3;

/// `row` is the fault's place in the catalogue: each has states of its own, first + row * kStatesOfTrial and on.
FaultScore score_of(const Fault& fault, std::uint64_t row, const TrialOptions& options);

}  // namespace lagdyn::faults
