// A whole file into memory, or one diagnostic that says why not.
#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "lagdyn/chain/diagnostic.hpp"

namespace lagdyn {

inline constexpr std::size_t max_file_bytes = std::size_t{64} << 20;

struct FileBytes {
  std::optional<std::string> bytes;
  std::optional<Diagnostic> problem;  ///< set exactly where bytes is not
};

/// "-" is standard input. Reads at most max_file_bytes. A larger regular file is refused by its size, before any of it
/// is read; a pipe or a device as soon as it has given more. Missing, unreadable and directory: an error with the
/// system's own words.
FileBytes read_file(const std::string& path);

}  // namespace lagdyn
