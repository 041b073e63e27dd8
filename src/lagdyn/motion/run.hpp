// A motion at a fixed step, with its energies at every step.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>

#include "lagdyn/motion/energy_account.hpp"
#include "lagdyn/motion/integrators.hpp"

namespace lagdyn::motion {

/// One point of a motion; y is (q, qd, D, W) of equations.hpp.
struct Instant {
  std::uint64_t step = 0;
  double t = 0;
  const std::vector<double>& y;
  Energies energy;
};

/// Sees every instant, the start (step 0) first.
using Observer = std::function<void(const Instant&)>;

/// Why a motion ended before its time.
struct Stop {
  std::uint64_t step = 0;     ///< that could not be made
  double t = 0;               ///< at its beginning (s)
  std::vector<double> q, qd;  ///< there
  std::string reason;         ///< "a number that is not finite", ...
};

/// `steps` steps of h seconds from t = 0. A step that leaves the finite numbers, or that an implicit method cannot make,
/// ends the motion; the observer does not see it.
std::optional<Stop> run(Equations& equations, const Integrator& integrator, const EnergyAccount& account,
                        std::vector<double> y, double h, std::uint64_t steps, const Observer& observer);

}  // namespace lagdyn::motion
