// Whether the rows of a recorded motion follow from each other by the chain's own equations.
//
// From row k, x = (q, qd) is carried to the time of row k + s by RK4 in two halves, x'. Three roots of a mean square over all
// pairs of rows, for q and for qd each:
//   misfit   x_{k+s} - x'           of what is recorded
//   euler    x_k + h x_k' - x'      of one step by explicit Euler: what an integrator of first order is off by
//   allowed  what printing can change in either row, carried along; and what RK4 in one step differs by from two halves
// The rows follow where  misfit <= allowed + 0.1 euler + 1e-6 |x' - x_k|.  The stride s, from 1, is doubled until allowed is
// below 0.1 euler or 1e-2 |x' - x_k|, so that rows in few digits are compared over times in which they do move.
//
// Before that, positions must move as velocities say: the rate c that fits  q_{k+1} - q_k = c h (qd_k + qd_{k+1}) / 2  best
// is 1. It is -1 where a sign is lost, pi/180 where one of both is in degrees, 1e-3 where t is in milliseconds.
// Cost: at most 24 evaluations of the equations a row.
#pragma once

#include <cstddef>
#include <optional>

#include "lagdyn/motion/equations.hpp"
#include "lagdyn/motion/trajectory.hpp"

namespace lagdyn::motion {

struct Misfit {
  double recorded = 0, euler = 0, allowed = 0, moved = 0;  ///< rad and m; rad/s and m/s

  bool within() const { return recorded <= allowed + 0.1 * euler + 1e-6 * moved; }
  bool resolved() const { return allowed <= 0.1 * euler || allowed <= 1e-2 * moved; }
};

struct Followed {
  enum class Verdict { yes, no, unresolved };
  Verdict verdict = Verdict::unresolved;
  Misfit q, qd;
  std::size_t stride = 1;      ///< rows from one to the next compared
  std::size_t row = 0;         ///< that is furthest from where it should be, from 0
  std::optional<double> pace;  ///< c, where it fits and is not 1
};

/// `equations` are those of the passive chain.
Followed follow(Equations& equations, const Trajectory& trajectory);

}  // namespace lagdyn::motion
