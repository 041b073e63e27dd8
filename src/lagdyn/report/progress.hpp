// What long work tells of itself while it runs.
#pragma once

#include <cstdint>
#include <functional>

namespace lagdyn {

/// Called often, so it must be cheap: the part of the work that is done, by its expected cost, 0 to 1; and the states
/// that were evaluated, once for each check. May be empty.
using Progress = std::function<void(double fraction, std::uint64_t states)>;

}  // namespace lagdyn
