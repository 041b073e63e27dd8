#include "lagdyn/checks/explanations/explanation.hpp"

namespace lagdyn::explanations {

std::vector<Explanation> reduction() {
  return {
      {"reduction.lock",
       "k: a moving joint drawn at random, q_k its position; the other chain has a fixed joint there, and so one "
       "coordinate fewer.",
       "rnea's torques of the chain with joint k welded, lifted anew from its bodies, against the other rows of the "
       "full chain's with qd_k = qdd_k = 0; likewise one column of M. The weld is a quaternion of doubles that stands "
       "exactly where the joint is put, so that the bound is rounding alone.",
       "derived in src/lagdyn/checks/lock.hpp",
       {"a welded body's placement is turned the wrong way, or its offset is lost",
        "the COM of two welded bodies is not the mass's centre: one part's COM is forgotten",
        "the composite inertia lacks a parallel-axis term, or turns a part's tensor the wrong way",
        "armature or a limit of the locked joint stays in the equations"},
       {{"lagdyn check arm.json --only 'reduction.*' --samples 200",
         "if reduction.split passes, masses are composed rightly and the placement is wrong"},
        {"lagdyn torque arm.json --random 1 --methods rnea,euler-lagrange-exact",
         "the methods themselves: if they agree, what they share is wrong, the composing of bodies"}}},
      {"reduction.split",
       "a body cut into two parts that are welded together, with the same mass, first moment and inertia in all; the "
       "second part has a frame of its own.",
       "rnea's torques of the chain with one body cut at random, against those of the whole; what the parts' doubles "
       "miss of the whole is computed exactly and widens the bound, the rest of which is rounding.",
       "derived in src/lagdyn/checks/split.hpp",
       {"tensors of parts are added about different points: each must first be shifted to the common COM",
        "the second part's tensor is not turned into the first one's axes, or is turned the wrong way",
        "an inertia about the origin (\"about\") is taken for one about the COM",
        "a part's mass is lost: a weld of massless bodies in between"},
       {{"lagdyn check arm.json --only 'reduction.*,oracle.particles'",
         "oracle.particles composes nothing: if it fails as well, a tensor's axes or point are read wrongly"},
        {"lagdyn check arm.json --only 'closed-form.*,reduction.split'",
         "whether equations by hand agree, if your chain has any"}}},
  };
}

}  // namespace lagdyn::explanations
