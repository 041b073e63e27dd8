// A Report as text for people. Scripts read the JSON; this may change. Names cannot steer the terminal.
#pragma once

#include <span>
#include <string>

#include "lagdyn/report/report.hpp"

namespace lagdyn {

enum class Detail {
  quiet,  ///< what went wrong, and the last line
  normal,
  verbose  ///< the worst state of checks that pass too, every method's matrix, notes
};

struct TextStyle {
  bool color = false;  ///< verdict words alone are coloured
  int width = 80;      ///< columns; only words of a command to copy may stand out
  Detail detail = Detail::normal;
  bool diagnostics = false;  ///< begin with them: for a file, which standard error does not go with
};

/// Ends in a newline.
std::string render_text(const Report& report, const TextStyle& style);

/// What the reader of the input has to say, one block a message: FILE:LINE:COLUMN: error: ... Warnings unless quiet;
/// notes when verbose, else a line that counts them. Empty where there is nothing to say.
std::string render_diagnostics(std::span<const Diagnostic> diagnostics, const TextStyle& style);

}  // namespace lagdyn
