#include "lagdyn/checks/explanations/explanation.hpp"

namespace lagdyn::explanations {

std::vector<Explanation> coriolis() {
  return {
      {"coriolis.product",
       "C: the Coriolis matrix, C_kj = sum_i Gamma_kij qd_i, with Christoffel symbols of the first kind Gamma_kij = "
       "1/2 (dM_kj/dq_i + dM_ki/dq_j - dM_ij/dq_k); C qd is in N m, or N where the joint slides.",
       "The difference of C qd, M's slopes by dual numbers of sum J^T G J, from what Newton-Euler gives for qd alone, "
       "without accelerations, gravity and damping. The bound is the rounding of both.",
       "Lynch & Park, Modern Robotics (2017), section 8.1.2",
       {"a Coriolis or centrifugal term of one route is dropped, halved or of the wrong sign",
        "the velocity terms hold gravity or damping: a bias h in the place of C qd",
        "one link's angular velocity is used for all links",
        "a slope of M along a joint that M depends on is taken to be 0"},
       {{"lagdyn mass-matrix arm.json --random 1 --coriolis",
         "C by differences beside C by exact slopes: if they agree, the force route's velocity terms are wrong"},
        {"lagdyn torque arm.json --q 0.3,-0.7 --qd 1,0",
         "the row \"coriolis\": the one moving joint's own entry must be 0, since M_jj does not depend on q_j"}}},
      {"coriolis.skew",
       "M: the mass matrix, dM/dt its rate along qd; C: the Coriolis matrix in Christoffel form. dM/dt - 2C is skew "
       "exactly where dM/dt = C + C^T, in kg m^2/s, or kg/s where the joint slides.",
       "The largest entry of dM/dt - (C + C^T). dM/dt is the slope of the composite-body matrix along the motion, C "
       "comes from the slopes of sum J^T G J: from one and the same slopes the law would be algebra and could never "
       "fail. The bound is the rounding of both.",
       "Siciliano, Sciavicco, Villani, Oriolo, Robotics (2009), section 7.2.1",
       {"Gamma is not made symmetric: C_kj = sum_i (dM_kj/dq_i - 1/2 dM_ij/dq_k) qd_i has the right C qd, but dM/dt - "
        "2C is then not skew",
        "C was had from C qd by another factorisation: controllers that rely on passivity then lose it",
        "dM/dt is that of another state, or lacks a joint: M was differentiated along qd without one coordinate",
        "a slope of M is wrong in the energy route: coriolis.product fails too"},
       {{"lagdyn mass-matrix arm.json --random 1 --coriolis --mdot --skew",
         "dM/dt - 2C: its diagonal must vanish, and each pair of entries must be opposite; where they are not is the "
         "pair of joints"},
        {"lagdyn mass-matrix arm.json --random 1 --dmdq",
         "the slopes of M, joint by joint: the slope along a joint must vanish in its own row and column and in those "
         "outward of it"},
        {"lagdyn check arm.json --only 'coriolis.*,mass.structure'",
         "if coriolis.torsion-free fails as well it is Gamma's symmetry; if mass.structure does, a slope of M"}}},
      {"coriolis.torsion-free",
       "C(q, u) v: the Coriolis matrix at the velocity u times another vector v; h(u): the velocity terms of "
       "Newton-Euler; N m, or N where the joint slides.",
       "The difference of C(q,u) v, and of C(q,v) u, from (h(u+v) - h(u-v))/4, u and v being the state's qd and qdd. A "
       "C that is right in C qd alone passes coriolis.product and is caught here. The bound is the rounding of both "
       "sides.",
       "Lynch & Park, Modern Robotics (2017), section 8.1.2, for the symmetry; the polar form is derived in "
       "src/lagdyn/checks/coriolis.cpp",
       {"Gamma_kij is not symmetric in i and j: a centrifugal term is put in the place of half of two Coriolis terms",
        "a C that another program chose to make recursive: many matrices have the same C qd, one is in this form",
        "the velocity terms are not quadratic: torque.quadratic fails as well"},
       {{"lagdyn mass-matrix arm.json --q 0.3,-0.7 --qd 1,0 --coriolis",
         "column j of C at qd = e_i must be column i of C at qd = e_j: exchange the two in --qd and compare"},
        {"lagdyn check arm.json --only torque.quadratic,coriolis.torsion-free",
         "whether h itself is a quadratic form"}}},
  };
}

}  // namespace lagdyn::explanations
