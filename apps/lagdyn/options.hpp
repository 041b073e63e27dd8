// From words to values: what the flags that several commands share mean. Whatever is wrong is added to `problems`; the
// value returned is then one that does no harm.
#pragma once

#include <cstdint>
#include <limits>
#include <string>
#include <string_view>
#include <vector>

#include "command.hpp"
#include "lagdyn/chain/chain.hpp"

namespace lagdyn::cli {

void add_problem(Problems& problems, std::string found, std::string expected, std::string fix);

/// A whole number from `least` to `most`; `fallback` where the flag was not given.
std::uint64_t resolve_count(std::string_view flag, const Typed& typed, std::uint64_t fallback, std::uint64_t least,
                            Problems& problems, std::uint64_t most = std::numeric_limits<std::uint64_t>::max());

/// What --random N may ask for: each state has a result of its own in the report, some kilobytes.
inline constexpr std::uint64_t most_results = 100000;

/// Finite decimal numbers with commas between them; none where the flag was not given.
std::vector<double> resolve_numbers(std::string_view flag, const Typed& typed, Problems& problems);

/// Entries of comma-separated lists, in order; an empty entry is a problem.
std::vector<std::string> resolve_names(std::string_view flag, const std::vector<std::string>& typed,
                                       Problems& problems);

/// States `first`, `first` + 1, ..., of the sequence `seed`.
struct RandomStates {
  std::uint64_t seed = 1, first = 0, count = 0;
};
void add_random_flags(Grammar& grammar, Typed& seed, Typed& first);
RandomStates resolve_random(const Typed& seed, const Typed& first, std::uint64_t count, Problems& problems);

/// Where states come from: exactly one of the command line, a file, a random sequence, the chain file itself.
struct StateSource {
  enum class Kind { given, states_file, random, chain_file } kind = Kind::chain_file;
  JointState given;  ///< qd and qdd empty where they are to be 0
  std::string file;
  RandomStates random;
};
struct StateFlags {
  Typed q, qd, qdd, states, random, seed, first;
};
void add_state_flags(Grammar& grammar, StateFlags& flags);
StateSource resolve_states(const StateFlags& flags, Problems& problems);

/// A chain file, the only positional argument.
void add_file_flag(Grammar& grammar, Typed& file);
std::string resolve_file(const Typed& file, std::string_view example, Problems& problems);

}  // namespace lagdyn::cli
