// The catalogue of planted faults: each group is one file with a row a fault.
#pragma once

#include <vector>

#include "lagdyn/checks/faults/fault.hpp"

namespace lagdyn::faults {

const std::vector<Fault>& catalogue();

std::vector<Fault> newton_euler_faults();  ///< in copies of the methods
std::vector<Fault> projection_faults();    ///< Kane, gravity by Jacobians, kinetic energy
std::vector<Fault> lagrange_faults();      ///< Christoffel symbols and what is made of them
std::vector<Fault> mass_matrix_faults();
std::vector<Fault> forward_faults();
std::vector<Fault> model_faults();    ///< right formulas, wrong numbers
std::vector<Fault> use_faults();      ///< right code, called wrongly
std::vector<Fault> lifting_faults();  ///< in a copy of lift(), which all methods share
std::vector<Fault> reading_faults();  ///< in what is made of a file's text

}  // namespace lagdyn::faults
