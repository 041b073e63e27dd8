// How large the equations of motion get when they are derived symbolically and not simplified (planar_lagrange.hpp).
#pragma once

#include <cstddef>
#include <cstdint>

namespace lagdyn {

struct SymbolicSize {
  double written_out = 0;    ///< operations, sines and cosines when every tau_i is printed as one expression
  std::uint64_t shared = 0;  ///< when each common subexpression (also between the tau_i) is worked out once
};

/// With symbols for every parameter. Factors 0 and +-1 are left out as they arise; signs are free.
SymbolicSize planar_lagrange_size(std::size_t joints);

}  // namespace lagdyn
