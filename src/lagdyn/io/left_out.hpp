// Remarks that a Chain has no place for.
#pragma once

#include <string>
#include <vector>

#include "lagdyn/chain/diagnostic.hpp"

namespace lagdyn {

/// A note for each "description" of a chain file that is not the chain's, a body's, a link's or a joint's own: writing
/// the chain anew leaves it out. The text is one that was read without errors; `name` stands for the file.
std::vector<Diagnostic> descriptions_left_out(const std::string& text, const std::string& name);

}  // namespace lagdyn
