#include "lagdyn/motion/reference_motion.hpp"

#include <algorithm>
#include <boost/numeric/odeint/integrate/integrate_times.hpp>
#include <boost/numeric/odeint/integrate/max_step_checker.hpp>
#include <boost/numeric/odeint/stepper/controlled_runge_kutta.hpp>
#include <boost/numeric/odeint/stepper/generation.hpp>
#include <boost/numeric/odeint/stepper/runge_kutta_fehlberg78.hpp>
#include <cmath>

namespace lagdyn::motion {

std::vector<std::vector<double>> reference_motion(Equations& equations, std::vector<double> start,
                                                  const std::vector<double>& times) {
  using namespace boost::numeric::odeint;
  using Vector = std::vector<double>;
  constexpr double tolerance = 1e-13, first_step = 1e-3;
  std::vector<Vector> motion;
  const auto system = [&](const Vector& y, Vector& rates, double t) { equations.rates(t, y, rates); };
  try {
    integrate_times(
        make_controlled(tolerance, tolerance, runge_kutta_fehlberg78<Vector>()), system, start, times.begin(),
        times.end(), first_step, [&](const Vector& y, double) { motion.push_back(y); }, max_step_checker(10000));
  } catch (const odeint_error&) {
    return {};
  }
  const auto finite = [](const Vector& y) { return std::ranges::all_of(y, [](double x) { return std::isfinite(x); }); };
  return std::ranges::all_of(motion, finite) ? motion : std::vector<Vector>();
}

}  // namespace lagdyn::motion
