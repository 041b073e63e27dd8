#include "lagdyn/checks/explanations/explanation.hpp"

namespace lagdyn::explanations {

std::vector<Explanation> mass_matrix() {
  return {
      {"mass.jacobian-sum",
       "M: the mass matrix, kg m^2, kg m or kg as its two joints turn or slide; J_i: the body Jacobian of link i; G_i: "
       "its 6x6 spatial inertia; armature stands on the diagonal.",
       "The largest difference of an entry of sum J^T G J, whose quadratic form is twice the kinetic energy, from that "
       "of rnea-columns, whose columns are the torques of unit accelerations. The bound is the rounding of both.",
       "Lynch & Park, Modern Robotics (2017), section 8.4",
       {"an inertia or a COM enters the energy and the forces differently: another point, other axes",
        "a Jacobian's column is taken to another link, or in other axes than G's",
        "armature stands on one of the two diagonals only: the error is then diagonal, of armature's size",
        "a welded body's inertia is lost on one side"},
       {{"lagdyn mass-matrix arm.json --q 0.3,-0.7",
         "the matrices side by side: a wrong diagonal is armature or an inertia, a wrong row a Jacobian's column"},
        {"lagdyn check arm.json --only oracle.particles,mass.crba",
         "which side is wrong: both judge rnea's family without J^T G J"}}},
      {"mass.crba",
       "M: the mass matrix; crba: composite bodies, each joint accelerating all that hangs on it as one rigid body.",
       "The largest difference of an entry of M by composite bodies from that of rnea-columns. crba is symmetric by "
       "construction, the columns are only if the recursion is right. The bound is the rounding of both.",
       "Walker & Orin (1982), methods 1 and 3; Featherstone, Rigid Body Dynamics Algorithms (2008), table 6.2",
       {"composites that are added in different axes, or about different points (a parallel-axis term)",
        "a wrench that is turned outward where it should go inward, or carried without its lever arm",
        "one triangle alone is filled, or an entry is mirrored into the wrong place"},
       {{"lagdyn mass-matrix arm.json --random 1",
         "which entries differ: the last joint's own entry needs no composite, each further inward one more"},
        {"lagdyn check arm.json --only mass.symmetric,mass.jacobian-sum",
         "if mass.symmetric fails it is the columns; if the sum of J^T G J agrees with them it is crba"}}},
      {"mass.symmetric",
       "M_ij: the torque of joint i that a unit acceleration of joint j alone needs, without gravity or speed.",
       "The largest difference of M_ij and M_ji, M by columns of Newton-Euler: nothing in its recursion makes it "
       "symmetric. The bound is the rounding of both entries.",
       "Lynch & Park, Modern Robotics (2017), section 8.1.3; derived from the kinetic energy, 1/2 qd^T M qd",
       {"a lever arm from the wrong point: to the next joint's origin in place of the COM",
        "a rotation that is transposed on the way out or on the way in, not on both",
        "an inertia tensor that is itself not symmetric, or is applied in other axes than those it was given in"},
       {{"lagdyn mass-matrix arm.json --random 1 --verbose",
         "\"symmetry\", and which pair of joints it is: the fault lies between the two, or beyond both"},
        {"lagdyn check arm.json --only mass.crba,mass.symmetric --samples 100",
         "the worst state of the two, printed by --format json"}}},
      {"mass.positive-definite",
       "D: the diagonal of M; eig: eigenvalues of D^-1/2 M D^-1/2, without a unit; their sum is n.",
       "The smallest such eigenvalue; scaled by D it does not depend on units. It must be above the bound, which is "
       "what the radii of M's entries and the eigenvalue solver can hide (this bound is a lower one: the ratio is "
       "bound over measured). An entry of the diagonal that is not positive decides alone.",
       "Golub & Van Loan, Matrix Computations (2013), section 4.2, for the property; Weyl's inequality for the bound",
       {"an inertia that no body has: see model.inertia",
        "armature below 0, or a mass that is lost beyond the last joint",
        "two joints that move the same masses the same way: two parallel sliders, two turns about one line",
        "an arm that is nearly so at the worst state, with links of very different mass"},
       {{"lagdyn mass-matrix arm.json --random 3",
         "the eigenvalues and the condition: one near 0 is a motion that has no kinetic energy"},
        {"lagdyn check arm.json --only 'model.inertia,mass.positive-definite'",
         "the joint of a diagonal entry that is not positive, or the body that cannot exist"}}},
  };
}

}  // namespace lagdyn::explanations
