// lagdyn schema: the JSON Schema of chain files.
#include "chain_schema.hpp"
#include "commands.hpp"

namespace lagdyn::cli {
namespace {

class Schema : public Command {
 public:
  Grammar grammar() override {
    return {"The JSON Schema (draft-07) of chain files",
            {},
            "A chain file that begins with \"$schema\": \"chain.schema.json\" is completed and checked by editors. The "
            "schema states what can be stated without arithmetic; lagdyn check tells the rest.",
            {"lagdyn schema --output chain.schema.json"}};
  }
  bool reports() const override { return false; }

  Outcome run(Problems problems, ProgressBar&) override {
    Report report;
    report.diagnostics = std::move(problems);
    if (!report.diagnostics.empty()) return report;
    return {report, std::string(chain_schema)};
  }
};

}  // namespace

std::unique_ptr<Command> make_schema() { return std::make_unique<Schema>(); }

}  // namespace lagdyn::cli
