// JSON for people: what is short, and a list of numbers, stands on one line, the rest is indented. Doubles are in the shortest form that reads
// back to the same bits.
#pragma once

#include <nlohmann/json.hpp>
#include <string>

namespace lagdyn {

/// Of objects, arrays, strings and doubles. Ends in a newline.
std::string laid_out(const nlohmann::ordered_json& value);

}  // namespace lagdyn
