// The flags that every subcommand has: how its report is shown.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "command.hpp"
#include "lagdyn/renderers/formats.hpp"

namespace lagdyn::cli {

struct CommonFlags {
  Typed format;
  std::vector<std::string> outputs;
  bool quiet = false, verbose = false, no_color = false;
};

/// The command's own flags, then these.
Grammar full_grammar(Command& command, CommonFlags& flags);

struct Presentation {
  const Format* format = nullptr;  ///< of standard output
  std::vector<std::pair<std::string, const Format*>> outputs;
  Detail detail = Detail::normal;
  bool colors_wanted = true;
};

/// Of a command that does not report, the formats stay empty.
Presentation resolve_presentation(const CommonFlags& flags, bool reports, Problems& problems);

}  // namespace lagdyn::cli
