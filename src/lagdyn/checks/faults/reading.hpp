// One arm twice: as a chain stated by hand, and as the text of a chain file that says the same in other words.
#pragma once

#include "lagdyn/chain/chain.hpp"

namespace lagdyn::faults {

Chain stated_arm();
Chain read_arm();

}  // namespace lagdyn::faults
