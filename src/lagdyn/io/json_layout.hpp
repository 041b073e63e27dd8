// JSON for people: what is short, and a list of numbers, stands on one line, the rest is indented. Numbers and strings
// are those of json_text.hpp.
#pragma once

#include <nlohmann/json.hpp>
#include <string>

namespace lagdyn {

/// Of objects, arrays, strings and doubles. Ends in a newline.
std::string laid_out(const nlohmann::ordered_json& value);

}  // namespace lagdyn
