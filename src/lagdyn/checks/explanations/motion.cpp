#include "lagdyn/checks/explanations/explanation.hpp"

namespace lagdyn::explanations {

std::vector<Explanation> motion() {
  return {
      {"energy.drift-order",
       "E: kinetic and potential energy of the Lagrangian side (J), t time (s), B damping, tau torques; both are set "
       "to "
       "0 here.",
       "The largest |E(t) - E(0)| at 16 instants of a motion that starts in a random state and is integrated by RK4 "
       "with accelerations of the Newton-Euler side. The step is halved until the drift is below 1e-9 of the kinetic "
       "energy exchanged. The bound is the drift at twice the step over 2^3.5, or what rounding explains, step by "
       "step, "
       "whichever is larger: a true drift does not fall with the step.",
       "Hairer, Norsett & Wanner, Solving Ordinary Differential Equations I (1993), section II.1, for RK4; the floor "
       "is derived in src/lagdyn/motion/rounding.hpp",
       {"a velocity term without which qd.(dM/dt - 2C) qd is not 0: energy appears at speed",
        "a mass, COM or inertia that the equations of motion and the energies do not share",
        "gravity's direction or size in one of the two: the drift grows with the height that is lost",
        "a rotor's inertia that slows the joint but holds no kinetic energy"},
       {{"lagdyn energy-drift arm.json --q 0.3,-0.7 --duration 1",
         "the column order: near 4 it is the integrator, near 0 the model"},
        {"lagdyn check arm.json --only 'energy.*,forward.*'",
         "energy.power judges the same law in one state, without an integrator: if it fails too, begin there"}}},
      {"energy.damping",
       "E: energy (J); qd.B qd: the power that damping takes (W), B the file's coefficients, or random ones where it "
       "has "
       "none.",
       "The largest |E(t) - E(0) + D(t)| of a damped motion, D' = qd.B qd integrated by RK4 as one more state, so that "
       "its quadrature has the order of the motion. Steps and bound are those of energy.drift-order.",
       "Lynch & Park, Modern Robotics (2017), section 8.1.2, for the energies; Rayleigh's dissipation as in "
       "src/lagdyn/motion/equations.hpp",
       {"forward dynamics adds damping where it should take it off, or leaves it out",
        "a coefficient per revolution or per degree: the loss is off by a constant factor",
        "damping that acts on another joint's velocity"},
       {{"lagdyn energy-drift arm.json --q 0.3,-0.7 --damping 0.1,0.1",
         "the columns E(T)-E(0) and dissipated: they must cancel, and their sum fall with the step"},
        {"lagdyn check arm.json --only energy.drift-order,energy.damping", "if both fail the cause is not damping"}}},
  };
}

}  // namespace lagdyn::explanations
