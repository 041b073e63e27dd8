// Why a law is not tested on a chain: the reasons that several checks share.
#pragma once

#include <optional>
#include <string>

#include "lagdyn/checks/sample.hpp"

namespace lagdyn::checks {

/// Forward dynamics and definiteness are refused where some joints move no inertia in any state.
std::optional<std::string> refuse_inertia_free(const Subject& subject);

}  // namespace lagdyn::checks
