#include "lagdyn/checks/explanations/explanation.hpp"

namespace lagdyn::explanations {

std::vector<Explanation> closed_form() {
  return {
      {"closed-form.pendulum",
       "a: the axis, I: inertia about the joint's origin, m c: first moment, g gravity in the joint's frame; armature "
       "and damping are added; N m.",
       "Lagrange's equation of a body on one turning joint, written out from the file's numbers, against rnea. A chain "
       "with other joints is skipped. The bound is the rounding of both.",
       "Landau & Lifshitz, Mechanics (1976), section 32, for the compound pendulum; any axis: "
       "src/lagdyn/checks/closed_forms/pendulum.cpp",
       {"the joint's origin: its \"rpy\" must turn gravity into the body's axes, not out of them",
        "the parallel-axis term m c^2 is missing or doubled",
        "the axis is not of unit length: torques are wrong by its length or its square"},
       {{"lagdyn torque arm.json --random 1", "the torques by all methods: m g c at rest and level, by hand"},
        {"lagdyn check arm.json --only 'closed-form.*,oracle.particles'",
         "whether the oracle, which knows no tensor, takes the side of the closed form"}}},
      {"closed-form.planar-2r",
       "two turning joints about parallel axes; M11, M12, M22: the mass matrix, h = (a x p).(a x w) with p the second "
       "joint's place and w the second body's first moment; N m.",
       "The textbook's equations of a planar arm of two links, with COMs, inertias and gravity anywhere, against rnea. "
       "A chain whose axes are not parallel to the last bit is skipped. The bound is the rounding of both.",
       "Lynch & Park, Modern Robotics (2017), section 8.1.1; with COMs anywhere: "
       "src/lagdyn/checks/closed_forms/planar_2r.cpp",
       {"the second joint's offset is taken in the wrong frame: it is in the first body's",
        "axes that are opposite: the second angle then counts the other way",
        "gravity lies along the axes, or was meant to: check which way z points",
        "a tool welded to the second link is lost"},
       {{"lagdyn torque arm.json --q 0,0", "torques with the arm stretched out: m g l of both links, by hand"},
        {"lagdyn mass-matrix arm.json --q 0,0", "M22 is the second body's inertia about its joint: compare it"}}},
      {"closed-form.cart-pole",
       "x: the slide's coordinate, d its axis; q: the pole's angle, a its axis; m1, m2 the masses, m c the pole's "
       "first moment, I its inertia about a; h' the slope of h along q; N and N m.",
       "The equations of a slide that carries a turning joint, at any angle between the two, against rnea. The bound "
       "is the rounding of both.",
       "src/lagdyn/checks/closed_forms/cart_pole.cpp, where it is derived",
       {"the slide's axis is in the body's frame: its origin's \"rpy\" turns it",
        "the slide moves the pole's frame along another axis than its own coordinate",
        "weight along the slide is missing: a slide that is not level must carry m1 and m2"},
       {{"lagdyn torque arm.json --random 1",
         "the first joint's gravity: the whole weight along the slide, whatever the pole does"},
        {"lagdyn check arm.json --only 'closed-form.*,torque.kane'",
         "whether the methods agree: then what they share is wrong, the reading of the slide"}}},
      {"closed-form.spherical-pendulum",
       "a, b: the axes of two turning joints whose second frame stands on the first axis; e: a seen from the second "
       "body, e' its slope; I: inertias about the common point; g_1, g_2 gravity's torques; N m.",
       "The equations of a body that turns about two axes through one point, at any angle between them, against rnea. "
       "The bound is the rounding of both.",
       "Goldstein, Poole, Safko, Classical Mechanics (2002), chapter 5, for a body with a fixed point; derived in "
       "src/lagdyn/checks/closed_forms/spherical_pendulum.cpp",
       {"rotations are composed in the wrong order: the second joint turns in the first one's frame",
        "the gyroscopic moment of the second body is missing or of the wrong sign",
        "an inertia that is not turned with the second joint: torques are right at q2 = 0 alone"},
       {{"lagdyn torque arm.json --q 0.3,-0.7 --qd 1,1",
         "the row \"coriolis\": its second entry must be the slope of 1/2 e.I e along q2, times -qd1^2"},
        {"lagdyn check arm.json --only 'closed-form.*,coriolis.*'",
         "whether velocity terms agree between the routes"}}},
      {"closed-form.prp-arm",
       "x: a slide, q: a turning joint, z: a slide that it carries; M12, M13, I(z), K: entries of the mass matrix, "
       "primes their slopes, g_1 to g_3 gravity's share; N, N m and N.",
       "The equations of an arm that lifts, turns and reaches, in any directions, against rnea. The bound is the "
       "rounding of both.",
       "src/lagdyn/checks/closed_forms/prp_arm.cpp, where it is derived",
       {"the reach carries its COM along the wrong axis: I(z) is then not m (p + z)^2 in the simple case",
        "the Coriolis torque of the reach, 2 m (p + z) qd zd, is halved or of the wrong sign",
        "the third body's inertia stays in the axes of the second"},
       {{"lagdyn torque arm.json --random 1", "the second joint's \"coriolis\": I'(z) qd zd and nothing else"},
        {"lagdyn check arm.json --only 'closed-form.*,mass.*'", "whether M agrees between the routes"}}},
  };
}

}  // namespace lagdyn::explanations
