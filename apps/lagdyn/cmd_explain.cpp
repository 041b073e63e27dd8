// lagdyn explain ID: what a check tests and what to do when it fails; what a diagnostic's code means.
#include "commands.hpp"
#include "lagdyn/checks/explain.hpp"
#include "lagdyn/io/nearest_key.hpp"
#include "lagdyn/io/printable.hpp"
#include "options.hpp"

namespace lagdyn::cli {
namespace {

class ExplainCommand : public Command {
 public:
  Grammar grammar() override {
    Suggest ids;
    for (std::string_view id : explained_ids()) ids.words.emplace_back(id);
    return {"What a check or a message means, its source, and what to do about it",
            {{"ID", "", "A check of lagdyn check --list, or the code of a message", &id_, ids}},
            "",
            {"lagdyn explain coriolis.skew", "lagdyn explain chain.axis-zero"}};
  }

  Outcome run(Problems problems, ProgressBar&) override {
    Report report;
    report.diagnostics = std::move(problems);
    if (!id_)
      add_problem(report.diagnostics, "no ID", "a check or the code of a message", "lagdyn explain coriolis.skew");
    if (!report.diagnostics.empty()) return report;
    if (std::optional<Value> explanation = explain(*id_)) {
      report.results.push_back(std::move(*explanation));
      report.tested = true;
      return report;
    }
    const std::string_view nearest = nearest_key(*id_, explained_ids());
    add_problem(report.diagnostics, in_quotes(*id_) + " is neither a check nor a code",
                "an id of lagdyn check --list, or the code of a message",
                nearest.empty() ? "lagdyn explain coriolis.skew" : "the nearest is " + std::string(nearest));
    return report;
  }

 private:
  Typed id_;
};

}  // namespace

std::unique_ptr<Command> make_explain() { return std::make_unique<ExplainCommand>(); }

}  // namespace lagdyn::cli
