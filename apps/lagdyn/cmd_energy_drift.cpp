// lagdyn energy-drift: the energy balance of a motion, judged by how it falls with the step; or that of a recorded motion.
#include <fmt/format.h>

#include <algorithm>

#include "commands.hpp"
#include "energy_drift_results.hpp"
#include "inputs.hpp"
#include "lagdyn/checks/refusal.hpp"
#include "lagdyn/io/nearest_key.hpp"
#include "lagdyn/io/number.hpp"
#include "lagdyn/io/printable.hpp"
#include "lagdyn/io/read_file.hpp"
#include "lagdyn/motion/misjudged.hpp"
#include "lagdyn/motion/trajectory.hpp"
#include "options.hpp"
#include "progress_bar.hpp"

namespace lagdyn::cli {
namespace {

using namespace motion;

constexpr std::uint64_t most_steps = 10'000'000;
constexpr const char* example = "lagdyn energy-drift arm.json --q 0.1,0.2 --duration 2";

struct DriftFlags {
  Typed file, steps, duration, integrator, damping, q, qd, trajectory, trajectory_in, model_error;
};

struct DriftOptions {
  std::string file;
  StateSource states;
  DriftProblem problem;
  std::vector<double> damping;
  std::optional<double> model_error;
};

/// A number with a unit behind it: "4ms" is 0.004, to the last bit.
std::optional<double> seconds(std::string_view text) {
  for (const auto& [unit, power] : {std::pair{"us", "e-6"}, {"ms", "e-3"}, {"s", ""}}) {
    if (!text.ends_with(unit)) continue;
    text.remove_suffix(std::string_view(unit).size());
    if (text.find_first_of("eE") != std::string_view::npos) return std::nullopt;
    return parse_double(std::string(text) + power);
  }
  return parse_double(text);
}

double resolve_seconds(std::string_view flag, std::string_view typed, std::string_view instead, Problems& problems) {
  const std::optional<double> value = seconds(typed);
  if (value && *value > 0) return *value;
  add_problem(problems, fmt::format("{} {}", flag, in_quotes(typed)),
              "a time above 0 in s, ms or us: 0.5s, 4ms, 250us, or a plain number of seconds (1e-3)",
              fmt::format("{} {}", flag, instead));
  return 1;
}

std::vector<double> resolve_steps(const Typed& typed, double duration, Problems& problems) {
  const std::size_t before = problems.size();
  std::vector<double> steps;
  for (const std::string& step : resolve_names("--steps", {typed.value_or("4ms,2ms,1ms")}, problems))
    if (!step.empty()) steps.push_back(resolve_seconds("--steps", step, "4ms,2ms,1ms", problems));
  if (problems.size() > before) return steps;
  for (std::size_t i = 0; i < steps.size(); ++i) {
    const std::optional<std::uint64_t> count = steps_in(duration, steps[i]);
    if (i > 0 && steps[i] >= steps[i - 1])
      add_problem(problems, fmt::format("--steps {} s after {} s", steps[i], steps[i - 1]), "steps that fall",
                  "--steps 4ms,2ms,1ms");
    if (!count)
      add_problem(problems, fmt::format("--duration {} s with steps of {} s", duration, steps[i]),
                  "a duration that is a whole number of every step", "another --duration, or other --steps");
    else if (*count > most_steps)
      add_problem(problems, fmt::format("{} steps of {} s", *count, steps[i]), fmt::format("at most {}", most_steps),
                  "a shorter --duration, or larger --steps");
  }
  return steps;
}

const Integrator* resolve_integrator(const Typed& typed, Problems& problems) {
  if (!typed) return &integrators().front();
  const Integrator* found = integrator_named(*typed);
  if (found) return found;
  std::vector<std::string_view> known;
  for (const Integrator& integrator : integrators()) known.push_back(integrator.id);
  const std::string_view nearest = nearest_key(*typed, known);
  add_problem(problems, "--integrator " + in_quotes(*typed), fmt::format("one of {}", fmt::join(known, ", ")),
              nearest.empty() ? "" : fmt::format("--integrator {}", nearest));
  return &integrators().front();
}

std::optional<double> resolve_model_error(const Typed& typed, Problems& problems) {
  if (!typed) return std::nullopt;
  std::string_view text = *typed;
  const bool percent = text.ends_with('%');
  if (percent) text.remove_suffix(1);
  const std::optional<double> number = parse_double(text);
  const double share = number.value_or(-2) / (percent ? 100 : 1);
  if (share > -1 && share <= 10) return share;
  add_problem(problems, "--model-error " + in_quotes(*typed), "a share of the masses above -100 %, at most 1000 %",
              "--model-error 5% (or 0.05)");
  return std::nullopt;
}

void require_no_run(const DriftFlags& flags, Problems& problems) {
  const std::pair<const char*, const Typed*> of_a_run[] = {{"--steps", &flags.steps},
                                                           {"--duration", &flags.duration},
                                                           {"--integrator", &flags.integrator},
                                                           {"--q", &flags.q},
                                                           {"--qd", &flags.qd},
                                                           {"--trajectory", &flags.trajectory},
                                                           {"--model-error", &flags.model_error}};
  for (const auto& [name, typed] : of_a_run)
    if (*typed)
      add_problem(problems, fmt::format("{} beside --trajectory-in", name),
                  "a motion to integrate, or a recorded one to examine", fmt::format("leave out {}", name));
}

DriftOptions resolve(const DriftFlags& flags, Problems& problems) {
  DriftOptions options;
  options.file = resolve_file(flags.file, example, problems);
  StateFlags state;
  state.q = flags.q;
  state.qd = flags.qd;
  options.states = resolve_states(state, problems);
  if (flags.trajectory_in) require_no_run(flags, problems);
  if (flags.trajectory == "-")
    add_problem(problems, "--trajectory -", "a file's name: standard output holds the report",
                "--trajectory motion.csv");
  DriftProblem& problem = options.problem;
  problem.integrator = resolve_integrator(flags.integrator, problems);
  problem.duration = flags.duration ? resolve_seconds("--duration", *flags.duration, "1s", problems) : 1;
  problem.steps = resolve_steps(flags.steps, problem.duration, problems);
  options.damping = resolve_numbers("--damping", flags.damping, problems);
  if (std::ranges::any_of(options.damping, [](double b) { return b < 0; }))
    add_problem(problems, "--damping " + in_quotes(*flags.damping), "numbers from 0 up", "--damping 0.1,0.1");
  options.model_error = resolve_model_error(flags.model_error, problems);
  return options;
}

/// Puts the damping of the command line in the place of the file's.
void replace_damping(Chain& chain, const std::vector<double>& damping, Report& report) {
  const std::vector<std::size_t> moving = moving_joints(chain);
  if (damping.empty()) return;
  if (damping.size() != moving.size())
    return add_problem(report.diagnostics, fmt::format("--damping with {} numbers", damping.size()),
                       fmt::format("{}, one for each moving joint of {}", moving.size(), report.inputs.back().file),
                       "N m s/rad where the joint turns, N s/m where it slides");
  for (std::size_t k = 0; k < moving.size(); ++k) chain.bodies[moving[k]].joint.damping = damping[k];
}

/// The state to begin in: that of the command line, or the file's first.
void take_start(const Chain& chain, DriftOptions& options, Report& report) {
  if (options.states.kind == StateSource::Kind::chain_file && chain.states.empty()) {
    report.diagnostics.push_back({Severity::error, "states.none", options.file, 0, 0, "",
                                  "no state in the file and none on the command line", "a state to begin in",
                                  "give --q (with --qd)"});
    return;
  }
  const std::vector<NumberedState> states = states_for(chain, options.states, report);
  if (states.empty()) return;
  if (states.size() > 1)
    report.notes.push_back(fmt::format("the motion begins in the first of the file's {} states", states.size()));
  options.problem.q = states.front().state.q;
  options.problem.qd = states.front().state.qd;
}

/// What is written can be read back.
void limit_trajectory(std::size_t joints, const DriftProblem& problem, Report& report) {
  constexpr double bytes_a_number = 20;
  const double rows = static_cast<double>(steps_in(problem.duration, problem.steps.back()).value()) + 1;
  const double bytes = rows * bytes_a_number * static_cast<double>(2 * joints + 5);
  if (bytes > static_cast<double>(max_file_bytes))
    add_problem(report.diagnostics, fmt::format("--trajectory with {:.0f} rows, about {:.0f} MB", rows, bytes / 1e6),
                fmt::format("at most {:.0f} MB, which can be read again", static_cast<double>(max_file_bytes) / 1e6),
                "a shorter --duration, or larger --steps");
}

class EnergyDrift : public Command {
 public:
  Grammar grammar() override {
    Grammar grammar{
        "The energy balance of a motion, judged by how it falls with the step",
        {},
        "Without --q the file's first state is taken. With --trajectory-in nothing is integrated: the recorded "
        "motion is examined for explicit-euler, semi-implicit-euler and lagged-kinetic.",
        {example, "lagdyn energy-drift arm.json --integrator implicit-midpoint --steps 2ms,1ms,500us",
         "lagdyn energy-drift arm.json --damping 0.1,0.1 --model-error 5%",
         "lagdyn energy-drift arm.json --trajectory motion.csv --quiet && "
         "lagdyn energy-drift arm.json --trajectory-in motion.csv"}};
    Suggest ids;
    for (const Integrator& integrator : integrators()) ids.words.emplace_back(integrator.id);
    add_file_flag(grammar, flags_.file);
    const auto add = [&](const char* name, const char* value, const char* help, Typed& target, Suggest suggest = {}) {
      grammar.flags.push_back({name, value, help, &target, std::move(suggest)});
    };
    add("--q", "L", "Joint positions to begin with, comma-separated (rad, m)", flags_.q);
    add("--qd", "L", "Joint velocities (rad/s, m/s) [0]", flags_.qd);
    add("--steps", "L", "Steps that fall: numbers with s, ms or us [4ms,2ms,1ms]", flags_.steps);
    add("--duration", "S", "Time to integrate over [1s]", flags_.duration);
    add("--integrator", "ID", "rk4, midpoint, semi-implicit-euler or implicit-midpoint [rk4]", flags_.integrator, ids);
    add("--damping", "L", "Damping of each joint in the place of the file's (N m s/rad, N s/m)", flags_.damping);
    add("--model-error", "P", "Drive the chain by a model whose masses are P off, such as 5%", flags_.model_error);
    add("--trajectory", "F", "Write the motion at the smallest step to F, as csv", flags_.trajectory, {true, {}});
    add("--trajectory-in", "F", "Examine this recorded motion; - is standard input", flags_.trajectory_in, {true, {}});
    return grammar;
  }

