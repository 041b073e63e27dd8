#include "lagdyn/dynamics/inertia_free.hpp"

#include <utility>

#include "lagdyn/dynamics/crba.hpp"
#include "lagdyn/dynamics/modular_state.hpp"

namespace lagdyn {

namespace {

/// Marks the joints with a non-zero entry in some vector of the kernel; false when the kernel is {0}.
bool mark_kernel(Matrix<Modular> M, std::vector<bool>& member) {
  const std::size_t n = M.rows();
  std::vector<std::size_t> pivots;  // pivots[r] is the column of row r
  std::vector<std::size_t> free;
  for (std::size_t column = 0; column < n; ++column) {
    std::size_t row = pivots.size();
    while (row < n && M(row, column) == Modular(0)) ++row;
    if (row == n) {
      free.push_back(column);
      continue;
    }
    const std::size_t r = pivots.size();
    for (std::size_t j = 0; j < n; ++j) std::swap(M(r, j), M(row, j));
    const Modular inverse = Modular(1) / M(r, column);
    for (std::size_t j = column; j < n; ++j) M(r, j) = M(r, j) * inverse;
    for (std::size_t i = 0; i < n; ++i) {
      if (i == r || M(i, column) == Modular(0)) continue;
      const Modular factor = M(i, column);
      for (std::size_t j = column; j < n; ++j) M(i, j) -= factor * M(r, j);
    }
    pivots.push_back(column);
  }
  for (std::size_t f : free) {
    member[f] = true;
    for (std::size_t r = 0; r < pivots.size(); ++r)
      if (M(r, f) != Modular(0)) member[pivots[r]] = true;
  }
  return !free.empty();
}

}  // namespace

std::vector<std::size_t> inertia_free_joints(const Chain& chain) {
  const Model<Modular> model = lift<Modular>(chain);
  std::vector<bool> member(model.size());
  for (std::uint64_t draw = 0; draw < 3; ++draw)
    if (!mark_kernel(crba(model, modular_state(model, 0, draw, "inertia-free")), member)) return {};
  std::vector<std::size_t> joints;
  for (std::size_t i = 0; i < member.size(); ++i)
    if (member[i]) joints.push_back(i);
  return joints;
}

}  // namespace lagdyn
