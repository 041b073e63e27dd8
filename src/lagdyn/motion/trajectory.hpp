// A motion recorded with its energies: csv out at full precision, csv in strictly.
//
//   t,q1,...,qn,qd1,...,qdn,K,P,E,dissipated       s; rad, m; their rates; J. The last column is optional when read.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "lagdyn/chain/diagnostic.hpp"
#include "lagdyn/motion/printing.hpp"
#include "lagdyn/motion/run.hpp"

namespace lagdyn::motion {

struct TrajectoryPoint {
  double t = 0;
  std::vector<double> q, qd;
  double kinetic = 0, potential = 0, total = 0, dissipated = 0;
};

struct Trajectory {
  std::vector<TrajectoryPoint> points;  ///< times ascend
  bool has_dissipated = false;
  struct {
    Printing times, states, energies;
  } printing;

  double largest_step() const;
  /// Whether all steps are the same to 1e-6: then what was printed was exact.
  bool even_steps() const;
};

std::string trajectory_header(std::size_t joints);

/// Adds a row; every number in the shortest form that reads back to the same bits.
void append_row(std::string& csv, const Instant& now);

struct ReadTrajectory {
  Trajectory trajectory;                ///< of no use where a diagnostic is an error
  std::vector<Diagnostic> diagnostics;  ///< by place
};

/// For a chain of that many moving joints: the columns as above in this order, at least three rows, times that ascend.
/// "-" is standard input.
ReadTrajectory read_trajectory_file(const std::string& path, std::size_t joints);

/// The same from a text; `name` stands for the file in the diagnostics.
ReadTrajectory read_trajectory_text(std::string_view text, const std::string& name, std::size_t joints);

}  // namespace lagdyn::motion
