// How large the equations of motion get when they are derived symbolically and not simplified (planar_lagrange.hpp).
#pragma once

#include <cstddef>
#include <cstdint>

namespace lagdyn {

struct SymbolicSize {
  double written_out = 0;    ///< operations, sines and cosines when every tau_i is printed as one expression
  std::uint64_t shared = 0;  ///< when each common subexpression (also between the tau_i) is worked out once
};

/// What SymPy 1.14's count_ops gives for such equations, not simplified, added up over the joints; scripts/crosscheck
/// derives and counts them anew.
struct SympyCount {
  std::size_t joints;
  std::uint64_t symbols;   ///< a symbol for every parameter
  std::uint64_t decimals;  ///< a number for every parameter
};
inline constexpr SympyCount sympy_counts[] = {{2, 556, 492}, {3, 2653, 2449}, {4, 8583, 8097}};

/// With symbols for every parameter. Factors 0 and +-1 are left out as they arise; signs are free.
SymbolicSize planar_lagrange_size(std::size_t joints);

}  // namespace lagdyn
