// The program but for main(): command line in, report out, exit code.
#pragma once

namespace lagdyn::cli {

/// Exit codes: report/exit_code.hpp, and 2 for an output that cannot be opened, 3 for one that cannot be written.
/// Throws what is thrown inside.
int run_program(int argc, const char* const* argv);

}  // namespace lagdyn::cli
