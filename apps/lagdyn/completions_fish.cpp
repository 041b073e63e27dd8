#include <fmt/format.h>
#include <fmt/ranges.h>

#include "completions.hpp"

namespace lagdyn::cli {
namespace {

std::string quoted(const std::string& text) {
  std::string out = "'";
  for (const char c : text) out += (c == '\'' || c == '\\' ? "\\" : "") + std::string(1, c);
  return out + "'";
}

// -x: takes a value that is no file; -r -F: a file.
std::string value_part(const Suggest& suggest) {
  if (suggest.files) return " -r -F";
  std::string part = " -x";
  if (!suggest.words.empty()) part += fmt::format(" -a {}", quoted(fmt::format("{}", fmt::join(suggest.words, " "))));
  return part;
}

std::string line(const std::string& command, const Flag& flag) {
  std::string out = fmt::format("complete -c lagdyn -n '__fish_seen_subcommand_from {}'", command);
  if (flag.positional()) {
    if (flag.suggest.files) return out + " -F\n";
    return out + fmt::format(" -f -a {}\n", quoted(fmt::format("{}", fmt::join(flag.suggest.words, " "))));
  }
  for (const std::string& spelling : flag.spellings())
    out += spelling.starts_with("--") ? " -l " + spelling.substr(2) : " -s " + spelling.substr(1);
  if (!flag.value.empty()) out += value_part(flag.suggest);
  return out + " -d " + quoted(flag.help) + "\n";
}

}  // namespace

std::string fish_completions(const std::vector<NamedGrammar>& commands) {
  std::string out = "# Completions of lagdyn for fish: to be saved as lagdyn.fish in ~/.config/fish/completions\n";
  out += "complete -c lagdyn -f\n";
  out += "complete -c lagdyn -n __fish_use_subcommand -l help -d 'Print help and end'\n";
  out += "complete -c lagdyn -n __fish_use_subcommand -l version -d 'Print the version and end'\n";
  for (const auto& [name, grammar] : commands) {
    out += fmt::format("complete -c lagdyn -n __fish_use_subcommand -a {} -d {}\n", name, quoted(grammar.about));
    for (const Flag& flag : grammar.flags) out += line(name, flag);
    out +=
        fmt::format("complete -c lagdyn -n '__fish_seen_subcommand_from {}' -l help -d 'Print help and end'\n", name);
  }
  return out;
}

}  // namespace lagdyn::cli
