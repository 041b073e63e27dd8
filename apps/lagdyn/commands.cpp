#include "commands.hpp"

namespace lagdyn::cli {

std::span<const CommandEntry> commands() {
  static constexpr CommandEntry table[] = {
      {"check", make_check},
      {"torque", make_torque},
      {"mass-matrix", make_mass_matrix},
      {"opcount", make_opcount},
      {"energy-drift", make_energy_drift},
      {"euler-poincare", make_euler_poincare},
      {"prove", make_prove},
      {"self-test", make_self_test},
      {"random", make_random},
      {"convert", make_convert},
      {"report", make_report},
      {"schema", make_schema},
      {"explain", make_explain},
      {"completions", make_completions},
      {"man", make_man},
  };
  return table;
}

}  // namespace lagdyn::cli
