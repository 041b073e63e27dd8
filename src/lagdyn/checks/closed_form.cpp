// Hand-derived equations of motion against rnea: they judge what all methods share, reading and lifting the chain.
#include "lagdyn/checks/closed_forms/closed_form.hpp"
#include "lagdyn/checks/registry.hpp"

namespace lagdyn::checks {

std::vector<Check> closed_form() {
  std::vector<Check> list;
  for (const ClosedForm& form : {pendulum(), planar_2r(), cart_pole(), spherical_pendulum(), prp_arm()}) {
    Check check;
    check.id = form.id;
    check.title = form.title + " by hand against rnea";
    check.law = form.law;
    check.methods = {"closed-form", "rnea"};
    check.unit = "N m";
    check.unit_sliding = "N";
    check.advice =
        "what all methods share is wrong: how the file's placements, axes, inertias or welded bodies are lifted";
    check.cost = [cost = form.cost](double) { return cost; };
    check.skipped = [misfit = form.misfit](const Subject& subject) { return misfit(subject.chain); };
    check.evaluate = [torque = form.torque](const Subject& subject, const Sample& sample) {
      Finding found;
      found.scale = sample.torque_scale();
      found.compare(torque(subject.chain, sample.bounded()), sample.rnea());
      return found;
    };
    list.push_back(std::move(check));
  }
  return list;
}

}  // namespace lagdyn::checks
