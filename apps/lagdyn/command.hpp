// A subcommand: the flags that fill it, and its work. Flags as typed, then resolved, then run; a command never prints.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "grammar.hpp"
#include "lagdyn/chain/diagnostic.hpp"
#include "lagdyn/report/report.hpp"

namespace lagdyn::cli {

class ProgressBar;
using Problems = std::vector<Diagnostic>;

/// A report, or a text of another kind (a chain file, a schema) beside one that has diagnostics alone.
struct Outcome {
  Report report;
  std::optional<std::string> document;
  std::vector<std::string> files;  ///< bytes for each of Command::files_written(), in its order; empty: not written

  Outcome(Report r) : report(std::move(r)) {}
  Outcome(Report r, std::string text) : report(std::move(r)), document(std::move(text)) {}
};

class Command {
 public:
  virtual ~Command() = default;

  /// With targets inside this command.
  virtual Grammar grammar() = 0;

  /// False where it prints a text of another kind; then there is no --format.
  virtual bool reports() const { return true; }

  /// Files named on the command line: these must not be written over.
  virtual std::vector<std::string> files_read() const { return {}; }

  /// Files that get what the run makes beside its report: opened before it, written whole or not at all.
  virtual std::vector<std::string> files_written() const { return {}; }

  /// A file that gets the JSON report where the run came to a judgement, and nothing else.
  virtual std::optional<std::string> baseline_to_write() const { return {}; }

  /// Whether a failed check, as such, is to end the program with 0.
  virtual bool exit_zero() const { return false; }

  /// `problems` are those of the command line so far: a command adds its own, does nothing where there are any, and
  /// returns them among its report's diagnostics.
  virtual Outcome run(Problems problems, ProgressBar& bar) = 0;
};

struct CommandEntry {
  std::string_view name;
  std::unique_ptr<Command> (*make)();
};

/// Every subcommand, in the order of --help: one line each in commands.cpp.
std::span<const CommandEntry> commands();

}  // namespace lagdyn::cli
