#include "lagdyn/checks/explanations/explanation.hpp"

namespace lagdyn::explanations {

std::vector<Explanation> proof() {
  return {
      {"proof.torque",
       "tau: torques as rational functions of sines, cosines, velocities and accelerations, over the integers modulo p "
       "= 2^61 - 1; the chain's doubles are exact numbers there.",
       "Whether any residue differs, at 8 random states: 0 or 1. Nothing is rounded, so the bound is 0. Two functions "
       "that differ modulo p, of degree d, agree at one random state with a probability of at most about d/p, below "
       "2^-47 for the longest chains; at 8 states with its eighth power. A difference that this one prime divides goes "
       "unseen.",
       "Schwartz, Journal of the ACM 27 (1980), page 701, and Zippel (1979), for the probability; the joints without "
       "angles: src/lagdyn/dynamics/modular_state.hpp",
       {"two methods are not the same formula: a term, a sign or a frame; the numerical check torque.kane or "
        "torque.lagrange-exact fails as well",
        "they differ by less than rounding: then the numerical checks pass, and a small constant is wrong, or one that "
        "was rounded in one method only",
        "a method uses a square root, a threshold or a table, which do not exist modulo p"},
       {{"lagdyn check arm.json --only 'proof.torque,torque.*'",
         "the joint at which it differs, and whether the difference can be seen in doubles"},
        {"lagdyn torque arm.json --random 1", "the size of the difference between the three methods"}}},
      {"proof.mass",
       "M: the mass matrix as rational functions of sines and cosines, over the integers modulo p = 2^61 - 1.",
       "Whether any entry's residue differs between sum J^T G J and composite bodies, at 8 random configurations: 0 or "
       "1, against a bound of 0. That functions which differ modulo p agree at all of them has a probability below "
       "2^-300.",
       "Schwartz, Journal of the ACM 27 (1980), page 701, for the probability; Walker & Orin (1982) for the composite "
       "bodies",
       {"an inertia's entry or a first moment is used with another sign in one of the two",
        "a rotation is renormalised in one method: modulo p only exact rotations are equal",
        "armature is on one of the two diagonals"},
       {{"lagdyn check arm.json --only 'proof.mass,mass.*'",
         "the row at which it differs, and whether mass.jacobian-sum or mass.crba sees it too"},
        {"lagdyn mass-matrix arm.json --random 1", "the matrices side by side"}}},
  };
}

}  // namespace lagdyn::explanations
