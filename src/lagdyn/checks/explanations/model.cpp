#include "lagdyn/checks/explanations/explanation.hpp"

namespace lagdyn::explanations {

std::vector<Explanation> model() {
  return {
      {"model.inertia",
       "J1 <= J2 <= J3: the principal moments of a body about its centre of mass (COM), kg m^2.",
       "By how much J1 + J2 falls short of J3, once for each body of the file. The moments are the eigenvalues of the "
       "tensor about the COM; one that the file gives about the origin is shifted there first. The bound is 32 u (u = "
       "2^-53) times the largest entry about either point: what rounding of the entries can have done, also when "
       "somebody carried them to the origin and back.",
       "Traversaro, Brossette, Escande, Nori, Identification of fully physical consistent inertial parameters using "
       "optimization on manifolds (IROS 2016), for the inequality; the bound is derived in "
       "src/lagdyn/chain/inertia_check.hpp",
       {"products of inertia with the other sign: the file wants the entries of the matrix, ixy = -(integral of x y "
        "dm); some CAD programs export the integrals themselves",
        "an inertia about the body's origin that is said to be about the COM, or the other way round (\"about\")",
        "one entry in another unit, or with a slipped decimal point: kg mm^2 is 1e-6 kg m^2, g mm^2 is 1e-9",
        "moments that were guessed: of a flat plate J3 is J1 + J2, and of nothing is it more",
        "moments about turned axes: their \"rpy\" is missing, or only the diagonal was turned"},
       {{"lagdyn check arm.json --only model.inertia",
         "the link's name, its three moments and the sum that is broken; a moment that is too large by a power of ten "
         "is a unit"},
        {"lagdyn check arm.json --only 'mass.*' --samples 100",
         "whether M is positive definite all the same: torques can then be computed, but of no real arm"}}},
  };
}

}  // namespace lagdyn::explanations
