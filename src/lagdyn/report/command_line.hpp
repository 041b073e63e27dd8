// Words of command lines that reports print, to be pasted into a shell.
#pragma once

#include <string>

namespace lagdyn {

/// A file's name as an argument: quoted where a shell would read more into it, "./" before one that looks like an option.
std::string file_argument(const std::string& file);

}  // namespace lagdyn
