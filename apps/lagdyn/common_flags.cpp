#include "common_flags.hpp"

#include "lagdyn/io/printable.hpp"
#include "options.hpp"

namespace lagdyn::cli {
namespace {

std::vector<std::string> known_formats(std::string_view Format::*member) {
  std::vector<std::string> known;
  for (const Format& format : formats())
    if (!(format.*member).empty()) known.emplace_back(format.*member);
  return known;
}

std::string joined(const std::vector<std::string>& words, const char* separator) {
  std::string text;
  for (const std::string& word : words) text += (text.empty() ? "" : separator) + word;
  return text;
}

void resolve_outputs(const CommonFlags& flags, Presentation& shown, Problems& problems) {
  for (const std::string& path : flags.outputs) {
    if (path == "-") continue;  // standard output, which is written anyway
    const Format* format = flags.format ? shown.format : format_of_path(path);
    if (!format && !flags.format)
      add_problem(problems, "--output " + in_quotes(path),
                  "a name that ends in one of " + joined(known_formats(&Format::ending), ", "),
                  "another ending, or --format");
    if (format) shown.outputs.emplace_back(path, format);
  }
}

}  // namespace

Grammar full_grammar(Command& command, CommonFlags& flags) {
  Grammar grammar = command.grammar();
  const auto add = [&](Flag flag) { grammar.flags.push_back(std::move(flag)); };
  if (command.reports()) {
    const std::vector<std::string> names = known_formats(&Format::name);
    add({"--format",
         "NAME",
         "Format of the report: " + joined(names, ", ") + " [text]",
         &flags.format,
         {false, names}});
    add({"-o,--output",
         "F",
         "Write the report to F too, whole or not at all; without --format the ending of F chooses its format",
         &flags.outputs,
         {true, {}}});
    add({"--quiet", "", "Show what went wrong and the last line; no warnings, no notes", &flags.quiet, {}});
    add({"--verbose", "", "Show notes on the input, all worst states, every method's matrix", &flags.verbose, {}});
  } else {
    add({"-o,--output", "F", "Write to F, whole or not at all [-, standard output]", &flags.outputs, {true, {}}});
    add({"--quiet", "", "No warnings, no notes", &flags.quiet, {}});
    add({"--verbose", "", "Show notes on the input", &flags.verbose, {}});
  }
  add({"--no-color",
       "",
       "No colours; they appear on a terminal alone, and not with NO_COLOR set",
       &flags.no_color,
       {}});
  return grammar;
}

Presentation resolve_presentation(const CommonFlags& flags, bool reports, Problems& problems) {
  Presentation shown;
  if (flags.format) {
    shown.format = format_named(*flags.format);
    if (!shown.format)
      add_problem(problems, "--format " + in_quotes(*flags.format),
                  "one of " + joined(known_formats(&Format::name), ", "), "--format json");
  }
  if (reports) {
    resolve_outputs(flags, shown, problems);
    if (!shown.format) shown.format = format_named("text");
  } else {
    for (const std::string& path : flags.outputs)
      if (path != "-") shown.outputs.emplace_back(path, nullptr);
  }
  if (flags.quiet && flags.verbose) add_problem(problems, "--quiet and --verbose", "one of them", "leave one out");
  shown.detail = flags.quiet ? Detail::quiet : flags.verbose ? Detail::verbose : Detail::normal;
  shown.colors_wanted = !flags.no_color;
  return shown;
}

}  // namespace lagdyn::cli
