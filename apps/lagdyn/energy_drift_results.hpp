// From what motions tell to what the report of energy-drift holds: results, curves, and a sentence where it does not pass.
#pragma once

#include "lagdyn/motion/drift.hpp"
#include "lagdyn/motion/recorded.hpp"
#include "lagdyn/report/report.hpp"

namespace lagdyn::cli {

/// What a model with wrong masses says of the same start.
struct WrongModel {
  double error = 0;      ///< of the masses: 0.05 is 5 % too much
  motion::Drift driven;  ///< the true chain under computed torques of the wrong model
  double balance = 0;    ///< max |E' - E'(0) + D| of the passive motion, E' by the wrong model (J)
};

/// Adds the result, its curves, and notes; lowers the report's outcome where the drift does not pass.
void add_drift(Report& report, const motion::DriftProblem& problem, const motion::Drift& drift, bool damped,
               const std::optional<WrongModel>& wrong);

/// The same of a recorded motion.
void add_recorded(Report& report, const motion::Recorded& recorded, const motion::Trajectory& trajectory);

/// Lower the outcome, to fail or to error, with a note that says why.
void fail(Report& report, std::string note);
void refuse(Report& report, std::string note);

/// A row of the table of drifts; what is relative is relative to the energy exchanged (J).
Value row_value(const motion::DriftRow& row, double exchanged);

}  // namespace lagdyn::cli