  std::vector<std::string> files_read() const override {
    std::vector<std::string> files;
    for (const Typed& path : {flags_.file, flags_.trajectory_in})
      if (path) files.push_back(*path);
    return files;
  }

  std::vector<std::string> files_written() const override {
    return flags_.trajectory ? std::vector<std::string>{*flags_.trajectory} : std::vector<std::string>{};
  }

  Outcome run(Problems problems, ProgressBar& bar) override {
    DriftOptions options = resolve(flags_, problems);
    Report report;
    report.diagnostics = std::move(problems);
    if (!report.diagnostics.empty()) return report;
    std::optional<Chain> chain = read_input(options.file, false, report);
    if (!chain) return report;
    replace_damping(*chain, options.damping, report);
    if (!flags_.trajectory_in) take_start(*chain, options, report);
    if (has_error(report)) return report;
    const Subject subject(*chain);
    if (const auto reason = checks::refuse_inertia_free(subject)) {
      report.outcome = Verdict::error;
      report.notes.push_back("nothing was tested: " + *reason);
      return report;
    }
    if (flags_.trajectory_in) return examine_recording(subject, std::move(report));
    if (flags_.trajectory) limit_trajectory(subject.size(), options.problem, report);
    if (has_error(report)) return report;
    return integrate(subject, options, std::move(report), bar.begin(options.file));
  }

