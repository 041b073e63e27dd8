#include "lagdyn/checks/explanations/explanation.hpp"

namespace lagdyn::explanations {

std::vector<Explanation> momentum() {
  return {
      {"momentum.base-wrench",
       "f_0, n_0: force (N) and moment (N m) that the base exerts on the first link, at the base's origin; c, v: place "
       "and velocity of a COM, m mass, J w a body's spin, g gravity, all in base axes.",
       "The largest difference of a component: what rnea has handed inward down to the base, against the rate of the "
       "whole system's momentum less its weight, differentiated by dual numbers from the poses of the bodies alone. "
       "The bound is the rounding of both.",
       "Featherstone, Rigid Body Dynamics Algorithms (2008), section 5.3, for the recursion; the rate is derived in "
       "src/lagdyn/checks/momentum_rate.hpp",
       {"a force is handed inward without its moment about the next origin, or with the lever arm of the wrong link",
        "a body's acceleration lacks the part of a joint before it",
        "the moments alone fail: a gyroscopic term w x J w; the forces alone: an acceleration of a COM",
        "weight is counted in the force but not in the moment"},
       {{"lagdyn check arm.json --only momentum.base-wrench,torque.kane",
         "the worst component that it names; if torque.kane passes, only what the joints do not feel is wrong"},
        {"lagdyn check arm.json --only 'momentum.*,oracle.particles' --samples 100",
         "oracle.particles has Newton's law point by point: if it passes, rnea's torques are right"}}},
  };
}

}  // namespace lagdyn::explanations
