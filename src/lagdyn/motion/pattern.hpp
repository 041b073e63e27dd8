// The rules that poor integrators leave in a recorded motion.
//
// Rows k, k+1 of a passive motion, h = t_{k+1} - t_k, a_k = aba(q_k, qd_k, 0) of the chain. A recording fits a rule where its
// misfit, a root of the mean square over all rows, is below a tenth of the misfit of the rule it is told from:
//   explicit Euler        q_{k+1} - q_k = h qd_k,       qd_{k+1} - qd_k = h a_k        }
//   semi-implicit Euler   q_{k+1} - q_k = h qd_{k+1},   qd_{k+1} - qd_k = h a_k        } told from the trapezoidal means
//                or       q_{k+1} - q_k = h qd_k,       qd_{k+1} - qd_k = h a_{k+1}    } of qd and a
//   implicit Euler        q_{k+1} - q_k = h qd_{k+1},   qd_{k+1} - qd_k = h a_{k+1}    }
//   lagged kinetic        K_k is the chain's own of row k - 1,                           told from its own of row k
// An accurate integrator fits the means to h^3, the Euler rules to h^2 alone; those fit their own rule to rounding. Of
// accelerations that are constant all rules of qd fit, and those of q tell.
#pragma once

#include "lagdyn/motion/own_rows.hpp"

namespace lagdyn::motion {

enum class Pattern { none, explicit_euler, semi_implicit_euler, implicit_euler, lagged_kinetic };

Pattern pattern_of(const Trajectory& trajectory, const std::vector<OwnRow>& own);

}  // namespace lagdyn::motion
