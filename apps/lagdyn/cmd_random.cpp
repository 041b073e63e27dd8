// lagdyn random: a random chain file.
#include <fmt/format.h>

#include "commands.hpp"
#include "lagdyn/chain/random_chain.hpp"
#include "lagdyn/chain/random_state.hpp"
#include "lagdyn/chain/validate.hpp"
#include "lagdyn/io/nearest_key.hpp"
#include "lagdyn/io/printable.hpp"
#include "lagdyn/io/write_chain.hpp"
#include "options.hpp"

namespace lagdyn::cli {
namespace {

constexpr std::pair<std::string_view, JointType> types[] = {{"revolute", JointType::revolute},
                                                            {"prismatic", JointType::prismatic},
                                                            {"continuous", JointType::continuous},
                                                            {"screw", JointType::screw},
                                                            {"fixed", JointType::fixed}};
constexpr const char* default_types = "revolute,prismatic,continuous,screw";

class Random : public Command {
 public:
  Grammar grammar() override {
    Suggest names;
    for (const auto& type : types) names.words.emplace_back(type.first);
    return {
        "A random chain file, the same for the same arguments anywhere",
        {{"--joints", "N", "Moving joints, 1 to 256", &joints_, {}},
         {"--seed", "S", "Seed of the random chain [1]", &seed_, {}},
         {"--types", "L",
          fmt::format("Types of joints, comma-separated, each as likely as the others; fixed adds welded bodies that "
                      "do not count [{}]",
                      default_types),
          &types_, names}},
        "Offsets and COMs are within 0.5 m an axis, masses from 0.1 to 10 kg; half of the joints have armature, half "
        "damping; gravity points anywhere. The file's state is random too.",
        {"lagdyn random --joints 7 --seed 3 -o random.json",
         "lagdyn random --joints 3 --types revolute | lagdyn check -"}};
  }

  bool reports() const override { return false; }

  Outcome run(Problems problems, ProgressBar&) override {
    Report report;
    report.diagnostics = std::move(problems);
    RandomChainOptions options;
    options.mass_decades = 2;
    options.body_reach = 0.08;
    options.fixed_share = 0;
    options.types.clear();
    for (const std::string& name : resolve_names("--types", {types_.value_or(default_types)}, report.diagnostics))
      add_type(name, options, report.diagnostics);
    if (options.types.empty() && report.diagnostics.empty())
      add_problem(report.diagnostics, "--types " + in_quotes(*types_), "a type that moves", "add revolute");
    if (!joints_)
      add_problem(report.diagnostics, "no --joints", "a number of moving joints", "lagdyn random --joints 7");
    const std::uint64_t joints = resolve_count("--joints", joints_, 1, 1, report.diagnostics, max_moving_joints);
    const std::uint64_t seed = resolve_count("--seed", seed_, 1, 0, report.diagnostics);
    if (!report.diagnostics.empty()) return report;
    Chain chain = random_chain(seed, joints, options);
    chain.states = {random_state(chain, seed, 0)};
    chain.name = fmt::format("random-{}-seed-{}", joints, seed);
    return {std::move(report), write_chain(chain)};
  }

 private:
  static void add_type(const std::string& name, RandomChainOptions& options, Problems& problems) {
    std::vector<std::string_view> known;
    for (const auto& [word, type] : types) {
      known.push_back(word);
      if (word != name) continue;
      if (type == JointType::fixed)
        options.fixed_share = 0.5;
      else
        options.types.push_back(type);
      return;
    }
    if (!name.empty())
      add_problem(problems, "--types " + in_quotes(name), fmt::format("some of {}", fmt::join(known, ", ")),
                  std::string(nearest_key(name, known)));
  }

  Typed joints_, seed_, types_;
};

}  // namespace

std::unique_ptr<Command> make_random() { return std::make_unique<Random>(); }

}  // namespace lagdyn::cli
