// lagdyn euler-poincare: Euler's equation as the stationary condition of the action, for one rigid body or each of a chain.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "commands.hpp"
#include "euler_poincare_results.hpp"
#include "inputs.hpp"
#include "lagdyn/chain/inertia_check.hpp"
#include "lagdyn/chain/model.hpp"
#include "lagdyn/io/printable.hpp"
#include "options.hpp"

namespace lagdyn::cli {
namespace {

constexpr std::uint64_t fewest_steps = 32, most_steps = 100000, most_variations = 10000;

struct EulerPoincareFlags {
  Typed file, inertia, omega, steps, variations;
};

struct EulerPoincareOptions {
  InertiaEntries inertia{0.02, 0.05, 0.06, 0, 0, 0};
  RotationStudyOptions study{{1, 2, -0.5}, {250, 500, 1000, 2000, 4000}};
};

InertiaEntries resolve_inertia(const std::vector<double>& numbers, Problems& problems) {
  if (numbers.size() != 6) {
    add_problem(problems, fmt::format("--inertia with {} number{}", numbers.size(), numbers.size() == 1 ? "" : "s"),
                "six: ixx, iyy, izz, ixy, ixz, iyz (kg m^2)", "--inertia 0.02,0.05,0.06,0,0,0");
    return {};
  }
  const InertiaEntries entries{numbers[0], numbers[1], numbers[2], numbers[3], numbers[4], numbers[5]};
  Inertial inertial;
  inertial.inertia = entries;
  const auto [a, b, c] = principal_moments(inertial);
  const double tolerance = moment_tolerance(inertial);
  const std::string found = fmt::format("--inertia with the principal moments {:.6g}, {:.6g}, {:.6g} kg m^2", a, b, c);
  if (!(a >= -tolerance && c <= largest_turning_inertia))
    add_problem(problems, found, "moments of 0 or more, as every body has, and of no more than 1e100",
                "check signs and order: ixx, iyy, izz, ixy, ixz, iyz; ixy is minus the integral of x y dm");
  else if (a + b - c < -tolerance)
    problems.push_back({Severity::warning, "inertia.triangle", "", 0, 0, "", found,
                        "no moment larger than the sum of the other two: no distribution of mass has these",
                        "computed all the same; check signs, units and the reference point"});
  return entries;
}

Vec3<double> resolve_omega(const std::vector<double>& numbers, Problems& problems) {
  const bool moving = std::ranges::any_of(numbers, [](double x) { return x != 0; });
  if (numbers.size() == 3 && moving) {
    const double speed = std::hypot(numbers[0], numbers[1], numbers[2]);
    if (!(speed >= 1e-50 && speed <= 1e50))
      add_problem(problems, fmt::format("--omega of {:.4g} rad/s", speed), "from 1e-50 to 1e50 rad/s",
                  "--omega 1,2,-0.5");
    return {numbers[0], numbers[1], numbers[2]};
  }
  add_problem(
      problems,
      numbers.size() == 3 ? "--omega of a body at rest" : fmt::format("--omega with {} numbers", numbers.size()),
      "three numbers, body axes, rad/s, not all 0", "--omega 1,2,-0.5");
  return {1, 0, 0};
}

std::vector<std::size_t> resolve_steps(const std::string& typed, Problems& problems) {
  std::vector<std::size_t> steps;
  const std::size_t before = problems.size();
  for (const std::string& word : resolve_names("--steps", {typed}, problems))
    if (!word.empty())
      steps.push_back(resolve_count("--steps", word, fewest_steps, fewest_steps, problems, most_steps));
  std::ranges::sort(steps);
  steps.erase(std::unique(steps.begin(), steps.end()), steps.end());
  const bool odd = std::ranges::any_of(steps, [](std::size_t n) { return n % 2 != 0; });
  if (problems.size() == before && (odd || steps.size() < 2))
    add_problem(
        problems, "--steps " + in_quotes(typed),
        odd ? "even numbers, as Simpson's rule takes steps in pairs" : "two numbers of steps, to see errors fall",
        "--steps 250,500,1000");
  return steps;
}

EulerPoincareOptions resolve(const EulerPoincareFlags& flags, Problems& problems) {
  EulerPoincareOptions options;
  if (flags.file && flags.inertia)
    add_problem(problems, "FILE and --inertia", "bodies from one place", "leave out one of the two");
  const std::size_t before = problems.size();
  const std::vector<double> inertia = resolve_numbers("--inertia", flags.inertia, problems),
                            omega = resolve_numbers("--omega", flags.omega, problems);
  const bool spelt = problems.size() == before;
  if (spelt && flags.inertia) options.inertia = resolve_inertia(inertia, problems);
  if (spelt && flags.omega) options.study.omega = resolve_omega(omega, problems);
  if (flags.steps) options.study.steps = resolve_steps(*flags.steps, problems);
  options.study.variations =
      resolve_count("--variations", flags.variations, options.study.variations, 1, problems, most_variations);
  return options;
}

struct Named {
  std::string name;
  Mat3<double> inertia;
};

// Each moving body with all that is welded to it, about its COM, in its own axes.
std::vector<Named> bodies_of(const Chain& chain) {
  const Model<double> model = lift<double>(chain);
  const std::vector<std::string> joints = joint_names(chain);
  const std::vector<std::size_t> moving = moving_joints(chain);
  std::vector<Named> bodies;
  for (std::size_t k = 0; k < moving.size(); ++k) {
    const std::string& name = chain.bodies[moving[k]].name;
    bodies.push_back({name.empty() ? "body of " + joints[k] : name, model.joints[k].body.about_com});
  }
  return bodies;
}

Named given_body(const InertiaEntries& e) {
  return {"body", {{e.ixx, e.ixy, e.ixz}, {e.ixy, e.iyy, e.iyz}, {e.ixz, e.iyz, e.izz}}};
}

class EulerPoincare : public Command {
 public:
  Grammar grammar() override {
    Grammar grammar{"Euler's equation from the action of a rigid body, on SO(3)",
                    {},
                    "For each link of FILE, with what is welded to it, about its COM. The variation of the action, by "
                    "Simpson's rule, along motions by a Runge-Kutta-Munthe-Kaas method, both of order 4: on a solution "
                    "it must fall to 0 with order 3.5 at least, off it not. Motions last until 2 rad are turned.",
                    {"lagdyn euler-poincare --inertia 0.02,0.05,0.06,0,0,0 --omega 1,2,-0.5",
                     "lagdyn euler-poincare arm.json --format json"}};
    const auto add = [&](const char* name, const char* value, const char* help, Typed& target, Suggest suggest = {}) {
      grammar.flags.push_back({name, value, help, &target, std::move(suggest)});
    };
    add("FILE", "", "Chain file; - is standard input", flags_.file, {true, {}});
    add("--inertia", "L", "ixx,iyy,izz,ixy,ixz,iyz about the COM (kg m^2) [0.02,0.05,0.06,0,0,0]", flags_.inertia);
    add("--omega", "L", "Angular velocity at the start, body axes (rad/s) [1,2,-0.5]", flags_.omega);
    add("--steps", "L", "Numbers of steps, comma-separated, even, at least two [250,500,1000,2000,4000]", flags_.steps);
    add("--variations", "N", "Random variations that vanish at both ends [32]", flags_.variations);
    return grammar;
  }

  std::vector<std::string> files_read() const override {
    return flags_.file ? std::vector<std::string>{*flags_.file} : std::vector<std::string>();
  }

  Outcome run(Problems problems, ProgressBar&) override {
    const EulerPoincareOptions options = resolve(flags_, problems);
    Report report;
    report.diagnostics = std::move(problems);
    if (std::ranges::any_of(report.diagnostics, [](const Diagnostic& d) { return d.severity == Severity::error; }))
      return report;
    std::vector<Named> bodies{given_body(options.inertia)};
    if (flags_.file) {
      const std::optional<Chain> chain = read_input(*flags_.file, false, report);
      if (!chain) return report;
      bodies = bodies_of(*chain);
    }
    for (const Named& named : bodies) {
      if (const auto reason = no_turning_body(named.inertia))
        report.notes.push_back(fmt::format("{}: skipped: {}", in_quotes(named.name), *reason));
      else
        add_body(report, {named.name, TurningBody(named.inertia)}, options.study);
    }
    report.tested = !report.results.empty();
    return report;
  }

 private:
  EulerPoincareFlags flags_;
};

}  // namespace

std::unique_ptr<Command> make_euler_poincare() { return std::make_unique<EulerPoincare>(); }

}  // namespace lagdyn::cli
