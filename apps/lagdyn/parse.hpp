// From the words of the command line to a command whose flags are filled.
#pragma once

#include <memory>
#include <string>

#include "common_flags.hpp"

namespace lagdyn::cli {

struct CommandLine {
  std::string name;                  ///< of the subcommand; empty where none was recognised
  std::unique_ptr<Command> command;  ///< null exactly then
  CommonFlags common;
  std::string answer;  ///< to --help or --version: to be printed, and nothing else done
  Problems problems;   ///< what the parser refused; then the flags are incomplete
};

/// Never throws on a wrong command line. Help is laid out for so many columns.
CommandLine parse_command_line(int argc, const char* const* argv, int width);

}  // namespace lagdyn::cli
