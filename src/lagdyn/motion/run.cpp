#include "lagdyn/motion/run.hpp"

#include <algorithm>
#include <cmath>

namespace lagdyn::motion {

std::optional<Stop> run(Equations& equations, const Integrator& integrator, const EnergyAccount& account,
                        std::vector<double> y, double h, std::uint64_t steps, const Observer& observer) {
  const std::unique_ptr<Stepper> stepper = integrator.make(equations);
  const auto n = static_cast<std::ptrdiff_t>(equations.joints());
  observer({0, 0, y, account.at(equations.state_of(y))});
  std::vector<double> before;
  for (std::uint64_t k = 0; k < steps; ++k) {
    before = y;
    const double t = static_cast<double>(k) * h;
    const auto stopped = [&](const char* reason) {
      return Stop{k + 1, t, {before.begin(), before.begin() + n}, {before.begin() + n, before.begin() + 2 * n}, reason};
    };
    if (!stepper->step(t, h, y)) return stopped("an implicit step that could not be solved");
    const bool finite = std::ranges::all_of(y, [](double x) { return std::isfinite(x); });
    if (!finite) return stopped("a number that is not finite");
    const Energies energy = account.at(equations.state_of(y));
    if (!std::isfinite(energy.total())) return stopped("an energy that is not finite");
    observer({k + 1, static_cast<double>(k + 1) * h, y, energy});
  }
  return std::nullopt;
}

}  // namespace lagdyn::motion
