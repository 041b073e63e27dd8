// Results at one state that take the place of the reference methods': checks judge whatever stands there, lagdyn's own or
// those of another implementation. A result's radius is what rounding can have done to it on its own way.
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "lagdyn/spatial/matrix.hpp"
#include "lagdyn/spatial/vocabulary.hpp"

namespace lagdyn {

struct StandIns {
  std::optional<std::vector<Bounded>> tau, gravity, velocity_terms;  ///< N m, N a joint
  std::optional<Matrix<Bounded>> mass_matrix;
  std::optional<Bounded> kinetic_energy;  ///< J
  std::optional<Wrench<Bounded>> base;    ///< what the base exerts on the first link, at the base origin, base axes
  std::function<Matrix<Bounded>(const std::vector<Bounded>& qd)> coriolis;
  std::function<std::vector<double>(const std::vector<double>& tau)> forward;  ///< qdd, by either method
};

}  // namespace lagdyn
