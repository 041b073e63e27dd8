#include "program.hpp"

#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <iterator>

#include "file_roles.hpp"
#include "lagdyn/report/exit_code.hpp"
#include "outputs.hpp"
#include "parse.hpp"
#include "progress_bar.hpp"
#include "terminal.hpp"

namespace lagdyn::cli {
namespace {

TextStyle style_for(int descriptor, const Presentation& shown) {
  TextStyle style;
  style.detail = shown.detail;
  style.color = shown.colors_wanted && colors_in(descriptor);
  style.width = std::max(80, columns_of(descriptor));  // no line is shortened further
  return style;
}

void complain(const std::string& what) { std::fputs((what + "\n").c_str(), stderr); }

// Every file that the run may write, each with the bytes it is to get.
class Outputs {
 public:
  void open(const Presentation& shown, const Command& command, Problems& problems) {
    style_.detail = shown.detail;
    style_.diagnostics = true;
    for (const auto& [path, format] : shown.outputs) files_.push_back({OutputFile(path, problems), format, false});
    if (const auto baseline = command.baseline_to_write())
      files_.push_back({OutputFile(*baseline, problems), format_named("json"), true});
    for (const std::string& path : command.files_written()) further_.emplace_back(path, problems);
  }

  bool empty() const { return files_.empty() && further_.empty(); }

  // False where one of the files could not be written.
  bool write(const Outcome& outcome, bool judged) {
    bool good = true;
    for (auto& [file, format, baseline] : files_) {
      if (baseline && !judged) {
        complain("lagdyn: the baseline was not written: not everything could be judged");
        continue;
      }
      good = commit(file, outcome.document ? *outcome.document : format->render(outcome.report, style_)) && good;
    }
    for (std::size_t i = 0; i < std::min(further_.size(), outcome.files.size()); ++i)
      good = commit(further_[i], outcome.files[i]) && good;
    return good;
  }

 private:
  struct File {
    OutputFile file;
    const Format* format;
    bool baseline;
  };
  static bool commit(OutputFile& file, std::string_view bytes) {
    const std::string problem = file.commit(bytes);
    if (!problem.empty()) complain("lagdyn: not written: " + problem);
    return problem.empty();
  }

  TextStyle style_;
  std::vector<File> files_;
  std::vector<OutputFile> further_;
};

bool print(const std::string& bytes) {
  if (write_standard_output(bytes) != Written::failed) return true;
  complain("lagdyn: standard output could not be written");
  return false;
}

// False where it could not be appended. GitHub shows ten annotations a step; its summary holds everything.
bool append_step_summary(const Presentation& shown, const Report& report) {
  const char* path = std::getenv("GITHUB_STEP_SUMMARY");
  if (!path || *path == '\0' || !shown.format || shown.format->name != "github") return true;
  const std::string problem = append_to(path, format_named("markdown")->render(report, {}));
  if (!problem.empty()) complain("lagdyn: the step summary was not written: " + problem);
  return problem.empty();
}

// Of a wrong command line or input, only a format for machines tells on standard output.
bool show(const Outcome& outcome, const Presentation& shown, bool wrong_input) {
  if (outcome.document) return !shown.outputs.empty() || print(*outcome.document);
  if (!shown.format) return true;
  if (wrong_input && !outcome.report.tested && shown.format->name == "text") return true;
  return print(shown.format->render(outcome.report, style_for(STDOUT_FILENO, shown))) &
         append_step_summary(shown, outcome.report);
}

}  // namespace

int run_program(int argc, const char* const* argv) {
  hold_standard_descriptors();
  install_signal_handlers();
  CommandLine line = parse_command_line(argc, argv, std::clamp(columns_of(STDOUT_FILENO), 60, 100));
  if (!line.answer.empty()) return print(line.answer) ? 0 : 3;

  Problems problems = line.problems;
  const Presentation shown = resolve_presentation(line.common, line.command && line.command->reports(), problems);
  const bool refused = !line.command || !line.problems.empty();
  Outputs outputs;
  if (!refused) {
    std::vector<std::string> written = line.common.outputs;
    if (const auto baseline = line.command->baseline_to_write()) written.push_back(*baseline);
    std::ranges::copy(line.command->files_written(), std::back_inserter(written));
    check_file_roles(line.command->files_read(), written, problems);
    if (problems.empty()) outputs.open(shown, *line.command, problems);
  }

  Outcome outcome{Report{}};
  if (refused) {
    outcome.report.diagnostics = std::move(problems);
  } else {
    ProgressBar bar(is_terminal(STDERR_FILENO) && shown.detail != Detail::quiet);
    outcome = line.command->run(std::move(problems), bar);
  }
  if (outcome.report.command.empty()) outcome.report.command = line.name;

  const Report& report = outcome.report;
  std::fputs(render_diagnostics(report.diagnostics, style_for(STDERR_FILENO, shown)).c_str(), stderr);
  int code = outcome.document ? 0 : exit_code(report);
  const bool wrong_input = code == 2;
  if (wrong_input && !outputs.empty()) complain("lagdyn: because of the errors above, the output was not written");
  const bool written = (wrong_input || outputs.write(outcome, code <= 1)) & show(outcome, shown, wrong_input);
  if (code == 1 && line.command && line.command->exit_zero()) code = 0;
  return written || wrong_input ? code : 3;
}

}  // namespace lagdyn::cli
