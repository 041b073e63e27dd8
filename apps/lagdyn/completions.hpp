// Completion scripts for shells, from the grammars.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "grammar.hpp"

namespace lagdyn::cli {

struct NamedGrammar {
  std::string name;
  Grammar grammar;  ///< its targets may no longer be there
};

/// Of every subcommand, common flags too.
std::vector<NamedGrammar> all_grammars();

std::string bash_completions(const std::vector<NamedGrammar>& commands);
std::string zsh_completions(const std::vector<NamedGrammar>& commands);
std::string fish_completions(const std::vector<NamedGrammar>& commands);

}  // namespace lagdyn::cli
