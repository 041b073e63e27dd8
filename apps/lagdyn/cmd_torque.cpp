// lagdyn torque: inverse dynamics by every method, held against rnea, and the terms that it is the sum of.
#include <fmt/format.h>

#include <algorithm>

#include "commands.hpp"
#include "inputs.hpp"
#include "lagdyn/checks/against_reference.hpp"
#include "lagdyn/io/nearest_key.hpp"
#include "lagdyn/io/printable.hpp"
#include "options.hpp"
#include "results.hpp"

namespace lagdyn::cli {
namespace {

using TorqueMethods = std::vector<TorqueMethod<Bounded>>;

constexpr std::size_t most_joints_of_fourth_order = 64;  // unless the method is asked for by name

struct TorqueFlags {
  Typed file;
  StateFlags state;
  Typed methods;
};

struct TorqueOptions {
  std::string file;
  StateSource states;
  TorqueMethods methods;
  bool all_methods = true;
};

TorqueMethods named_methods(const std::string& list, Problems& problems) {
  const TorqueMethods all = inverse_dynamics_methods<Bounded>();
  std::vector<std::string_view> known;
  for (const auto& method : all) known.push_back(method.id);
  const std::vector<std::string> names = resolve_names("--methods", {list}, problems);
  for (const std::string& name : names)
    if (!name.empty() && std::ranges::find(known, name) == known.end())
      add_problem(problems, "--methods " + in_quotes(name), fmt::format("some of {}", fmt::join(known, ", ")),
                  nearest_key(name, known).empty() ? "" : fmt::format("--methods {}", nearest_key(name, known)));
  TorqueMethods chosen;
  for (const auto& method : all)
    if (std::ranges::find(names, method.id) != names.end()) chosen.push_back(method);
  return chosen;
}

TorqueOptions resolve(const TorqueFlags& flags, Problems& problems) {
  TorqueOptions options{resolve_file(flags.file, "lagdyn torque arm.json --q 0.1,0.2", problems),
                        resolve_states(flags.state, problems),
                        {},
                        !flags.methods};
  options.methods = flags.methods ? named_methods(*flags.methods, problems) : inverse_dynamics_methods<Bounded>();
  return options;
}

Value terms_value(const Subject& subject, const Sample& sample) {
  const std::vector<double>&qd = sample.values().qd, &qdd = sample.values().qdd;
  std::vector<double> inertia(subject.size()), damping(subject.size());
  for (std::size_t i = 0; i < subject.size(); ++i) {
    for (std::size_t j = 0; j < subject.size(); ++j) inertia[i] += sample.rnea_columns()(i, j).mid * qdd[j];
    damping[i] = subject.plain.joints[i].damping * qd[i];
  }
  return ValueMap{{"inertia", inertia},
                  {"coriolis", values_of(sample.rnea_velocity_terms())},
                  {"gravity", values_of(sample.rnea_static())},
                  {"damping", damping}};
}

Value result_value(const Subject& subject, const NumberedState& given, const TorqueMethods& methods, Report& report) {
  const Sample sample(subject, 0, given.number, given.state);
  ValueMap tau, residual;
  for (const auto& method : methods) {
    const std::string id(method.id);
    const std::vector<Bounded> torque = method.run(subject.bounded, sample.bounded());
    tau.emplace_back(id, values_of(torque));
    const Finding found = against_rnea(method, torque, sample);
    judge(report, found, fmt::format("state {}, {} against rnea", given.number, id));
    if (id != "rnea") residual.emplace_back(id, residual_value(found.worst, joint_names(subject.chain)));
  }
  return ValueMap{{"input", 0},
                  {"state", given.number},
                  {"q", given.state.q},
                  {"qd", given.state.qd},
                  {"qdd", given.state.qdd},
                  {"tau", std::move(tau)},
                  {"residual", std::move(residual)},
                  {"terms", terms_value(subject, sample)}};
}

void leave_out_costly_methods(TorqueMethods& methods, std::size_t joints, Report& report) {
  if (joints <= most_joints_of_fourth_order) return;
  std::erase_if(methods, [&](const auto& method) {
    if (method.order >= 4)
      report.notes.push_back(fmt::format("{} costs O(n^4) and was left out above {} joints; --methods {} runs it",
                                         method.id, most_joints_of_fourth_order, method.id));
    return method.order >= 4;
  });
}

class Torque : public Command {
 public:
  Grammar grammar() override {
    Grammar grammar{"Inverse dynamics by every method, side by side",
                    {},
                    "",
                    {"lagdyn torque arm.json --q 0.1,0.2 --qd 1,0 --qdd 0,0",
                     "lagdyn torque arm.json --random 10 --seed 7 --format json"}};
    add_file_flag(grammar, flags_.file);
    add_state_flags(grammar, flags_.state);
    Suggest ids;
    for (const auto& method : inverse_dynamics_methods<Bounded>()) ids.words.emplace_back(method.id);
    grammar.flags.push_back({"--methods", "IDS", "These methods alone, comma-separated", &flags_.methods, ids});
    return grammar;
  }

  std::vector<std::string> files_read() const override { return files_of(flags_.file, flags_.state); }

  Outcome run(Problems problems, ProgressBar&) override {
    TorqueOptions options = resolve(flags_, problems);
    Report report;
    report.diagnostics = std::move(problems);
    if (!report.diagnostics.empty()) return report;
    const std::optional<Chain> chain = read_input(options.file, false, report);
    if (!chain) return report;
    const std::vector<NumberedState> states = states_for(*chain, options.states, report);
    const Subject subject(*chain);
    if (options.all_methods) leave_out_costly_methods(options.methods, subject.size(), report);
    for (const NumberedState& state : states)
      report.results.push_back(result_value(subject, state, options.methods, report));
    report.tested = !report.results.empty();
    return report;
  }

 private:
  TorqueFlags flags_;
};

}  // namespace

std::unique_ptr<Command> make_torque() { return std::make_unique<Torque>(); }

}  // namespace lagdyn::cli
