#include <fmt/format.h>
#include <fmt/ranges.h>

#include "completions.hpp"

namespace lagdyn::cli {
namespace {

// What completes a value; nothing where only its user can know.
std::string reply(const Suggest& suggest) {
  if (suggest.files) return "compopt -o filenames; mapfile -t COMPREPLY < <(compgen -f -- \"$word\")";
  if (suggest.words.empty()) return ":";
  return fmt::format("mapfile -t COMPREPLY < <(compgen -W '{}' -- \"$word\")", fmt::join(suggest.words, " "));
}

}  // namespace

std::string bash_completions(const std::vector<NamedGrammar>& commands) {
  std::string names, values, others;
  for (const auto& [name, grammar] : commands) {
    names += name + " ";
    std::string flags, positional = ":";
    for (const Flag& flag : grammar.flags) {
      if (flag.positional()) {
        positional = reply(flag.suggest);
        continue;
      }
      flags += fmt::format("{} ", fmt::join(flag.spellings(), " "));
      if (flag.value.empty()) continue;
      std::string pattern;
      for (const std::string& spelling : flag.spellings())
        pattern += (pattern.empty() ? "" : "|") + name + "," + spelling;
      values += fmt::format("    {})\n      {}\n      return ;;\n", pattern, reply(flag.suggest));
    }
    others +=
        fmt::format("    {},-*)\n      mapfile -t COMPREPLY < <(compgen -W '{}--help' -- \"$word\") ;;\n", name, flags);
    others += fmt::format("    {},*)\n      {} ;;\n", name, positional);
  }
  return fmt::format(R"(# Completions of lagdyn for bash. In ~/.bashrc: source <(lagdyn completions bash)
_lagdyn() {{
  local word=${{COMP_WORDS[COMP_CWORD]}} previous=${{COMP_WORDS[COMP_CWORD-1]}} command=${{COMP_WORDS[1]}}
  COMPREPLY=()
  if ((COMP_CWORD == 1)); then
    mapfile -t COMPREPLY < <(compgen -W '{}--help --version' -- "$word")
    return
  fi
  [[ $word == = ]] && word=
  [[ $previous == = ]] && previous=${{COMP_WORDS[COMP_CWORD-2]}}
  case $command,$previous in
{}  esac
  case $command,$word in
{}  esac
}}
complete -F _lagdyn lagdyn
)",
                     names, values, others);
}

}  // namespace lagdyn::cli
