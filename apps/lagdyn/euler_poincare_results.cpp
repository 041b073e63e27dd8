#include "euler_poincare_results.hpp"

#include <fmt/format.h>

#include <cmath>

#include "lagdyn/checks/residual.hpp"

namespace lagdyn::cli {
namespace {

constexpr std::size_t most_points = 200;  // of a curve over time
const std::string dimensionless = "1";

std::vector<double> components(const Vec3<double>& v) { return {v.x, v.y, v.z}; }

Value falling(const Convergence& convergence) {
  return ValueMap{{"measured", convergence.error()}, {"order", convergence.order()}};
}

Value variation_value(const VariationResult& result) {
  return ValueMap{
      {"measured", result.finest.value}, {"scale", result.finest.scale}, {"order", result.convergence.order()}};
}

Value flip_value(const std::optional<FlipResult>& flip) {
  if (!flip) return {};
  return ValueMap{{"seconds", flip->motion.duration},
                  {"measured", flip->end.error()},
                  {"order", flip->end.order()},
                  {"momentum_drift", flip->drift.momentum},
                  {"energy_drift", flip->drift.energy}};
}

Value result_value(const NamedBody& named, const RotationStudyOptions& options, const RotationStudy& study) {
  const ValueList steps(options.steps.begin(), options.steps.end());
  return ValueMap{{"body", named.name},
                  {"omega", components(options.omega)},
                  {"duration", study.duration},
                  {"steps", steps},
                  {"variations", static_cast<std::uint64_t>(options.variations)},
                  {"lemma", falling(study.lemma)},
                  {"on_solution", variation_value(study.on_solution)},
                  {"with_torque", variation_value(study.with_torque)},
                  {"off_solution", ValueMap{{"measured", study.off_solution},
                                            {"refined", study.off_refined},
                                            {"path", study.off_is_constant ? "constant w" : "w growing"}}},
                  {"momentum_drift", study.momentum.error()},
                  {"energy_drift", study.energy.error()},
                  {"orthogonality", study.orthogonality},
                  {"precession", falling(study.precession)},
                  {"flip", flip_value(study.flip)}};
}

std::string reproduce(const NamedBody& named, const RotationStudyOptions& options) {
  const Mat3<double>& I = named.body.inertia();
  std::vector<std::size_t> steps = options.steps;
  return fmt::format("lagdyn euler-poincare --inertia={},{},{},{},{},{} --omega={} --steps={} --variations={}", I(0, 0),
                     I(1, 1), I(2, 2), I(0, 1), I(0, 2), I(1, 2), fmt::join(components(options.omega), ","),
                     fmt::join(steps, ","), options.variations);
}

CheckResult check_of(const RotationLaw& law, const NamedBody& named, const RotationStudyOptions& options) {
  const Residual residual{law.measured, law.bound, law.lower, {}};
  CheckResult check;
  check.id = "euler-poincare." + law.id;
  check.title = named.name + ": " + law.title;
  check.unit = dimensionless;
  check.measured = law.measured;
  check.bound = law.bound;
  check.ratio = residual.ratio();
  check.samples = options.variations;
  check.explanation = law.remark;
  const bool finite = std::isfinite(law.measured) && std::isfinite(law.bound);
  check.verdict = !finite ? Verdict::error : residual.ratio() <= 1 ? Verdict::pass : Verdict::fail;
  if (check.verdict == Verdict::pass) return check;
  const char* why = !finite     ? "a number is not finite"
                    : law.lower ? "the variation vanishes where no solution is"
                                : "the error does not fall with order 3.5 from one number of steps to the next";
  check.explanation = check.explanation.empty() ? why : fmt::format("{}; {}", why, check.explanation);
  check.reproduce = reproduce(named, options);
  return check;
}

Value curve(const std::string& name, const std::string& unit, std::vector<double> values, bool reference = false) {
  ValueMap map{{"name", name}, {"unit", unit}, {"values", values}};
  if (reference) map.emplace_back("reference", true);
  return map;
}

std::vector<double> errors_of(const Convergence& convergence) {
  std::vector<double> errors;
  for (const Convergence::Point& point : convergence.points())
    errors.push_back(point.error > 0 ? point.error : std::nan(""));  // no place on a log axis
  return errors;
}

// The line of order 4 through the first point.
std::vector<double> slope_of(const Convergence& convergence) {
  const Convergence::Point& first = convergence.points().front();
  std::vector<double> line;
  for (const Convergence::Point& point : convergence.points())
    line.push_back(first.error * std::pow(first.refinement / point.refinement, 4));
  return line;
}

std::vector<double> refinements(const Convergence& convergence) {
  std::vector<double> values;
  for (const Convergence::Point& point : convergence.points()) values.push_back(point.refinement);
  return values;
}

void add_series(Report& report, const std::string& title, Value x, ValueList curves, bool logarithmic) {
  report.series.emplace_back(ValueMap{{"title", title},
                                      {"x", std::move(x)},
                                      {"curves", std::move(curves)},
                                      {"log_x", logarithmic},
                                      {"log_y", logarithmic}});
}

void add_curves(Report& report, const std::string& body, const RotationStudy& study) {
  const Convergence& on = study.on_solution.convergence;
  add_series(report, body + ": variation of the action and what is conserved, against the steps",
             curve("steps", "", refinements(on)),
             {curve("|dA| / scale on a solution", "1", errors_of(on)),
              curve("with a torque", "1", errors_of(study.with_torque.convergence)),
              curve("off a solution", "1", study.off_relative), curve("momentum drift", "1", errors_of(study.momentum)),
              curve("energy drift", "1", errors_of(study.energy)),
              curve("symmetric top", "1", errors_of(study.precession)), curve("slope 4", "1", slope_of(on), true)},
             true);
  add_series(report, body + ": delta w = eta' + w x eta, against the inverse step",
             curve("1 / step", "", refinements(study.lemma)),
             {curve("difference", "1", errors_of(study.lemma)), curve("slope 4", "1", slope_of(study.lemma), true)},
             true);
  if (!study.flip) return;
  const RotationPath& path = study.flip->path;
  std::vector<double> t, about_least, about_middle, about_largest;
  const std::size_t stride = 1 + path.steps() / most_points;
  for (std::size_t k = 0; k <= path.steps(); k += stride) {
    t.push_back(path.time(k));
    about_least.push_back(path.w[k].x);
    about_middle.push_back(path.w[k].y);
    about_largest.push_back(path.w[k].z);
  }
  add_series(report, body + ": flip about the axis of the intermediate moment", curve("t", "s", t),
             {curve("w about the least moment", "rad/s", about_least), curve("the intermediate", "rad/s", about_middle),
              curve("the largest", "rad/s", about_largest)},
             false);
}

}  // namespace

void add_body(Report& report, const NamedBody& named, const RotationStudyOptions& options) {
  const RotationStudy study = study_rotation(named.body, options);
  report.results.push_back(result_value(named, options, study));
  for (const RotationLaw& law : laws_of(study)) report.checks.push_back(check_of(law, named, options));
  add_curves(report, named.name, study);
}

}  // namespace lagdyn::cli
