#include "lagdyn/checks/explanations/explanation.hpp"

namespace lagdyn::explanations {

std::vector<Explanation> forward() {
  return {
      {"forward.aba",
       "aba: accelerations from torques by articulated bodies; kane: torques from accelerations by Kane's equations; "
       "tau in N m, or N where the joint slides.",
       "The accelerations that aba finds for tau are put into Kane's equations, and what comes out is compared with "
       "tau. Torques are compared and not accelerations, since these are only as good as M's condition. The bound is "
       "the rounding of both routes' terms and n^2 u sqrt(M_ii) sum sqrt(M_jj) |qdd_j| for the elimination.",
       "Featherstone, Rigid Body Dynamics Algorithms (2008), table 7.1; Higham, Accuracy and Stability of Numerical "
       "Algorithms (2002), section 10.1, for the bound",
       {"an articulated inertia that is not reduced by its joint's share, or reduced after it was carried inward",
        "a bias force without the velocity product c = v x S qd", "armature that is missing in S^T I S",
        "M that is nearly singular at the worst state: see mass.positive-definite"},
       {{"lagdyn check arm.json --only forward.aba,forward.round-trip",
         "if the solution by M passes, the articulated recursion is wrong; if both fail, look at M"},
        {"lagdyn mass-matrix arm.json --random 1", "the condition: at 1e12 the accelerations keep about four digits"}}},
      {"forward.round-trip",
       "qdd: accelerations by LDL^T of M; h: the velocity, gravity and damping terms; tau: the torques that were "
       "given, N m, or N where the joint slides.",
       "The accelerations are found with M and h of the force route, from torques by Kane's equations, and put back "
       "into M qdd + h of the energy route and Kane's. The difference from tau is measured. The bound is the rounding "
       "of both routes and that of the elimination, n^2 u sqrt(M_ii) sum sqrt(M_jj) |qdd_j|.",
       "Higham, Accuracy and Stability of Numerical Algorithms (2002), section 10.1",
       {"M of the two routes differs: mass.jacobian-sum fails as well",
        "h lacks a term that the torques hold, or holds one twice: gravity, damping, velocity terms",
        "the factorisation: a wrong pivot order or a triangle that was not filled",
        "armature on one of the two diagonals"},
       {{"lagdyn check arm.json --only 'mass.*,forward.round-trip'",
         "if M agrees in all routes, it is h or the factorisation"},
        {"lagdyn mass-matrix arm.json --random 1",
         "\"cholesky\": its product with its transpose must be M; and the eigenvalues"}}},
  };
}

}  // namespace lagdyn::explanations
