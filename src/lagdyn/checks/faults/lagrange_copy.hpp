// A copy of christoffel-exact and euler-lagrange-exact (dynamics/christoffel.hpp) that can be told to make one mistake
// after the slopes of M and P are found. Without one it does the same operations in the same order (tested: equal to
// the bit).
#pragma once

#include <vector>

#include "lagdyn/chain/state.hpp"
#include "lagdyn/spatial/matrix.hpp"

namespace lagdyn::faults {

enum class LagrangeFault {
  none,
  coriolis_halved,
  no_symmetric_half,
  inward_slope_sign,
  inward_slope_missing,
  squares_alone,
  stale_slope,
  not_halved,
  gradient_sign,
  last_row_lost,
  damping_squared,
};

Matrix<Bounded> coriolis_copy(LagrangeFault fault, const std::vector<Matrix<Bounded>>& dM,
                              const std::vector<Bounded>& qd);

std::vector<Bounded> lagrange_copy(LagrangeFault fault, const Model<Bounded>& model, const State<Bounded>& state);

}  // namespace lagdyn::faults
