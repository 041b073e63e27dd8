// Chain files and states into a report: what was read is noted there, and so is what was wrong with it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "lagdyn/chain/chain.hpp"
#include "lagdyn/report/report.hpp"
#include "options.hpp"

namespace lagdyn::cli {

/// Adds the file to the report's inputs and what the reader says to its diagnostics. Empty where there was an error;
/// with `strict` a warning is one.
std::optional<Chain> read_input(const std::string& path, bool strict, Report& report);

/// The files that a command with a FILE and a state reads.
std::vector<std::string> files_of(const Typed& file, const StateFlags& flags);

struct NumberedState {
  std::uint64_t number = 0;  ///< its place in the file or the list, or in the random sequence; counted from 0
  JointState state;
};

/// The states for the report's last input; empty, with an error, where there are none that fit. Sets seed and samples
/// of the report where they are random.
std::vector<NumberedState> states_for(const Chain& chain, const StateSource& source, Report& report);

}  // namespace lagdyn::cli
