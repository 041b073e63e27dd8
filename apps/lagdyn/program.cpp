#include "program.hpp"

#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>

#include "commands.hpp"
#include "lagdyn/report/exit_code.hpp"
#include "outputs.hpp"
#include "overwrites.hpp"

namespace lagdyn::cli {
namespace {

// Colours and more than 80 columns on a terminal alone.
TextStyle style_for(int descriptor, const Presentation& shown) {
  TextStyle style;
  style.detail = shown.detail;
  if (::isatty(descriptor) == 0) return style;
  const char* no_color = std::getenv("NO_COLOR");
  style.color = shown.colors_wanted && (!no_color || *no_color == '\0');
  struct winsize size {};
  if (::ioctl(descriptor, TIOCGWINSZ, &size) == 0) style.width = std::max<int>(style.width, size.ws_col);
  return style;
}

std::vector<std::string> files_read(const CheckFlags& flags) { return flags.files; }

template <class Flags>
std::vector<std::string> files_read(const Flags& flags) {
  std::vector<std::string> files{flags.file};
  if (flags.state.states) files.push_back(*flags.state.states);
  return files;
}

void complain(const std::string& what) { std::fputs((what + "\n").c_str(), stderr); }

// False where one of the files could not be written.
bool write_files(std::vector<OutputFile>& files, const Presentation& shown, const Report& report) {
  TextStyle style;
  style.detail = shown.detail;
  style.diagnostics = true;
  bool good = true;
  for (std::size_t i = 0; i < files.size(); ++i) {
    const std::string problem = files[i].commit(shown.outputs[i].second->render(report, style));
    if (problem.empty()) continue;
    complain("lagdyn: not written: " + problem);
    good = false;
  }
  return good;
}

}  // namespace

int run_program(int argc, const char* const* argv) {
  install_signal_handlers();
  const CommandLine line = parse_command_line(argc, argv);
  if (!line.answer.empty()) return write_standard_output(line.answer) == Written::failed ? 3 : 0;

  Problems problems = line.problems;
  const Presentation shown = resolve_presentation(line.common, problems);
  const auto inputs = std::visit([](const auto& flags) { return files_read(flags); }, line.flags);
  refuse_overwriting(inputs, line.common.outputs, problems);
  std::vector<OutputFile> files;
  if (problems.empty())
    for (const auto& [path, format] : shown.outputs) files.emplace_back(path, problems);

  Report report;
  if (line.problems.empty())
    report = std::visit([&](const auto& flags) { return run(flags, std::move(problems)); }, line.flags);
  else
    report.diagnostics = std::move(problems);
  report.command = line.command;

  std::fputs(render_diagnostics(report.diagnostics, style_for(STDERR_FILENO, shown)).c_str(), stderr);
  int code = exit_code(report);
  const bool wrong_input = code == 2;  // then a report for people would only repeat that nothing was done
  if (wrong_input && !files.empty()) complain("lagdyn: because of the errors above, --output was not written");
  bool written = wrong_input || write_files(files, shown, report);
  if (!wrong_input || report.tested || shown.format != format_named("text")) {
    const std::string bytes = shown.format->render(report, style_for(STDOUT_FILENO, shown));
    if (write_standard_output(bytes) == Written::failed) {
      complain("lagdyn: standard output could not be written");
      written = false;
    }
  }
  const auto* check = std::get_if<CheckFlags>(&line.flags);
  if (code == 1 && check && check->exit_zero) code = 0;
  return written || wrong_input ? code : 3;
}

}  // namespace lagdyn::cli
