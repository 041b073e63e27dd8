// lagdyn convert: a chain file in another form.
#include "commands.hpp"
#include "lagdyn/io/left_out.hpp"
#include "lagdyn/io/printable.hpp"
#include "lagdyn/io/read_chain.hpp"
#include "lagdyn/io/read_file.hpp"
#include "lagdyn/io/read_modern_robotics.hpp"
#include "lagdyn/io/write_chain.hpp"
#include "options.hpp"

namespace lagdyn::cli {
namespace {

struct Form {
  std::string_view name;
  std::string (*write)(const Chain&);
};
constexpr Form forms[] = {{"chain", write_chain}, {"poe", write_links}};

class Convert : public Command {
 public:
  Grammar grammar() override {
    Suggest names;
    for (const Form& form : forms) names.words.emplace_back(form.name);
    return {
        "A chain file as bodies, or as a product of exponentials",
        {{"IN", "", "Chain file of either form, or Modern Robotics' lists; - is standard input", &in_, {true, {}}},
         {"--to", "FORM", "chain: bodies and joints, in URDF's words; poe: links with M, A and G", &to_, names}},
        "Torques change by rounding alone. Of descriptions, those of the chain, its bodies and joints are kept; "
        "\"$schema\", the place of a file beside the old one, is not. Modern Robotics' lists are a file {\"format\": "
        "\"modern-robotics\", \"Mlist\", \"Glist\", \"Slist\"}.",
        {"lagdyn convert arm.json --to poe -o poe.json", "cat arm.json | lagdyn convert - --to chain"}};
  }

  bool reports() const override { return false; }
  std::vector<std::string> files_read() const override {
    return in_ ? std::vector<std::string>{*in_} : std::vector<std::string>{};
  }

  Outcome run(Problems problems, ProgressBar&) override {
    Report report;
    report.diagnostics = std::move(problems);
    const Form* form = nullptr;
    for (const Form& known : forms)
      if (to_ == known.name) form = &known;
    if (!in_) add_problem(report.diagnostics, "no IN", "a chain file", "lagdyn convert arm.json --to poe");
    if (!form)
      add_problem(report.diagnostics, to_ ? "--to " + in_quotes(*to_) : "no --to", "--to chain or --to poe",
                  "lagdyn convert arm.json --to poe");
    if (!report.diagnostics.empty()) return report;

    const FileBytes file = read_file(*in_);
    if (!file.bytes) {
      report.diagnostics.push_back(*file.problem);
      return report;
    }
    const bool lists = is_modern_robotics(*file.bytes);
    ReadChain read = lists ? read_modern_robotics_text(*file.bytes, *in_) : read_chain_text(*file.bytes, *in_);
    report.diagnostics = std::move(read.diagnostics);
    if (!read.chain) return report;
    if (!lists)
      for (Diagnostic& note : descriptions_left_out(*file.bytes, *in_)) report.diagnostics.push_back(std::move(note));
    return {std::move(report), form->write(*read.chain)};
  }

 private:
  Typed in_, to_;
};

}  // namespace

std::unique_ptr<Command> make_convert() { return std::make_unique<Convert>(); }

}  // namespace lagdyn::cli
