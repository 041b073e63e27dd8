// A check: one law, tested at one state at a time. The runner (run.hpp) draws the states and judges.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "lagdyn/checks/residual.hpp"
#include "lagdyn/checks/sample.hpp"
#include "lagdyn/report/report.hpp"

namespace lagdyn {

struct Check {
  std::string id;                    ///< stable, e.g. "torque.kane"
  std::string title;                 ///< a short name in words
  std::string law;                   ///< the law as a formula
  std::vector<std::string> methods;  ///< what is compared; one name where a method is held against a law
  std::string unit;                  ///< of measured and bound
  std::string unit_sliding;          ///< the same where the worst joint is prismatic; empty when it makes no difference
  std::string advice;                ///< what a failure usually means

  /// Expected cost of one state in microseconds on a desktop core, for a chain of n joints, and the power of n it grows
  /// with. The runner derives the number of states from it, so that equal commands run equal states anywhere.
  std::function<double(double n)> cost;
  int order = 1;
  bool once = false;                       ///< depends on the chain alone: one evaluation, no random states
  std::uint64_t most = ~std::uint64_t{0};  ///< states beyond which nothing more is learnt (an exact proof)

  /// Why the law cannot be tested on this chain; nothing when it can.
  std::function<std::optional<std::string>(const Subject&)> skipped;
  std::function<Finding(const Subject&, const Sample&)> evaluate;
  /// What the evaluation established beyond the numbers, or why it failed; may be empty.
  std::function<std::string(const Subject&, const Sample&, const Finding&)> explain;
  /// Plots of the evaluation (report/series.hpp), `heading` before each title; empty where there is nothing to see.
  std::function<ValueList(const Subject&, const Sample&, const std::string& heading)> curves;
};

}  // namespace lagdyn
