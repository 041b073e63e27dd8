// All checks, in the order in which they are run and reported: each group is one file.
#pragma once

#include <vector>

#include "lagdyn/checks/check.hpp"

namespace lagdyn {

const std::vector<Check>& all_checks();

namespace checks {
std::vector<Check> model();        ///< model.*
std::vector<Check> torque();       ///< torque.* against rnea
std::vector<Check> mass_matrix();  ///< mass.*
std::vector<Check> coriolis();     ///< coriolis.*
std::vector<Check> gravity();      ///< gravity.*
std::vector<Check> forward();      ///< forward.*
std::vector<Check> energy();       ///< energy.*
std::vector<Check> motion();       ///< energy.drift-order, energy.damping: along motions
std::vector<Check> structure();    ///< torque.helmholtz, torque.quadratic, mass.structure
std::vector<Check> invariance();   ///< invariance.*
std::vector<Check> parameters();   ///< invariance.parameters, invariance.scaling
std::vector<Check> reduction();    ///< reduction.*
std::vector<Check> momentum();     ///< momentum.*
std::vector<Check> particles();    ///< oracle.particles
std::vector<Check> closed_form();  ///< closed-form.*
std::vector<Check> rotation();     ///< rotation.*
std::vector<Check> proof();        ///< proof.*
}  // namespace checks

}  // namespace lagdyn
