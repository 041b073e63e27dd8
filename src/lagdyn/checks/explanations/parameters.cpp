#include "lagdyn/checks/explanations/explanation.hpp"

namespace lagdyn::explanations {

std::vector<Explanation> parameters() {
  return {
      {"invariance.parameters",
       "A, B: two chains that share all joints and together have the masses of this one, in the parameters that add: "
       "m, m c, inertia about the link's origin, armature, damping; x: a random factor.",
       "The difference of rnea's torques of x A and x times those of B from x times those of A + B. The split is "
       "random and its parts need not be bodies that exist. The bound is the rounding of three evaluations.",
       "Khalil & Dombre, Modeling, Identification and Control of Robots (2002), chapter 12; Siciliano, Sciavicco, "
       "Villani, Oriolo, Robotics (2009), section 7.2.2",
       {"an inertia about the COM is added where that about the origin should be: inertias about different points do "
        "not add",
        "something enters that no mass multiplies: a default mass, a friction, a limit",
        "mass or first moment enters twice, so that a term is quadratic in the parameters"},
       {{"lagdyn check arm.json --only 'invariance.parameters,reduction.split'",
         "the same sum through two welded parts of a body"},
        {"lagdyn torque arm.json --random 1",
         "the terms: each must be proportional to the masses; make all masses and inertias twice as large and "
         "compare"}}},
      {"invariance.scaling",
       "L, M, r: random factors for lengths, masses and rates (times are over r); a torque then is M L^2 r^2 times, a "
       "force M L r^2 times what it was.",
       "rnea's torques of the rescaled chain in the rescaled state, put back to the old units, against those of the "
       "chain as it is. The bound is the rounding of both.",
       "Barenblatt, Scaling (2003), chapter 1, for dimensional analysis; the factors are derived in "
       "src/lagdyn/checks/rescale.hpp",
       {"a term lacks a length: a lever arm, or a moment taken for a force",
        "a term lacks a velocity, or has one too many",
        "a number with a hidden unit: 9.81 written into a method, a threshold on an absolute size",
        "a screw's pitch or a slider's coordinate that is not counted as a length"},
       {{"lagdyn check arm.json --only invariance.scaling,torque.quadratic",
         "torque.quadratic scales velocities alone: if it passes, a length or a mass is missing"},
        {"lagdyn torque arm.json --q 0.3,-0.7",
         "torques at rest: with gravity twice as large in the file they must be twice as large"}}},
  };
}

}  // namespace lagdyn::explanations
