#include "lagdyn/io/read_placement.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "lagdyn/io/orientation.hpp"

namespace lagdyn {
namespace {

constexpr double no_rotation = 1e-6, not_exact = 1e-12, full_turn = 6.2832;

std::optional<Quaternion> read_quaternion(const JsonValue& value, Problems& problems) {
  const auto wxyz = read_vector<4>(value, problems);
  if (!wxyz) return std::nullopt;
  const Quaternion q{(*wxyz)[0], (*wxyz)[1], (*wxyz)[2], (*wxyz)[3]};
  const double size = length(q);
  if (size < shortest_direction) {
    problems.add(codes::quaternion_zero, value,
                 {"a zero quaternion", "a quaternion [w, x, y, z] of length 1", "[1, 0, 0, 0] is no rotation"});
    return std::nullopt;
  }
  if (std::abs(size - 1) > no_rotation)
    problems.add(codes::quaternion_length, value,
                 {fmt::format("a quaternion of length {}", size), "length 1 to 1e-6",
                  "it was normalised; check its order, [w, x, y, z], and divide it by its length"});
  return normalised(q);
}

}  // namespace

std::optional<Quaternion> read_rotation(const Matrix<3>& R, const JsonValue& at, Problems& problems) {
  const double error = orthogonality_error(R);
  if (!(error <= no_rotation)) {
    problems.add(codes::matrix_not_rotation, at,
                 {fmt::format("a matrix that is no rotation: R^T R differs from 1 by up to {:.3g}", error),
                  "orthonormal rows and columns, to 1e-6",
                  "give the rotation's own matrix, without scale, to 9 digits or more"});
    return std::nullopt;
  }
  if (determinant(R) < 0) {
    problems.add(codes::matrix_not_rotation, at,
                 {"a reflection: its determinant is -1", "a rotation, of determinant 1",
                  "turn the sign of one row or column: one axis points the wrong way"});
    return std::nullopt;
  }
  if (error > not_exact)
    problems.add(codes::matrix_rounded, at,
                 {fmt::format("a matrix that is a rotation only to {:.3g}", error), "a rotation to 1e-12",
                  "a rotation next to it was taken; give more digits"});
  return quaternion_from_matrix(R);
}

std::optional<Quaternion> read_orientation(const JsonObject& object, Problems& problems) {
  const auto rpy = object.find("rpy"), quaternion = object.find("quaternion"), matrix = object.find("matrix");
  std::vector<JsonValue> given;
  for (const auto& value : {rpy, quaternion, matrix})
    if (value) given.push_back(*value);
  if (given.empty()) return Quaternion{};
  if (given.size() > 1) {
    problems.add(codes::two_orientations, given.back(),
                 {fmt::format("{} orientations in one place", given.size()), "one of rpy, quaternion and matrix",
                  "remove the others"});
    return std::nullopt;
  }
  if (quaternion) return read_quaternion(*quaternion, problems);
  if (matrix) {
    const auto R = read_matrix<3>(*matrix, problems);
    return R ? read_rotation(*R, *matrix, problems) : std::nullopt;
  }
  const auto angles = read_vector<3>(*rpy, problems);
  if (angles && std::ranges::any_of(*angles, [](double angle) { return std::abs(angle) > full_turn; }))
    problems.add(codes::angle_unit, *rpy,
                 {"an angle of more than a turn", "radians, between -2 pi and 2 pi",
                  "is it in degrees? multiply by pi/180 = 0.0174533"});
  return angles ? std::optional(quaternion_from_rpy(*angles)) : std::nullopt;
}

std::optional<Placement> read_placement(const JsonValue& value, Problems& problems) {
  const JsonObject object(value, {"xyz", "rpy", "quaternion", "matrix"}, problems);
  const auto xyz = object.find("xyz");
  const std::optional<Double3> offset = xyz ? read_vector<3>(*xyz, problems) : Double3{};
  const std::optional<Quaternion> orientation = read_orientation(object, problems);
  if (!offset || !object.is_object()) return std::nullopt;
  return Placement{*offset, orientation.value_or(Quaternion{})};
}

std::optional<Placement> read_pose_matrix(const JsonValue& value, Problems& problems) {
  const auto T = read_matrix<4>(value, problems);
  if (!T) return std::nullopt;
  const Matrix<4>& m = *T;
  const auto [a, b, c, d] = m[3];
  if (std::abs(a) > not_exact || std::abs(b) > not_exact || std::abs(c) > not_exact || std::abs(d - 1) > not_exact) {
    problems.add(codes::pose_last_row, read_array(value, problems)->back(),
                 {fmt::format("the last row {}, {}, {}, {}", a, b, c, d), "0, 0, 0, 1",
                  "give the rotation in the upper left 3x3 block, the offset in the last column"});
    return std::nullopt;
  }
  const Matrix<3> R = {{{m[0][0], m[0][1], m[0][2]}, {m[1][0], m[1][1], m[1][2]}, {m[2][0], m[2][1], m[2][2]}}};
  const std::optional<Quaternion> orientation = read_rotation(R, value, problems);
  if (!orientation) return std::nullopt;
  return Placement{{m[0][3], m[1][3], m[2][3]}, *orientation};
}

}  // namespace lagdyn
