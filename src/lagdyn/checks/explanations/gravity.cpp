#include "lagdyn/checks/explanations/explanation.hpp"

namespace lagdyn::explanations {

namespace {

constexpr std::string_view kSymbols =
    "g: the torques that hold the chain at rest, N m, or N where the joint slides; rnea-static: Newton-Euler without "
    "motion.";

}  // namespace

std::vector<Explanation> gravity() {
  return {
      {"gravity.gradient",
       kSymbols,
       "The difference of the slopes of the potential energy, P = -sum m gravity.c, from the torques of Newton-Euler "
       "at rest. The slopes are exact, by dual numbers, so that the bound is rounding alone.",
       "Siciliano, Sciavicco, Villani, Oriolo, Robotics (2009), section 7.1.2; as in "
       "src/lagdyn/dynamics/potential_gradient.hpp",
       {"the sign: gravity is the acceleration of free fall, (0, 0, -9.81), and P rises against it; the error is then "
        "-2 g",
        "a COM taken in the wrong frame, or the joint's origin in its place",
        "gravity in link axes on one side, in base axes on the other: then joints that turn it are wrong, the first "
        "one is not"},
       {{"lagdyn torque arm.json --q 0.3,-0.7",
         "the row \"gravity\": compare it with m g l by hand for one link stretched out"},
        {"lagdyn check arm.json --only 'gravity.*'", "which of the three routes stands alone: it is the wrong one"}}},
      {"gravity.jacobian",
       kSymbols,
       "The difference of -sum m_i J_vi^T gravity, J_vi being the linear Jacobian of link i's COM in base axes, from "
       "the torques of Newton-Euler at rest. The bound is the rounding of both.",
       "Siciliano, Sciavicco, Villani, Oriolo, Robotics (2009), section 7.1.3; as in "
       "src/lagdyn/dynamics/jacobian_transpose.hpp",
       {"the Jacobian of the link's origin or tip in the place of that of its COM",
        "a prismatic joint's column computed as if it turned, or the other way round",
        "a link beyond the last joint, a tool or a hand, that carries weight on one side only",
        "a mass that differs: welded bodies are added on one side only"},
       {{"lagdyn torque arm.json --q 0,0 --methods rnea,kane",
         "torques at rest: the first joint must hold the weight of all links at their levers"},
        {"lagdyn check arm.json --only reduction.lock,reduction.split,gravity.jacobian",
         "whether welded bodies are composed rightly"}}},
      {"gravity.equivalence",
       "g: the torques that hold the chain; three massless sliders x, y, z are put under its base, and M is the mass "
       "matrix of that longer chain.",
       "The difference of g_j = -sum_k M_jk gravity_k, k running over the sliders, from the torques of Newton-Euler at "
       "rest: gravity acts as if the base accelerated against it. M is that of sum J^T G J. The bound is the rounding "
       "of both.",
       "Featherstone, Rigid Body Dynamics Algorithms (2008), section 5.3, for gravity as an acceleration; the sliders "
       "are derived in src/lagdyn/checks/gravity.cpp",
       {"a mass that falls and a mass that is accelerated differ: a first moment m c is taken differently in the two",
        "gravity or the base is turned: the base's orientation enters M but not g, or the other way round",
        "the energy route moves a prismatic joint along the wrong axis: mass.jacobian-sum then fails for such chains"},
       {{"lagdyn check arm.json --only 'gravity.*,mass.jacobian-sum'",
         "if the mass matrices agree it is gravity's frame; if they do not, the first moments"},
        {"lagdyn torque arm.json --random 1", "the row \"gravity\" at the state, beside the torques"}}},
  };
}

}  // namespace lagdyn::explanations
