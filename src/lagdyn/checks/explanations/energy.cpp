#include "lagdyn/checks/explanations/explanation.hpp"

namespace lagdyn::explanations {

std::vector<Explanation> energy() {
  return {
      {"energy.kinetic",
       "M: the mass matrix; v, w: velocity of a link's COM and its angular velocity in link axes; J: its inertia about "
       "the COM; energies in J.",
       "The difference of 1/2 qd^T M qd, M by body Jacobians, from the sum of the links' own kinetic energies, had by "
       "handing velocities from link to link. The bound is the rounding of both.",
       "Lynch & Park, Modern Robotics (2017), section 8.4",
       {"an inertia about the origin used with the velocity of the COM: m c^2 is counted twice",
        "a link's velocity without the part of the joints before it, or in other axes than its inertia",
        "armature in one of the two energies only: the error is 1/2 armature qd^2"},
       {{"lagdyn mass-matrix arm.json --q 0.3,-0.7 --qd 1,0",
         "1/2 M_11 is the energy at this speed: compute one link's by hand"},
        {"lagdyn check arm.json --only mass.jacobian-sum,energy.kinetic",
         "if the mass matrices agree, it is the links' velocities"}}},
      {"energy.power",
       "K + P: kinetic and potential energy; qd.tau: what the motors supply, qd.B qd: what damping takes; watts.",
       "The rate of K + P of the energy route along (qd, qdd), by dual numbers, against the power of rnea's torques "
       "less that of damping. Inertia, velocity terms and gravity all enter; a velocity term that does no work does "
       "not. The bound is the rounding of both.",
       "Lynch & Park, Modern Robotics (2017), section 8.1.2, for K and P; the balance is derived in "
       "src/lagdyn/checks/energy.cpp",
       {"gravity's sign in the potential energy or in the torques",
        "a velocity term of the wrong size: work appears from nowhere at speed",
        "damping of the wrong sign, or counted on one side: the error is qd.B qd",
        "armature in the torques but not in K"},
       {{"lagdyn torque arm.json --random 1",
         "the terms times qd: the one whose power is as large as the difference is the wrong one"},
        {"lagdyn check arm.json --only 'energy.*,gravity.gradient,coriolis.skew'",
         "which part it is: K, P or the velocity terms"}}},
  };
}

}  // namespace lagdyn::explanations
