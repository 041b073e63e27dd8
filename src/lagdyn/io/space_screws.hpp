// "Slist" of Modern Robotics' lists: the joints' screw axes (w, v) in the space frame, as columns or as rows.
#pragma once

#include <optional>
#include <vector>

#include "lagdyn/io/json_fields.hpp"
#include "lagdyn/io/screw_joint.hpp"

namespace lagdyn {

struct SpaceScrew {
  JsonValue place;                ///< the row, or the first number of the column
  std::optional<ScrewAxis> axis;  ///< empty where a number is wrong
};

/// The n screws of a 6 x n matrix (the book's own shape) or of n rows of 6; a note says which was read. At n = 6 it is
/// the reading in which every axis is of unit length, the columns if both are or neither is. Empty where it has another
/// shape.
std::optional<std::vector<SpaceScrew>> read_space_screws(const JsonValue& value, std::size_t n, Problems& problems);

}  // namespace lagdyn
