// The integrators with a fixed step, by id: a line in integrators.cpp is all that a new one needs to be run, compared and
// judged by its order.
#pragma once

#include <memory>
#include <span>
#include <string_view>
#include <vector>

#include "lagdyn/motion/equations.hpp"

namespace lagdyn::motion {

class Stepper {
 public:
  virtual ~Stepper() = default;
  /// From y(t) to y(t + h). False where an implicit equation could not be solved; y is then of no use.
  virtual bool step(double t, double h, std::vector<double>& y) = 0;
};

struct Integrator {
  std::string_view id, title;
  int order;  ///< of the error over a given time
  std::unique_ptr<Stepper> (*make)(Equations&);
};

/// The first is the default.
std::span<const Integrator> integrators();

/// Null where there is none of that id.
const Integrator* integrator_named(std::string_view id);

}  // namespace lagdyn::motion
