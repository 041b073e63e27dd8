// No file may be used twice in a way that destroys what is in it.
#pragma once

#include <string>
#include <vector>

#include "command.hpp"

namespace lagdyn::cli {

/// A problem for each output that is one of the inputs, whatever name, link or hard link leads to it; for each that is
/// an output given before; and where more than one input is to come from standard input. Devices and pipes may be read
/// and written.
void check_file_roles(const std::vector<std::string>& inputs, const std::vector<std::string>& outputs,
                      Problems& problems);

}  // namespace lagdyn::cli
