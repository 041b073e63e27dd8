// A diagnostic as one line for a person at a terminal.
#pragma once

#include <string>

#include "lagdyn/chain/diagnostic.hpp"

namespace lagdyn {

/// "error", "warning" or "note".
std::string to_text(Severity severity);

/// E.g. "arm.json:7:14: error: /bodies/0/joint/axis: found a zero vector; expected ...; fix: ... [chain.axis-zero]".
/// What is not known is left out; control characters are escaped.
std::string to_text(const Diagnostic& diagnostic);

}  // namespace lagdyn
