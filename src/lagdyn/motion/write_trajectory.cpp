#include <fmt/format.h>

#include <iterator>

#include "lagdyn/motion/trajectory.hpp"

namespace lagdyn::motion {

std::string trajectory_header(std::size_t joints) {
  std::string header = "t";
  for (const char* quantity : {"q", "qd"})
    for (std::size_t i = 1; i <= joints; ++i) header += fmt::format(",{}{}", quantity, i);
  return header + ",K,P,E,dissipated\n";
}

void append_row(std::string& csv, const Instant& now) {
  const auto out = std::back_inserter(csv);
  fmt::format_to(out, "{}", now.t);
  for (std::size_t i = 0; i + 2 < now.y.size(); ++i) fmt::format_to(out, ",{}", now.y[i]);
  fmt::format_to(out, ",{},{},{},{}\n", now.energy.kinetic, now.energy.potential, now.energy.total(),
                 Equations::dissipated(now.y));
}

}  // namespace lagdyn::motion
