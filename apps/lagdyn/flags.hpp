// The command line as it was typed: words, not yet looked at. Only the parser fills these; resolving them is next.
#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "lagdyn/chain/diagnostic.hpp"

namespace lagdyn::cli {

using Typed = std::optional<std::string>;

struct CommonFlags {
  Typed format;
  std::vector<std::string> outputs;
  bool quiet = false, verbose = false, no_color = false;
};

struct StateFlags {
  Typed q, qd, qdd, states, random, seed, first;
};

struct CheckFlags {
  std::vector<std::string> files;
  Typed samples, seed, first;
  std::vector<std::string> only, skip;  ///< one entry a flag; each may be a list
  bool list = false, strict = false, exit_zero = false;
};

struct TorqueFlags {
  std::string file;
  StateFlags state;
  Typed methods;
};

struct MassMatrixFlags {
  std::string file;
  StateFlags state;
  bool coriolis = false, mdot = false, skew = false, dmdq = false;
};

struct CommandLine {
  std::string command;  ///< the subcommand; empty where none was recognised
  CommonFlags common;
  std::variant<CheckFlags, TorqueFlags, MassMatrixFlags> flags;
  std::string answer;                ///< to --help or --version: to be printed, and nothing else done
  std::vector<Diagnostic> problems;  ///< what the parser refused; then the flags are incomplete
};

/// Never throws on a wrong command line.
CommandLine parse_command_line(int argc, const char* const* argv);

}  // namespace lagdyn::cli
