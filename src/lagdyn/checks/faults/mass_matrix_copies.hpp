// Copies of crba and jacobian-sum (dynamics/) that can be told to make one mistake. Without one they do the same
// operations in the same order (tested: equal to the bit).
#pragma once

#include "lagdyn/dynamics/screw_model.hpp"
#include "lagdyn/spatial/matrix.hpp"

namespace lagdyn::faults {

enum class CompositeFault {
  none,
  no_parallel_axis,
  tensor_not_turned,
  tensor_turned_back,
  upper_triangle,
  no_lever,
  composites_not_added,
  no_armature,
  cross_terms_sign,
  first_moment_not_shifted
};
Matrix<Bounded> crba_copy(CompositeFault fault, const Model<Bounded>& model, const State<Bounded>& state);

enum class JacobianFault {
  none,
  adjoint_without_offset,
  adjoint_transposed,
  coupling_sign,
  about_com,
  last_link_lost,
  own_column_alone
};
Matrix<Bounded> jacobian_sum_copy(JacobianFault fault, const Model<Bounded>& model, const State<Bounded>& state);

}  // namespace lagdyn::faults
