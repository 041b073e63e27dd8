#include "lagdyn/checks/explanations/explanation.hpp"

namespace lagdyn::explanations {

std::vector<Explanation> invariance() {
  return {
      {"invariance.base",
       "B: a random rigid motion of the base, R_B its rotation; B o first origin: where the first joint stands then; "
       "torques in N m, or N where the joint slides.",
       "Kane's torques of the moved chain, gravity turned with it, against rnea's of the chain as it is. Kane works in "
       "base axes, where every vector changes. The bound is the rounding of both, which grows with the distance.",
       "derived in src/lagdyn/checks/reframe.hpp",
       {"gravity is not turned with the base, or is turned twice",
        "a point's position is used where a lever arm should be: the error grows with the base's distance",
        "the mass matrix depends on where the base stands: a base transform that is applied to inertias"},
       {{"lagdyn check arm.json --only invariance.base,mass.structure",
         "the mass matrix alone, without gravity: if mass.structure passes, look at gravity"},
        {"lagdyn torque arm.json --random 1 --methods kane,rnea",
         "whether the two agree where the base is: then it is the moving of it"}}},
      {"invariance.frames",
       "X_i: a random pose of a new frame for link i in its old one, its origin still on the axis of a turning joint.",
       "The textbook recursion's torques for the chain written in the new frames, all COMs, inertias and axes carried "
       "over, against rnea's in the old ones. The bound is the rounding of both, and of carrying the numbers over.",
       "derived in src/lagdyn/checks/reframe.hpp",
       {"an inertia turned by R^T J R where R J R^T is meant, or the other way round",
        "a COM or an axis that is turned but not carried to the new origin",
        "an inertia about the frame's origin that is only turned: it must also be shifted"},
       {{"lagdyn check arm.json --only invariance.frames,torque.rnea-textbook",
         "if the textbook's torques agree in the old frames, it is the carrying over"},
        {"lagdyn check arm.json --only 'reduction.*,oracle.particles'",
         "the same rotations and shifts judged through welded bodies and point masses"}}},
      {"invariance.period",
       "k: whole numbers, one for each revolute joint; torques in N m, or N where the joint slides.",
       "The textbook recursion's torques after one or two full turns of each revolute joint, forward or back, against "
       "rnea's before them. A joint whose axis is of unit length only to rounding turns fully at 2 pi over that "
       "length. The bound is the rounding of both and of the angle.",
       "derived in src/lagdyn/checks/full_turn.hpp",
       {"an angle in degrees: sines and cosines are then taken of another angle",
        "an angle that enters other than by its sine and cosine: a spring, a screw's pitch on a revolute joint",
        "a series for small angles that is used for large ones"},
       {{"lagdyn torque arm.json --q 0.3,-0.7 --methods rnea-textbook,rnea",
         "torques here; then with --q 6.583185307179586,-0.7: the same to about 12 digits"},
        {"lagdyn check arm.json --only invariance.period,torque.rnea-textbook",
         "if only the turned state is wrong, the angle enters where it should not"}}},
      {"invariance.time-reversal",
       "B: the diagonal of damping, N m s/rad or N s/m; the torques on both sides are freed of it.",
       "Kane's torques with all velocities reversed, damping's change added, against rnea's. Velocity terms have an "
       "even number of velocities, so that reversing them changes only damping. The bound is the rounding of both.",
       "Landau & Lifshitz, Mechanics (1976), section 5; the form with damping is derived in "
       "src/lagdyn/checks/invariance.cpp",
       {"a velocity term lacks a velocity: it changes its sign where it should not",
        "damping is missing on one side, or is counted twice: the error is 2 B qd, joint by joint",
        "friction that was added beside damping"},
       {{"lagdyn torque arm.json --random 1 --methods kane,rnea",
         "the row \"damping\": if it is as large as the error, one method lacks it"},
        {"lagdyn check arm.json --only torque.quadratic,torque.kane,invariance.time-reversal",
         "whether it is Kane's velocity terms or rnea's"}}},
  };
}

}  // namespace lagdyn::explanations
