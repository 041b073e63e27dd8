#include "lagdyn/checks/explanations/explanation.hpp"

namespace lagdyn::explanations {

namespace {

constexpr std::string_view kSymbols =
    "tau: what the motors supply, one number a joint, N m where it turns and N where it slides, armature and damping "
    "included; rnea: the recursive Newton-Euler method with as few operations as there can be.";

}  // namespace

std::vector<Explanation> torque() {
  return {
      {"torque.lagrange-fd",
       kSymbols,
       "The difference of the two torques, joint by joint. Euler-Lagrange by differences takes slopes of the mass "
       "matrix and of the potential energy from five points, 1e-3 rad or m apart. The bound adds the rounding of both "
       "methods, operation by operation, and the differences' truncation, had from a second step of twice the size. It "
       "is about a thousand times wider than that of exact slopes.",
       "Lynch & Park, Modern Robotics (2017), section 8.1.2, for the equations; the truncation is derived in "
       "src/lagdyn/dynamics/differences.hpp",
       {"if torque.lagrange-exact fails too: a velocity term or the potential; look there, its bound is tighter",
        "if it fails alone: the differences themselves, their step or the weights of the five points (1, -8, 8, -1 "
        "over 12 h)",
        "if the error vanishes with qd = 0: a slope of M, so a Christoffel symbol; if it stays: a slope of the "
        "potential energy"},
       {{"lagdyn torque arm.json --random 1 --methods euler-lagrange-fd,euler-lagrange-exact,rnea",
         "the residual of euler-lagrange-exact: if it is far smaller, it is the differences that are wrong"},
        {"lagdyn check arm.json --only 'torque.lagrange-*'", "which of the two is out, and at which joint"}}},
      {"torque.lagrange-exact",
       kSymbols,
       "The difference of the two torques, joint by joint. Euler-Lagrange has M and the potential energy from body "
       "Jacobians, and their slopes by dual numbers, so that no truncation enters: the bound is the rounding of both "
       "methods alone, carried through every operation as a radius.",
       "Lynch & Park, Modern Robotics (2017), section 8.1.2; the slopes as in src/lagdyn/dynamics/energy_slopes.hpp",
       {"a velocity term is dropped, halved or of the wrong sign in one of the two derivations",
        "an inertia about another point, or in other axes, on one side",
        "gravity of the wrong sign or in the wrong frame, where the error stays at rest",
        "armature or damping counted on one side only, where the error grows with one joint's own qdd or qd"},
       {{"lagdyn torque arm.json --random 1 --methods euler-lagrange-exact,kane,rnea",
         "the terms: which of inertia, coriolis, gravity and damping is as large as the difference; and with which "
         "method kane agrees"},
        {"lagdyn check arm.json --only 'mass.*,coriolis.*,gravity.*'",
         "which term is wrong: the three groups judge M, the velocity terms and gravity alone"}}},
      {"torque.kane",
       kSymbols,
       "The difference of the two torques, joint by joint. Kane's method projects each link's inertia force on the "
       "partial velocities of its COM, all in base axes, without a recursion on accelerations or forces. The bound is "
       "the rounding of both methods, carried as radii of 3-vectors.",
       "Kane & Levinson, Dynamics: Theory and Applications (1985), sections 4.4 to 6.1",
       {"a rate of a partial velocity is missing: the acceleration of a COM without a centripetal or Coriolis part",
        "an angular acceleration that is differentiated in turning axes as if they stood still",
        "a lever arm from the wrong point: from the joint behind, or to the next joint in place of the COM",
        "the gyroscopic moment w x J w left out, where the error shows only with several turning joints"},
       {{"lagdyn torque arm.json --random 1 --methods kane,gibbs-appell,rnea",
         "which of the three stands alone: kane and gibbs-appell have their own accelerations, rnea hands them on"},
        {"lagdyn torque arm.json --q 0.3,-0.7 --qd 0,0 --qdd 1,0 --methods kane,rnea",
         "the residual at rest: if it is gone, only velocity terms are wrong"}}},
      {"torque.gibbs-appell",
       kSymbols,
       "The difference of the two torques, joint by joint. The torque is the slope of the energy of the accelerations, "
       "S = sum of 1/2 m |a - g|^2 + 1/2 alpha.J alpha + alpha.(w x J w), along each qdd, by dual numbers. The bound "
       "is the rounding of both methods.",
       "Desloge, American Journal of Physics 56 (1988), page 841; S of a rigid body as in "
       "src/lagdyn/dynamics/gibbs_appell.hpp",
       {"the term alpha.(w x J w) of S is missing or has the wrong sign: torques without accelerations are wrong",
        "gravity's sign in |a - g|^2, where torques at rest are the negative of what they should be",
        "armature left out of S, where the error is proportional to one joint's own qdd"},
       {{"lagdyn torque arm.json --random 1 --methods gibbs-appell,kane,rnea",
         "whether kane agrees with rnea: then S is wrong, else rnea's recursion"},
        {"lagdyn torque arm.json --q 0.3,-0.7 --methods gibbs-appell,rnea",
         "torques at rest: only gravity and S's |a - g|^2 are left"}}},
      {"torque.rnea-textbook",
       kSymbols,
       "The difference of the two torques, joint by joint. The textbook's recursion has 6-vectors, adjoints and 6x6 "
       "inertias about link origins; rnea has 3-vectors and inertias about COMs. They share no function. The bound is "
       "the rounding of both.",
       "Lynch & Park, Modern Robotics (2017), section 8.3.2; Luh, Walker & Paul (1980) for rnea",
       {"an adjoint or its transpose in the wrong direction: velocities go outward by Ad(T(i,i-1)), wrenches inward by "
        "its transpose",
        "the spatial inertia's off-diagonal block m[c] with the wrong sign or transposed",
        "ad(V) A qd or ad(V)^T G V left out: then it shows at speed alone",
        "the base's acceleration: it is minus gravity, in the linear part"},
       {{"lagdyn torque arm.json --random 1 --methods rnea-textbook,rnea,euler-lagrange-exact",
         "which of the two recursions the energy route agrees with"},
        {"lagdyn check arm.json --only invariance.frames,invariance.period",
         "whether rnea-textbook also depends on the choice of frames: then it is an adjoint or an inertia's axes"}}},
  };
}

}  // namespace lagdyn::explanations
