#include "options.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

#include "lagdyn/io/number.hpp"
#include "lagdyn/io/printable.hpp"

namespace lagdyn::cli {
namespace {

constexpr std::uint64_t largest = std::numeric_limits<std::uint64_t>::max();

std::string known_formats(std::string_view Format::*member) {
  std::string known;
  for (const Format& format : formats())
    if (!(format.*member).empty()) known.append(known.empty() ? "" : ", ").append(format.*member);
  return known;
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

std::vector<std::string> resolve_names(std::string_view flag, const std::vector<std::string>& typed,
                                       Problems& problems) {
  std::vector<std::string> names;
  for (const std::string& list : typed) {
    for (std::size_t start = 0; start <= list.size();) {
      const std::size_t end = std::min(list.find(',', start), list.size());
      names.push_back(list.substr(start, end - start));
      if (names.back().empty())
        add_problem(problems, fmt::format("an empty name in {} {}", flag, in_quotes(list)),
                    "names with single commas between them", "leave out the extra comma");
      start = end + 1;
    }
  }
  return names;
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

Presentation resolve_presentation(const CommonFlags& flags, Problems& problems) {
  Presentation shown;
  const auto named = [&](const std::string& name) {
    const Format* format = format_named(name);
    if (!format)
      add_problem(problems, "--format " + in_quotes(name), "one of " + known_formats(&Format::name), "--format json");
    return format;
  };
  if (flags.format) shown.format = named(*flags.format);
  for (const std::string& path : flags.outputs) {
    const Format* format = flags.format ? shown.format : format_of_path(path);
    if (!format && !flags.format)
      add_problem(problems, "--output " + in_quotes(path),
                  "a name that ends in one of " + known_formats(&Format::ending), "another ending, or --format");
    if (format) shown.outputs.emplace_back(path, format);
  }
  if (!shown.format) shown.format = format_named("text");
  if (flags.quiet && flags.verbose) add_problem(problems, "--quiet and --verbose", "one of them", "leave one out");
  shown.detail = flags.quiet ? Detail::quiet : flags.verbose ? Detail::verbose : Detail::normal;
  shown.colors_wanted = !flags.no_color;
  return shown;
}

}  // namespace lagdyn::cli
