// lagdyn report FILE: a saved report once more, in any format.
#include "commands.hpp"
#include "lagdyn/report/read_report.hpp"
#include "options.hpp"

namespace lagdyn::cli {
namespace {

class ReportCommand : public Command {
 public:
  Grammar grammar() override {
    return {
        "A saved JSON report in any format",
        {{"FILE", "", "A report that --output F.json wrote; - is standard input", &file_, {true, {}}}},
        "The exit code is that of the command that made the report, so that a saved report can be shown in one step "
        "of a pipeline and judged in another.",
        {"lagdyn report report.json --format markdown", "lagdyn report report.json --output report.csv --quiet"}};
  }

  std::vector<std::string> files_read() const override {
    return file_ ? std::vector<std::string>{*file_} : std::vector<std::string>{};
  }

  Outcome run(Problems problems, ProgressBar&) override {
    Report refused;
    refused.diagnostics = std::move(problems);
    if (!file_)
      add_problem(refused.diagnostics, "no FILE", "a saved report", "lagdyn report report.json --format markdown");
    if (!refused.diagnostics.empty()) return refused;
    ReadReport read = read_report_file(*file_);
    if (read.report) return std::move(*read.report);
    refused.diagnostics = std::move(read.diagnostics);
    return refused;
  }

 private:
  Typed file_;
};

}  // namespace

std::unique_ptr<Command> make_report() { return std::make_unique<ReportCommand>(); }

}  // namespace lagdyn::cli
