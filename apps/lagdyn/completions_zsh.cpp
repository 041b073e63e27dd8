#include <fmt/format.h>
#include <fmt/ranges.h>

#include <string_view>

#include "completions.hpp"

namespace lagdyn::cli {
namespace {

// In single quotes; `special` characters with a backslash.
std::string quoted(std::string_view text, std::string_view special) {
  std::string out = "'";
  for (const char c : text) {
    if (c == '\'') {
      out += "'\\''";
      continue;
    }
    if (special.find(c) != std::string_view::npos) out += '\\';
    out += c;
  }
  return out + "'";
}

std::string action(const Suggest& suggest) {
  if (suggest.files) return "_files";
  return suggest.words.empty() ? " " : fmt::format("({})", fmt::join(suggest.words, " "));
}

// Specifications of _arguments, one a spelling.
std::string specifications(const Flag& flag) {
  if (flag.positional())
    return fmt::format("        {}\n",
                       quoted((flag.repeats() ? "*:" : "1:") + flag.name + ":" + action(flag.suggest), ""));
  std::string out;
  for (const std::string& spelling : flag.spellings()) {
    const bool is_long = spelling.starts_with("--");
    std::string spec = flag.repeats() ? "*" : "";
    spec += spelling + (flag.value.empty() ? "" : is_long ? "=" : "+");
    std::string help;
    for (const char c : flag.help)
      help += (c == '[' || c == ']' || c == ':' || c == '\\' ? "\\" : "") + std::string(1, c);
    spec += "[" + help + "]";
    if (!flag.value.empty()) spec += ":" + flag.value + ":" + action(flag.suggest);
    out += fmt::format("        {}\n", quoted(spec, ""));
  }
  return out;
}

}  // namespace

std::string zsh_completions(const std::vector<NamedGrammar>& commands) {
  std::string names, cases;
  for (const auto& [name, grammar] : commands) {
    names += fmt::format("    {}\n", quoted(name + ":" + grammar.about, "\\"));
    cases += fmt::format("    {})\n      specifications=(\n", name);
    for (const Flag& flag : grammar.flags) cases += specifications(flag);
    cases += "        '--help[Print help and end]'\n      ) ;;\n";
  }
  return fmt::format(R"(#compdef lagdyn
# Completions of lagdyn for zsh: to be saved as _lagdyn in a folder of $fpath.
_lagdyn() {{
  local -a commands specifications
  commands=(
{}  )
  if ((CURRENT == 2)); then
    _describe command commands
    return
  fi
  local command=$words[2]
  shift words
  ((CURRENT--))
  case $command in
{}  esac
  _arguments $specifications
}}
if [[ $funcstack[1] == _lagdyn ]]; then
  _lagdyn "$@"
else
  compdef _lagdyn lagdyn
fi
)",
                     names, cases);
}

}  // namespace lagdyn::cli
