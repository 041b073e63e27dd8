#include "lagdyn/io/read_spatial_inertia.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>

namespace lagdyn {
namespace {

// The entry of G that violates a rule most, and by how much.
struct Worst {
  std::size_t row = 0, column = 0;
  double size = 0;

  void take(std::size_t i, std::size_t j, double violation) {
    if (std::abs(violation) > size) *this = {i, j, std::abs(violation)};
  }
};

Worst asymmetry(const Matrix<6>& G) {
  Worst worst;
  for (std::size_t i = 0; i < 6; ++i)
    for (std::size_t j = 0; j < i; ++j) worst.take(i, j, G[i][j] - G[j][i]);
  return worst;
}

Worst mass_block_error(const Matrix<6>& G) {
  Worst worst;
  for (std::size_t i = 3; i < 6; ++i)
    for (std::size_t j = 3; j < 6; ++j) worst.take(i, j, G[i][j] - (i == j ? G[3][3] : 0));
  return worst;
}

Worst moment_block_error(const Matrix<6>& G) {
  Worst worst;
  for (std::size_t i = 0; i < 3; ++i)
    for (std::size_t j = 0; j <= i; ++j) worst.take(i, j + 3, i == j ? G[i][j + 3] : G[i][j + 3] + G[j][i + 3]);
  return worst;
}

double largest_entry(const Matrix<6>& G) {
  double largest = 0;
  for (const auto& row : G)
    for (double entry : row) largest = std::max(largest, std::abs(entry));
  return largest;
}

}  // namespace

std::optional<Inertial> read_spatial_inertia(const JsonValue& value, Problems& problems) {
  const auto matrix = read_matrix<6>(value, problems);
  if (!matrix) return std::nullopt;
  const Matrix<6>& G = *matrix;
  const double tolerance = 16 * (std::numeric_limits<double>::epsilon() / 2) * largest_entry(G);
  bool good = true;
  const auto judge = [&](const Code& code, const Worst& worst, const char* what, const char* expected,
                         const char* fix) {
    if (worst.size <= tolerance) return;
    good = false;
    const JsonValue entry = value.items()[worst.row].items()[worst.column];
    problems.add(
        code, entry,
        {fmt::format("{}: entry ({}, {}) of G is off by {:.3g}", what, worst.row + 1, worst.column + 1, worst.size),
         fmt::format("{}, to {:.3g}", expected, tolerance), fix});
  };
  judge(codes::g_not_symmetric, asymmetry(G), "G is not symmetric", "G = G^T", "make the two triangles equal");
  judge(codes::g_mass_block, mass_block_error(G), "the mass block is not m 1",
        "m on the diagonal of the lower right block, else 0", "the order is (w, v): rotation first");
  judge(codes::g_moment_block, moment_block_error(G), "the m[c] block is not skew",
        "m[c] = [[0, -mz, my], [mz, 0, -mx], [-my, mx, 0]] in the upper right block",
        "correct the signs; its diagonal is 0");
  if (!good) return std::nullopt;
  const double m = G[3][3];
  if (m == 0 && (G[2][4] != 0 || G[0][5] != 0 || G[1][3] != 0)) {
    problems.add(codes::g_no_mass, value, {"a first moment m c without mass", "m c = 0 where m = 0", "give the mass"});
    return std::nullopt;
  }
  Inertial inertial;
  inertial.mass = m;
  if (m != 0) inertial.com = {G[2][4] / m, G[0][5] / m, G[1][3] / m};
  inertial.inertia = {G[0][0], G[1][1], G[2][2], G[0][1], G[0][2], G[1][2]};
  inertial.about = InertiaPoint::origin;
  return inertial;
}

}  // namespace lagdyn
