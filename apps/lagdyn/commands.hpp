// Where each subcommand is made: in the file cmd_<name>.cpp.
#pragma once

#include <memory>

#include "command.hpp"

namespace lagdyn::cli {

std::unique_ptr<Command> make_check();
std::unique_ptr<Command> make_torque();
std::unique_ptr<Command> make_mass_matrix();
std::unique_ptr<Command> make_opcount();
std::unique_ptr<Command> make_energy_drift();
std::unique_ptr<Command> make_euler_poincare();
std::unique_ptr<Command> make_prove();
std::unique_ptr<Command> make_self_test();
std::unique_ptr<Command> make_random();
std::unique_ptr<Command> make_convert();
std::unique_ptr<Command> make_report();
std::unique_ptr<Command> make_schema();
std::unique_ptr<Command> make_explain();
std::unique_ptr<Command> make_completions();
std::unique_ptr<Command> make_man();

}  // namespace lagdyn::cli
