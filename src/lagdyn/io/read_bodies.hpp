// Form 1 of a chain file: "bodies", each with its joint in URDF's words.
#pragma once

#include <vector>

#include "lagdyn/io/read_body.hpp"

namespace lagdyn {

/// The bodies of an array, base to tip.
std::vector<ReadBody> read_bodies(const JsonValue& bodies, Problems& problems);

}  // namespace lagdyn
