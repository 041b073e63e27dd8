// What the command line may hold, as data: the parser, --help, the shells' completions and the man page all follow it.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace lagdyn::cli {

/// The value of a flag as it was typed, not yet looked at.
using Typed = std::optional<std::string>;

/// What a shell offers for a value.
struct Suggest {
  bool files = false;
  std::vector<std::string> words;
};

/// A flag, or a positional argument where the name has no dashes.
struct Flag {
  std::string name;   ///< "--samples", "-o,--output", "FILE"
  std::string value;  ///< what stands for its value: "N"; empty for a switch
  std::string help;   ///< a default comes last, in brackets
  /// What the parser fills: a switch, one value, or one value each time the flag is given.
  std::variant<bool*, Typed*, std::vector<std::string>*> target;
  Suggest suggest;

  bool positional() const { return name.front() != '-'; }
  bool repeats() const { return std::holds_alternative<std::vector<std::string>*>(target); }
  /// "-o" and "--output": the long one last
  std::vector<std::string> spellings() const {
    const std::size_t comma = name.find(',');
    if (comma == std::string::npos) return {name};
    return {name.substr(0, comma), name.substr(comma + 1)};
  }
};

struct Grammar {
  std::string about;  ///< one line
  std::vector<Flag> flags;
  std::string remark;                 ///< what else one has to know; may be empty
  std::vector<std::string> examples;  ///< command lines that work where arm.json is a chain file of two joints
};

}  // namespace lagdyn::cli
