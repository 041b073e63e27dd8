#include "lagdyn/checks/explanations/explanation.hpp"

namespace lagdyn::explanations {

std::vector<Explanation> rotation() {
  return {
      {"rotation.euler-poincare",
       "I: a link's inertia about its COM with what is welded to it, kg m^2; R: its attitude, w: its angular velocity "
       "in body axes, R' = R [w]; eta: a variation of the attitude, delta R = R [eta], zero at both ends; everything "
       "is relative, without a unit.",
       "For each link a free motion over 2 rad on 128, 256 and 512 steps: the lemma by differences, the variation of "
       "the action by Simpson's rule for random eta on a solution, with a torque and off a solution, momentum R I w "
       "and energy, and a symmetric top's closed form. Each error has to fall with order 3.5 at least, so its bound "
       "is the error on half the steps over 2^3.5, or rounding where that is larger.",
       "Marsden & Ratiu, Introduction to Mechanics and Symmetry (2nd ed., 1999), section 13.5; the floors are derived "
       "in src/lagdyn/motion/so3_study.hpp",
       {"an inertia that is no symmetric positive definite matrix, after welded bodies were added to it",
        "moments that are so unequal that a motion of 2 rad is not resolved by 128 steps",
        "lagdyn itself: this law holds for every inertia that a body can have, so tell its authors"},
       {{"lagdyn euler-poincare arm.json",
         "each law of each link with its order of convergence, the worst first to look at"},
        {"lagdyn check arm.json --only 'rotation.*,model.inertia'",
         "if model.inertia fails too, the moments are those of no body"}}},
  };
}

}  // namespace lagdyn::explanations
