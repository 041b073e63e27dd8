// Form 2 of a chain file, products of exponentials: "links", each with M, its joint's screw A, its spatial inertia G.
#pragma once

#include <vector>

#include "lagdyn/chain/long_rotation.hpp"
#include "lagdyn/io/read_body.hpp"

namespace lagdyn {

struct ReadLinks {
  std::vector<ReadBody> bodies;  ///< in form 1's frames, each moved onto its joint's axis (screw_joint.hpp)
  std::optional<Long3> last_shift = Long3::Zero();  ///< by how much the last frame moved: the tip moves the other way;
                                                    ///< empty where its joint's axis was not read
};

/// Of an array.
ReadLinks read_links(const JsonValue& links, Problems& problems);

}  // namespace lagdyn
