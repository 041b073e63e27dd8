// rotation.euler-poincare: each link's inertia in Euler's equation, as the stationary condition of the action.
#include <fmt/format.h>

#include "lagdyn/checks/registry.hpp"
#include "lagdyn/checks/rotation_curves.hpp"
#include "lagdyn/motion/so3_study.hpp"

namespace lagdyn::checks {
namespace {

const RotationStudyOptions quick{{1, 2, -0.5}, {128, 256, 512}, 4, 7, 10, false};

struct WorstLaw {
  RotationLaw law;
  std::size_t joint = 0;
  RotationStudy study;
};

Residual residual(const RotationLaw& law) { return {law.measured, law.bound, law.lower, {}}; }

Finding findings(const Subject& subject, WorstLaw& worst) {
  Finding found;
  found.raise_scale(1);  // everything is relative
  for (std::size_t k = 0; k < subject.size(); ++k) {
    const Mat3<double>& inertia = subject.plain.joints[k].body.about_com;
    if (no_turning_body(inertia)) continue;
    const RotationStudy study = study_rotation(TurningBody(inertia), quick);
    for (const RotationLaw& law : laws_of(study)) {
      Finding here;
      here.add(residual(law));
      if (!found.any || here.worst.ratio() > found.worst.ratio()) worst = {law, k, study};
      found.add(here.worst);
    }
  }
  return found;
}

std::string link_of(const Subject& subject, std::size_t joint) {
  return fmt::format("link of {}", joint_names(subject.chain)[joint]);
}

}  // namespace

std::vector<Check> rotation() {
  Check check;
  check.id = "rotation.euler-poincare";
  check.title = "Euler's equation from the action";
  check.law = "delta integral of 1/2 w.I w dt = 0 for delta w = eta' + w x eta exactly where I w' + w x I w = 0";
  check.methods = {"action-variation", "runge-kutta-munthe-kaas"};
  check.unit = "1";
  check.advice =
      "for a link's inertia the motion is not the stationary point of its action, or does not conserve what it must";
  check.cost = [](double n) { return 800 * n; };
  check.once = true;
  check.skipped = [](const Subject& subject) -> std::optional<std::string> {
    for (std::size_t k = 0; k < subject.size(); ++k)
      if (!no_turning_body(subject.plain.joints[k].body.about_com)) return std::nullopt;
    return "every link's inertia is singular, so Euler's equation does not give the motion of any";
  };
  check.evaluate = [](const Subject& subject, const Sample&) {
    WorstLaw worst;
    return findings(subject, worst);
  };
  check.explain = [](const Subject& subject, const Sample&, const Finding&) {
    WorstLaw worst;
    findings(subject, worst);
    return fmt::format("nearest to its limit: {} ({}){}{}", worst.law.title, link_of(subject, worst.joint),
                       worst.law.remark.empty() ? "" : ", ", worst.law.remark);
  };
  check.curves = [](const Subject& subject, const Sample&, const std::string& heading) {
    WorstLaw worst;
    findings(subject, worst);
    return rotation_curves(heading + link_of(subject, worst.joint), worst.study);
  };
  return {check};
}

}  // namespace lagdyn::checks
