// lagdyn completions SHELL: a script that teaches a shell the command line.
#include "commands.hpp"
#include "common_flags.hpp"
#include "completions.hpp"
#include "lagdyn/io/printable.hpp"
#include "options.hpp"

namespace lagdyn::cli {
namespace {

using Script = std::string (*)(const std::vector<NamedGrammar>&);

constexpr std::pair<std::string_view, Script> shells[] = {
    {"bash", bash_completions}, {"fish", fish_completions}, {"zsh", zsh_completions}};

class Completions : public Command {
 public:
  Grammar grammar() override {
    Suggest names;
    for (const auto& shell : shells) names.words.emplace_back(shell.first);
    return {"A script that completes lagdyn's command lines in a shell",
            {{"SHELL", "", "bash, fish or zsh", &shell_, names}},
            "The script says in its first lines where it belongs.",
            {"lagdyn completions bash"}};
  }

  bool reports() const override { return false; }

  Outcome run(Problems problems, ProgressBar&) override {
    Report report;
    report.diagnostics = std::move(problems);
    for (const auto& [name, script] : shells)
      if (shell_ == name && report.diagnostics.empty()) return {report, script(all_grammars())};
    if (report.diagnostics.empty())
      add_problem(report.diagnostics, shell_ ? "the shell " + in_quotes(*shell_) : "no SHELL", "bash, fish or zsh",
                  "lagdyn completions bash");
    return report;
  }

 private:
  Typed shell_;
};

}  // namespace

std::vector<NamedGrammar> all_grammars() {
  std::vector<NamedGrammar> all;
  for (const CommandEntry& entry : commands()) {
    CommonFlags common;
    all.push_back({std::string(entry.name), full_grammar(*entry.make(), common)});
  }
  return all;
}

std::unique_ptr<Command> make_completions() { return std::make_unique<Completions>(); }

}  // namespace lagdyn::cli
