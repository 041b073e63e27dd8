#include "lagdyn/motion/integrators.hpp"

#include <algorithm>

#include "lagdyn/motion/implicit_midpoint.hpp"
#include "lagdyn/motion/runge_kutta.hpp"
#include "lagdyn/motion/semi_implicit_euler.hpp"

namespace lagdyn::motion {
namespace {

template <class Method>
std::unique_ptr<Stepper> make(Equations& equations) {
  return std::make_unique<Method>(equations);
}

template <const Tableau& tableau>
std::unique_ptr<Stepper> make_explicit(Equations& equations) {
  return std::make_unique<RungeKutta>(equations, tableau);
}

}  // namespace

std::span<const Integrator> integrators() {
  static constexpr Integrator table[] = {
      {"rk4", "classical Runge-Kutta", 4, make_explicit<classical_tableau>},
      {"midpoint", "explicit midpoint", 2, make_explicit<midpoint_tableau>},
      {"semi-implicit-euler", "semi-implicit Euler", 1, make<SemiImplicitEuler>},
      {"implicit-midpoint", "implicit midpoint in (q, p)", 2, make<ImplicitMidpoint>},
  };
  return table;
}

const Integrator* integrator_named(std::string_view id) {
  const auto found = std::ranges::find(integrators(), id, &Integrator::id);
  return found == integrators().end() ? nullptr : &*found;
}

}  // namespace lagdyn::motion
