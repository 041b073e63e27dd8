#include "options.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

#include "lagdyn/io/number.hpp"
#include "lagdyn/io/printable.hpp"

namespace lagdyn::cli {
namespace {

constexpr std::uint64_t largest = std::numeric_limits<std::uint64_t>::max();

}  // namespace

void add_problem(Problems& problems, std::string found, std::string expected, std::string fix) {
  problems.push_back(
      {Severity::error, "command-line", "", 0, 0, "", std::move(found), std::move(expected), std::move(fix)});
}

std::uint64_t resolve_count(std::string_view flag, const Typed& typed, std::uint64_t fallback, std::uint64_t least,
                            Problems& problems, std::uint64_t most) {
  if (!typed) return fallback;
  std::uint64_t value = 0;
  const char* end = typed->data() + typed->size();
  const auto [stop, error] = std::from_chars(typed->data(), end, value);
  if (error == std::errc() && stop == end && value >= least && value <= most) return value;
  add_problem(problems, fmt::format("{} {}", flag, in_quotes(*typed)),
              fmt::format("a whole number from {} to {}", least, most),
              fmt::format("{} {}", flag, std::max(fallback, least)));
  return fallback;
}

std::vector<double> resolve_numbers(std::string_view flag, const Typed& typed, Problems& problems) {
  if (!typed) return {};
  std::string error;
  auto numbers = parse_number_list(*typed, &error);
  if (!numbers)
    add_problem(problems, fmt::format("{} {}: {}", flag, in_quotes(*typed), error),
                "finite decimal numbers with commas between them", fmt::format("{} 0.1,-2.5e-3", flag));
  return numbers.value_or(std::vector<double>());
}

std::vector<std::string> resolve_names(std::string_view flag, const std::vector<std::string>& typed,
                                       Problems& problems) {
  std::vector<std::string> names;
  for (const std::string& list : typed) {
    for (std::size_t start = 0; start <= list.size();) {
      const std::size_t end = std::min(list.find(',', start), list.size());
      names.push_back(list.substr(start, end - start));
      start = end + 1;
    }
    if (std::ranges::find(names, "") != names.end())
      add_problem(problems, fmt::format("an empty entry in {} {}", flag, in_quotes(list)),
                  "entries with single commas between them", "leave out the extra comma");
  }
  return names;
}

void add_random_flags(Grammar& grammar, Typed& seed, Typed& first) {
  grammar.flags.push_back({"--seed", "S", "Seed of the random states [1]", &seed, {}});
  grammar.flags.push_back({"--first", "I", "Begin at state I of the seed's sequence, counted from 0 [0]", &first, {}});
}

RandomStates resolve_random(const Typed& seed, const Typed& first, std::uint64_t count, Problems& problems) {
  RandomStates random;
  random.seed = resolve_count("--seed", seed, random.seed, 0, problems);
  random.first = resolve_count("--first", first, random.first, 0, problems);
  random.count = count;
  if (count > 0 && count - 1 > largest - random.first)
    add_problem(problems, fmt::format("--first {} with {} states", random.first, count),
                fmt::format("a last state of at most {}", largest), "a smaller --first");
  return random;
}

void add_state_flags(Grammar& grammar, StateFlags& flags) {
  const auto add = [&](const char* name, const char* value, const char* help, Typed& target, bool is_file = false) {
    grammar.flags.push_back({name, value, help, &target, {is_file, {}}});
  };
  add("--q", "L", "Joint positions, comma-separated (rad, m)", flags.q);
  add("--qd", "L", "Joint velocities (rad/s, m/s) [0]", flags.qd);
  add("--qdd", "L", "Joint accelerations (rad/s^2, m/s^2) [0]", flags.qdd);
  add("--states", "F", "File of states: JSON, JSON lines or csv", flags.states, true);
  add("--random", "N", "N random states", flags.random);
  add_random_flags(grammar, flags.seed, flags.first);
  grammar.remark = "Without a state the file's own are taken.";
}

StateSource resolve_states(const StateFlags& flags, Problems& problems) {
  const bool given = flags.q || flags.qd || flags.qdd;
  if (given + flags.states.has_value() + flags.random.has_value() > 1)
    add_problem(problems, "states from more than one place", "one of --q (with --qd, --qdd), --states, --random",
                "leave out all but one");
  if (given && !flags.q)
    add_problem(problems, "no --q beside --qd or --qdd", "joint positions", "add --q with a number for each joint");
  if (!flags.random && (flags.seed || flags.first))
    add_problem(problems, "--seed or --first without --random", "random states to choose", "add --random N");

  StateSource source;
  if (given) {
    source.kind = StateSource::Kind::given;
    source.given = {resolve_numbers("--q", flags.q, problems), resolve_numbers("--qd", flags.qd, problems),
                    resolve_numbers("--qdd", flags.qdd, problems)};
  } else if (flags.states) {
    source.kind = StateSource::Kind::states_file;
    source.file = *flags.states;
  } else if (flags.random) {
    source.kind = StateSource::Kind::random;
    const std::uint64_t count = resolve_count("--random", flags.random, 1, 1, problems, most_results);
    source.random = resolve_random(flags.seed, flags.first, count, problems);
  }
  return source;
}

void add_file_flag(Grammar& grammar, Typed& file) {
  grammar.flags.push_back({"FILE", "", "Chain file; - is standard input", &file, {true, {}}});
}

std::string resolve_file(const Typed& file, std::string_view example, Problems& problems) {
  if (!file) add_problem(problems, "no FILE", "a chain file", std::string(example));
  return file.value_or("");
}

}  // namespace lagdyn::cli
