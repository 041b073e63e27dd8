// Copies of aba, ldlt and the solver on it (dynamics/) that can be told to make one mistake. Without one they do the
// same operations in the same order (tested: equal to the bit).
#pragma once

#include <vector>

#include "lagdyn/chain/state.hpp"

namespace lagdyn::faults {

enum class ArticulatedFault {
  none,
  no_velocity_bias,
  bias_not_carried,
  joint_not_free,
  no_gyroscopic_force,
  one_sided_shift,
  gravity_missing,
  damping_missing,
  armature_missing
};
std::vector<double> aba_copy(ArticulatedFault fault, const Model<double>& model, const State<double>& state,
                             const std::vector<double>& tau);

enum class FactorFault { none, pivot_not_updated, same_factor_twice, not_divided, bias_sign };
std::vector<double> mass_matrix_solve_copy(FactorFault fault, const Model<double>& model, const State<double>& state,
                                           const std::vector<double>& tau);

}  // namespace lagdyn::faults
