// The order of the library's layers and what breaks it, as functions of plain text: a planted text can be judged.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace lagdyn {

/// Lowest first. A layer may include itself and what stands before it.
inline const std::vector<std::string> layer_order = {"scalars", "spatial", "chain",  "io",     "dynamics", "kinematics",
                                                     "motion",  "batch",   "report", "checks", "compare",  "renderers"};

/// A line for each include in `text`, a file of `layer`, that the order forbids: of a later layer, of a folder that is
/// no layer, or of a project file by a path that does not begin with "lagdyn/".
std::vector<std::string> forbidden_includes(const std::string& layer, std::string_view text);

/// Every layer that the CMakeLists.txt `text` declares by lagdyn_layer(NAME …), in its order.
std::vector<std::string> declared_layers(std::string_view text);

}  // namespace lagdyn
