#include "lagdyn/checks/explanations/explanation.hpp"

namespace lagdyn::explanations {

std::vector<Explanation> structure() {
  return {
      {"torque.helmholtz",
       "dtau_a/dqdd_i and dtau_a/dqd_i: slopes of joint a's torque along joint i's acceleration and velocity; M: the "
       "mass matrix, B: the damping; per unit of the coordinate, so in N m, or N where joint a slides.",
       "Both conditions for one joint a, drawn at random, and a random direction over all i at once: slopes of rnea by "
       "dual numbers, dM/dt of crba. Torques that fulfil them come from some Lagrangian, and given M no other velocity "
       "terms of second degree do. The bound is the rounding of all slopes.",
       "Santilli, Foundations of Theoretical Mechanics I (1978), section 2.2, with damping added",
       {"a velocity term of the torques is missing, doubled or of the wrong sign",
        "inertia enters the recursion and the composite bodies differently: mass.crba fails as well",
        "damping that couples joints, or acts between the wrong two"},
       {{"lagdyn check arm.json --only torque.helmholtz,mass.crba,coriolis.product",
         "if mass.crba passes and coriolis.product fails, it is a velocity term"},
        {"lagdyn mass-matrix arm.json --random 1 --coriolis --mdot", "dM/dt against C + C^T, pair by pair of joints"}}},
      {"torque.quadratic",
       "h(qd): the torques that speed alone needs, N m, or N where the joint slides; u, v: two vectors of velocities, "
       "x a number.",
       "The difference of h(x qd) from x^2 h(qd), and of the two sides of the parallelogram law, which among "
       "continuous functions only quadratic forms fulfil. The bound is the rounding of four evaluations of rnea.",
       "Jordan & von Neumann, Annals of Mathematics 36 (1935), page 719, for the parallelogram law",
       {"a velocity term is linear in the velocities: damping that was left in h, or w used for w x w",
        "gravity that was left in h: then h(0) is not 0",
        "a term with one velocity too many, or with its size |qd| in place of its square"},
       {{"lagdyn torque arm.json --q 0.3,-0.7 --qd 1,1 --methods rnea,kane",
         "the row \"coriolis\"; with --qd 2,2 it must be four times as large"},
        {"lagdyn check arm.json --only torque.quadratic,invariance.time-reversal",
         "time reversal finds terms of odd degree, this check all that are not of the second"}}},
      {"mass.structure",
       "M_ij: the mass matrix, l a joint not outward of both i and j; its slope is in the unit of M over that of q_l, "
       "here times velocities, N m, or N where the joint slides.",
       "The slope of M v along a direction d, v on joints from k outward and d on joints up to k, k drawn at random; "
       "it must vanish. M is Kane's, in base axes, where everything turns with d and the terms must cancel; in link "
       "axes they never arise. The bound is the rounding of that slope.",
       "Featherstone, Rigid Body Dynamics Algorithms (2008), chapter 6, for what a composite depends on; derived in "
       "src/lagdyn/checks/mass_structure.hpp",
       {"an inertia or a COM that is not turned with its link: base axes and link axes are mixed",
        "a lever arm measured from the base in place of the joint",
        "an axis that stays in base axes while the joints before it move"},
       {{"lagdyn mass-matrix arm.json --random 1 --dmdq",
         "dM/dq of the first joint must be 0 throughout: moving it moves all as one"},
        {"lagdyn check arm.json --only mass.structure,invariance.base",
         "if moving the base changes torques too, it is a vector in the wrong axes"}}},
  };
}

}  // namespace lagdyn::explanations
