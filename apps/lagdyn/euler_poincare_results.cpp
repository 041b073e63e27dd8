#include "euler_poincare_results.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <iterator>

#include "lagdyn/checks/residual.hpp"
#include "lagdyn/checks/rotation_curves.hpp"

namespace lagdyn::cli {
namespace {

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

}  // namespace

void add_body(Report& report, const NamedBody& named, const RotationStudyOptions& options) {
  const RotationStudy study = study_rotation(named.body, options);
  report.results.push_back(result_value(named, options, study));
  for (const RotationLaw& law : laws_of(study)) report.checks.push_back(check_of(law, named, options));
  std::ranges::move(rotation_curves(named.name, study), std::back_inserter(report.series));
}

}  // namespace lagdyn::cli
