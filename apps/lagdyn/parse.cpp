// The one file that knows CLI11: it fills what the grammars point to.
#include "parse.hpp"

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include <algorithm>
#include <span>
#include <string_view>

#include "help.hpp"
#include "lagdyn/io/nearest_key.hpp"
#include "lagdyn/io/printable.hpp"
#include "lagdyn/report/version.hpp"
#include "options.hpp"

namespace lagdyn::cli {
namespace {

using Words = std::span<const char* const>;

// A value is kept as it was typed, an empty word too.
void add(CLI::App& app, const Flag& flag) {
  if (auto* const* on = std::get_if<bool*>(&flag.target)) {
    app.add_flag(flag.name, **on);
  } else if (auto* const* typed = std::get_if<Typed*>(&flag.target)) {
    app.add_option_function<std::string>(flag.name, [value = *typed](const std::string& word) { *value = word; });
  } else {
    app.add_option(flag.name, *std::get<std::vector<std::string>*>(flag.target))->allow_extra_args(flag.positional());
  }
}

// --format as far as it can be seen on a command line that the parser refused: the refusal is reported in it too.
Typed format_seen(Words words) {
  constexpr std::string_view name = "--format";
  for (std::size_t i = 0; i < words.size(); ++i) {
    const std::string_view word = words[i];
    if (word == name && i + 1 < words.size()) return words[i + 1];
    if (word.starts_with(name) && word.substr(name.size()).starts_with('='))
      return std::string(word.substr(name.size() + 1));
  }
  return {};
}

// What was probably meant by a word that nobody expected, in words; empty where nothing is near.
std::string suggestion(const Grammar& grammar, bool in_command, const std::string& unexpected) {
  std::vector<std::string> known;
  if (unexpected.starts_with('-')) {
    for (const Flag& flag : grammar.flags)
      if (!flag.positional()) known.push_back(flag.spellings().back());
  } else if (!in_command) {
    for (const CommandEntry& entry : commands()) known.emplace_back(entry.name);
  }
  if (known.empty()) return "";
  const std::vector<std::string_view> views(known.begin(), known.end());
  const std::string nearest(nearest_key(unexpected, views));
  return nearest.empty() ? "" : "a known word, such as " + nearest;
}

std::string names_of_commands() {
  std::string names;
  for (const CommandEntry& entry : commands()) names += (names.empty() ? "" : ", ") + std::string(entry.name);
  return names;
}

}  // namespace

CommandLine parse_command_line(int argc, const char* const* argv, int width) {
  CommandLine line;
  const Words words(argv + std::min(argc, 1), static_cast<std::size_t>(std::max(argc - 1, 0)));
  Grammar grammar{"", {}, "", {}};
  CLI::App app("", tool_name);
  app.set_version_flag("--version", std::string(tool_name) + " " + tool_version);
  for (const CommandEntry& entry : commands()) {
    CLI::App* sub = app.add_subcommand(std::string(entry.name));
    if (words.empty() || words[0] != entry.name) continue;
    line.name = entry.name;
    line.command = entry.make();
    grammar = full_grammar(*line.command, line.common);
    for (const Flag& flag : grammar.flags) add(*sub, flag);
  }

  const std::string help = "lagdyn " + line.name + (line.command ? " " : "") + "--help tells more";
  const auto refuse = [&](std::string found, std::string expected) {
    add_problem(line.problems, std::move(found), std::move(expected), help);
    line.common.format = format_seen(words);
  };
  try {
    app.parse(argc, argv);
  } catch (const CLI::CallForVersion& version) {
    line.answer = std::string(version.what()) + "\n";
  } catch (const CLI::CallForHelp&) {
    line.answer = line.command ? command_help(line.name, grammar, width) : program_help(width);
  } catch (const CLI::ExtrasError&) {
    const std::vector<std::string> extras = app.remaining(true);
    const std::string found = extras.empty() ? "" : extras.front();
    if (!line.command && found.ends_with(".json"))
      add_problem(line.problems, in_quotes(found), "a subcommand before the file", "lagdyn check " + found);
    else
      refuse(in_quotes(found), suggestion(grammar, line.command != nullptr, found));
  } catch (const CLI::ParseError& error) {
    refuse(error.what(), "");
  }
  if (line.answer.empty() && line.problems.empty() && !line.command)
    refuse("no subcommand", "one of " + names_of_commands());
  return line;
}

}  // namespace lagdyn::cli