 private:
  static bool has_error(const Report& report) {
    return std::ranges::any_of(report.diagnostics, [](const Diagnostic& d) { return d.severity == Severity::error; });
  }

  Outcome examine_recording(const Subject& subject, Report report) const {
    ReadTrajectory read = read_trajectory_file(*flags_.trajectory_in, subject.size());
    std::ranges::move(read.diagnostics, std::back_inserter(report.diagnostics));
    if (has_error(report)) return report;
    Equations equations(subject.plain);
    const Recorded recorded = examine(equations, subject.bounded, EnergyAccount(subject.plain), read.trajectory);
    add_recorded(report, recorded, read.trajectory);
    report.tested = true;
    return report;
  }

  Outcome integrate(const Subject& subject, const DriftOptions& options, Report report, const Progress& told) const {
    Equations passive(subject.plain);
    const EnergyAccount account(subject.plain);
    const bool damped = std::ranges::any_of(subject.plain.joints, [](const auto& joint) { return joint.damping != 0; });
    std::string csv = trajectory_header(subject.size());
    const auto keep = [&](const Instant& now) { append_row(csv, now); };
    const Drift drift = measure_drift(passive, subject.bounded, account, options.problem,
                                      flags_.trajectory ? Observer(keep) : Observer(), [&](double done) {
                                        if (told) told(done, 0);
                                      });
    std::optional<WrongModel> wrong;
    if (options.model_error && !drift.stop) wrong = drive_wrongly(subject, options, account);
    add_drift(report, options.problem, drift, damped, wrong);
    report.tested = true;
    Outcome outcome(std::move(report));
    if (flags_.trajectory && drift.stop && drift.stopped_step != options.problem.steps.back())
      outcome.report.notes.push_back("--trajectory was not written: the motion stopped at a larger step");
    else if (flags_.trajectory)
      outcome.files.push_back(std::move(csv));
    return outcome;
  }

  static WrongModel drive_wrongly(const Subject& subject, const DriftOptions& options, const EnergyAccount& account) {
    const Model<double> believed = misjudged(subject.plain, *options.model_error);
    DriftProblem problem = options.problem;
    problem.reference = false;
    Equations driven(subject.plain, computed_torque(believed, problem.duration));
    WrongModel wrong{*options.model_error, measure_drift(driven, subject.bounded, account, problem), 0};
    problem.steps = {problem.steps.back()};
    Equations passive(subject.plain);
    const Drift by_wrong = measure_drift(passive, subject.bounded, EnergyAccount(believed), problem);
    if (!by_wrong.rows.empty()) wrong.balance = by_wrong.rows.back().drift;
    return wrong;
  }

  DriftFlags flags_;
};

}  // namespace

std::unique_ptr<Command> make_energy_drift() { return std::make_unique<EnergyDrift>(); }

}  // namespace lagdyn::cli
