// No report is written over what a command reads, nor over another report.
#pragma once

#include <string>
#include <vector>

#include "options.hpp"

namespace lagdyn::cli {

/// Adds a problem for each output that is one of the inputs, whatever name, link or hard link leads to it, and for each
/// that is an output given before. Devices and pipes may be read and written.
void refuse_overwriting(const std::vector<std::string>& inputs, const std::vector<std::string>& outputs,
                        Problems& problems);

}  // namespace lagdyn::cli
