#include "help.hpp"

#include <algorithm>

#include "command.hpp"
#include "common_flags.hpp"
#include "lagdyn/renderers/text_layout.hpp"

namespace lagdyn::cli {
namespace {

constexpr int widest_head = 22;  // columns of a flag and its value before its help goes to the next line

std::string head_of(const Flag& flag) {
  std::string head;
  for (const std::string& spelling : flag.spellings()) head += (head.empty() ? "" : ", ") + spelling;
  if (flag.positional()) return flag.repeats() ? head + "..." : head;
  return flag.value.empty() ? head : head + " " + flag.value;
}

// Heads in one column, their helps in another.
std::string two_columns(const std::vector<std::pair<std::string, std::string>>& rows, int width) {
  int column = 0;
  for (const auto& [head, help] : rows)
    if (static_cast<int>(head.size()) <= widest_head) column = std::max(column, static_cast<int>(head.size()));
  std::string out;
  for (const auto& [head, help] : rows) {
    const bool fits = static_cast<int>(head.size()) <= column;
    if (!fits) out += "  " + head + "\n";
    out += wrapped("  " + padded_right(fits ? head : "", column) + "  ", help, width);
  }
  return out;
}

std::string section(const std::string& title, const std::string& text) {
  return text.empty() ? "" : "\n" + title + ":\n" + text;
}

}  // namespace

std::string usage(std::string_view name, const Grammar& grammar) {
  std::string text = "lagdyn " + std::string(name) + " [OPTIONS]";
  for (const Flag& flag : grammar.flags)
    if (flag.positional()) text += " " + head_of(flag);
  return text;
}

std::span<const std::pair<std::string_view, std::string_view>> exit_codes() {
  static constexpr std::pair<std::string_view, std::string_view> codes[] = {
      {"0", "all held"},
      {"1", "a check failed, or is worse than in the baseline"},
      {"2", "the command line, an input or the place of an output is wrong"},
      {"3", "not everything could be judged, or an internal error"},
      {"130, 143", "interrupted"}};
  return codes;
}

std::string command_help(std::string_view name, const Grammar& grammar, int width) {
  std::vector<std::pair<std::string, std::string>> arguments, options;
  for (const Flag& flag : grammar.flags)
    (flag.positional() ? arguments : options).emplace_back(head_of(flag), flag.help);
  options.emplace_back("-h, --help", "Print this and end");
  std::string examples;
  for (const std::string& example : grammar.examples) examples += wrapped_command("  ", example, width);
  return wrapped("", grammar.about, width) + "\nUsage: " + usage(name, grammar) + "\n" +
         section("Arguments", two_columns(arguments, width)) + section("Options", two_columns(options, width)) +
         (grammar.remark.empty() ? "" : "\n" + wrapped("", grammar.remark, width)) +
         section(grammar.examples.size() == 1 ? "Example" : "Examples", examples);
}

std::string program_help(int width) {
  std::vector<std::pair<std::string, std::string>> names, codes;
  for (const CommandEntry& entry : commands()) names.emplace_back(entry.name, entry.make()->grammar().about);
  for (const auto& [code, meaning] : exit_codes()) codes.emplace_back(code, meaning);
  return "Verifies robot dynamics by independent methods.\n\nUsage: lagdyn [--help | --version] COMMAND ...\n" +
         section("Commands", two_columns(names, width)) + section("Exit codes", two_columns(codes, width)) +
         section("Examples", "  lagdyn check arm.json\n  lagdyn torque --help\n");
}

}  // namespace lagdyn::cli
