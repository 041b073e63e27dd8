// lagdyn man: the manual page, from the grammars.
#include "commands.hpp"
#include "completions.hpp"
#include "help.hpp"
#include "lagdyn/report/version.hpp"

namespace lagdyn::cli {
namespace {

// Text as roff sees it: backslashes, dashes that stay dashes, no line that looks like a request.
std::string roff(std::string_view text) {
  std::string out;
  for (const char c : text) {
    if (out.empty() && (c == '.' || c == '\'')) out += "\\&";
    if (c == '\\')
      out += "\\e";
    else if (c == '-')
      out += "\\-";
    else if (c == '\'')
      out += "\\(aq";
    else
      out += c;
  }
  return out;
}

std::string bold(std::string_view text) { return "\\fB" + roff(text) + "\\fR"; }

std::string paragraph(const std::string& head, std::string_view text) {
  return ".TP\n" + head + "\n" + roff(text) + "\n";
}

std::string head_of(const Flag& flag) {
  std::string head;
  for (const std::string& spelling : flag.spellings()) head += (head.empty() ? "" : ", ") + bold(spelling);
  return flag.value.empty() ? head : head + " \\fI" + roff(flag.value) + "\\fR";
}

std::string command_section(const NamedGrammar& command) {
  std::string out = ".SS " + roff(usage(command.name, command.grammar)) + "\n" + roff(command.grammar.about) + ".\n";
  if (!command.grammar.remark.empty()) out += ".PP\n" + roff(command.grammar.remark) + "\n";
  for (const Flag& flag : command.grammar.flags) out += paragraph(head_of(flag), flag.help);
  out += ".PP\n" + std::string(command.grammar.examples.size() == 1 ? "Example:\n" : "Examples:\n") + ".PP\n.nf\n.RS\n";
  for (const std::string& example : command.grammar.examples) out += roff(example) + "\n";
  return out + ".RE\n.fi\n";
}

std::string manual_page() {
  std::string out = std::string(".TH LAGDYN 1 \"\" \"lagdyn ") + tool_version + "\" \"User Commands\"\n";
  out += ".SH NAME\nlagdyn \\- verifies robot dynamics by independent methods\n";
  out += ".SH SYNOPSIS\n" + bold("lagdyn") + " \\fICOMMAND\\fR [OPTIONS] ...\n";
  out += ".SH DESCRIPTION\n";
  out +=
      roff(
          "A robot's equations of motion follow from energies (Euler-Lagrange) and from forces (Newton-Euler). lagdyn "
          "computes them by both routes for the chain of a file and reports where they differ by more than "
          "rounding can explain.") +
      "\n";
  out += ".SH COMMANDS\n";
  for (const NamedGrammar& command : all_grammars()) out += command_section(command);
  out += ".SH EXIT STATUS\n";
  for (const auto& [code, meaning] : exit_codes()) out += paragraph(bold(code), meaning);
  out += ".SH ENVIRONMENT\n";
  out += paragraph(bold("NO_COLOR"), "Set to anything: no colours.");
  out += paragraph(bold("CLICOLOR_FORCE"), "Set to anything but 0: colours even where the output is no terminal.");
  out += paragraph(bold("GITHUB_STEP_SUMMARY"), "With --format github: the file that the whole report is appended to.");
  return out;
}

class Man : public Command {
 public:
  Grammar grammar() override { return {"The manual page, for man -l", {}, "", {"lagdyn man --output lagdyn.1"}}; }
  bool reports() const override { return false; }

  Outcome run(Problems problems, ProgressBar&) override {
    Report report;
    report.diagnostics = std::move(problems);
    if (!report.diagnostics.empty()) return report;
    return {report, manual_page()};
  }
};

}  // namespace

std::unique_ptr<Command> make_man() { return std::make_unique<Man>(); }

}  // namespace lagdyn::cli
