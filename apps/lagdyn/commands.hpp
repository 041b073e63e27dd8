// The subcommands: each resolves its own flags and does its work. A command never prints.
//
// `problems` are those of the command line so far; a command adds its own, does nothing where there are any, and
// returns them among its report's diagnostics.
#pragma once

#include "flags.hpp"
#include "lagdyn/report/report.hpp"
#include "options.hpp"

namespace lagdyn::cli {

Report run(const CheckFlags& flags, Problems problems);
Report run(const TorqueFlags& flags, Problems problems);
Report run(const MassMatrixFlags& flags, Problems problems);

}  // namespace lagdyn::cli
