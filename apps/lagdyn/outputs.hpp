// Where reports go: files that are written whole or not at all, and standard output.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "lagdyn/chain/diagnostic.hpp"
#include "lagdyn/renderers/formats.hpp"

namespace lagdyn::cli {

/// A file to be. What stood under its name before stays as it is until commit(). A device or a pipe is written
/// directly.
class OutputFile {
 public:
  /// Opens a temporary file beside `path`; adds a diagnostic where that is not possible.
  OutputFile(std::string path, std::vector<Diagnostic>& problems);
  OutputFile(OutputFile&& other) noexcept;
  OutputFile& operator=(OutputFile&&) = delete;
  ~OutputFile();  ///< without commit() nothing is left

  /// Writes and renames into place. Empty where that went well, else what went wrong, in words.
  std::string commit(std::string_view bytes);

 private:
  std::string open();  ///< what went wrong, in words; empty where nothing did
  void discard();

  std::string path_, temporary_;
  int descriptor_ = -1;
};

enum class Written { yes, closed_pipe, failed };

/// To standard output. A reader that has gone away is not a failure.
Written write_standard_output(std::string_view bytes);

/// Adds to the end of a file. Empty where that went well, else what went wrong, in words.
std::string append_to(const std::string& path, std::string_view bytes);

/// Whether a signal finds a line on standard error that has to be erased first.
void erase_line_on_signal(bool erase);

/// Keeps files that are opened from getting the number of a standard stream that is closed.
void hold_standard_descriptors();

/// From now on SIGINT and SIGTERM remove the temporary files and end the program with 130 or 143; a closed pipe and
/// a file beyond the system's limit of size are told by write() alone.
void install_signal_handlers();

}  // namespace lagdyn::cli
