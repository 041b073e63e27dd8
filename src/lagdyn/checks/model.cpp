// model.inertia: the principal moments of every body can be those of a body.
#include <fmt/format.h>

#include <algorithm>

#include "lagdyn/chain/inertia_check.hpp"
#include "lagdyn/checks/registry.hpp"

namespace lagdyn::checks {

namespace {

std::string describe_broken(const Chain& chain) {
  std::string text;
  for (const TriangleBreak& b : broken_triangles(chain)) {
    const auto& [small, middle, large] = b.moments;
    text += fmt::format("{}link '{}' has principal moments {:.6g}, {:.6g}, {:.6g}: {:.6g} + {:.6g} < {:.6g} by {:.3g}",
                        text.empty() ? "" : "; ", chain.bodies[b.body].name, small, middle, large, small, middle, large,
                        -b.slack);
  }
  return text;
}

}  // namespace

std::vector<Check> model() {
  Check check;
  check.id = "model.inertia";
  check.title = "inertias that a body can have";
  check.law = "J1 + J2 >= J3 for the principal moments about the COM";
  check.methods = {"principal-moments"};
  check.unit = "kg m^2";
  check.advice =
      "no distribution of mass has these moments: the sign of an off-diagonal entry, a unit or the reference point may "
      "be wrong";
  check.cost = [](double n) { return n; };
  check.once = true;
  check.evaluate = [](const Subject& subject, const Sample&) {
    Finding found;
    found.add(0, 0);
    for (const TriangleBreak& b : triangle_slacks(subject.chain)) {
      found.add(std::max(0.0, -b.slack), b.tolerance);
      found.raise_scale(b.tolerance / kUnitRoundoff);
    }
    return found;
  };
  check.explain = [](const Subject& subject, const Sample&, const Finding&) { return describe_broken(subject.chain); };
  return {check};
}

}  // namespace lagdyn::checks
