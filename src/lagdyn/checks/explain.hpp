// What a check's id or a diagnostic's code means, as an entry of a report's results.
//
//   {"id", "kind": "check" | "diagnostic", "title", "law", "symbols", "methods": [...], "measured_as", "source",
//    "causes": [...], "look_further": [{"command", "look_at"}], "severity", "place", "wrong", "right"}
// The last four are a diagnostic's, whose law is the rule that was broken; a key that does not apply is null or empty.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "lagdyn/report/report.hpp"

namespace lagdyn {

/// Every id that explain() knows: checks in their order, then codes.
std::vector<std::string_view> explained_ids();

/// Nothing where no check and no diagnostic has that id.
std::optional<Value> explain(std::string_view id);

}  // namespace lagdyn
