// From words to values: what the flags that several commands share mean. Whatever is wrong is added to `problems`; the
// value returned is then one that does no harm.
#pragma once

#include <cstdint>
#include <limits>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "flags.hpp"
#include "lagdyn/chain/chain.hpp"
#include "lagdyn/renderers/formats.hpp"

namespace lagdyn::cli {

using Problems = std::vector<Diagnostic>;

void add_problem(Problems& problems, std::string found, std::string expected, std::string fix);

/// A whole number from `least` to `most`; `fallback` where the flag was not given.
std::uint64_t resolve_count(std::string_view flag, const Typed& typed, std::uint64_t fallback, std::uint64_t least,
                            Problems& problems, std::uint64_t most = std::numeric_limits<std::uint64_t>::max());

/// What --random N may ask for: each state has a result of its own in the report, some kilobytes.
inline constexpr std::uint64_t most_results = 100000;

/// Entries of comma-separated lists, in order; an empty entry is a problem.
std::vector<std::string> resolve_names(std::string_view flag, const std::vector<std::string>& typed,
                                       Problems& problems);

/// States `first`, `first` + 1, ..., of the sequence `seed`.
struct RandomStates {
  std::uint64_t seed = 1, first = 0, count = 0;
};
RandomStates resolve_random(const Typed& seed, const Typed& first, std::uint64_t count, Problems& problems);

/// Where states come from: exactly one of the command line, a file, a random sequence, the chain file itself.
struct StateSource {
  enum class Kind { given, states_file, random, chain_file } kind = Kind::chain_file;
  JointState given;  ///< qd and qdd empty where they are to be 0
  std::string file;
  RandomStates random;
};
StateSource resolve_states(const StateFlags& flags, Problems& problems);

struct Presentation {
  const Format* format = nullptr;  ///< of standard output
  std::vector<std::pair<std::string, const Format*>> outputs;
  Detail detail = Detail::normal;
  bool colors_wanted = true;
};
Presentation resolve_presentation(const CommonFlags& flags, Problems& problems);

}  // namespace lagdyn::cli
