// --help, laid out from the grammars.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "grammar.hpp"

namespace lagdyn::cli {

std::string command_help(std::string_view name, const Grammar& grammar, int width);
std::string program_help(int width);

/// "lagdyn check [OPTIONS] FILE..."
std::string usage(std::string_view name, const Grammar& grammar);

/// What the numbers mean that the program ends with: each code and its sentence.
std::span<const std::pair<std::string_view, std::string_view>> exit_codes();

}  // namespace lagdyn::cli
