#include "lagdyn/motion/runge_kutta.hpp"

namespace lagdyn::motion {

RungeKutta::RungeKutta(Equations& equations, const Tableau& tableau)
    : equations_(equations), tableau_(tableau), at_(2 * equations.joints() + 2) {
  k_.fill(at_);
}

void RungeKutta::advance(std::vector<double>& to, const std::vector<double>& y, double h,
                         const std::array<double, Tableau::most>& weights, std::size_t count) const {
  for (std::size_t i = 0; i < y.size(); ++i) {
    double slope = 0;
    for (std::size_t j = 0; j < count; ++j) slope += weights[j] * k_[j][i];
    to[i] = y[i] + h * slope;
  }
}

bool RungeKutta::step(double t, double h, std::vector<double>& y) {
  for (std::size_t i = 0; i < tableau_.stages; ++i) {
    advance(at_, y, h, tableau_.a[i], i);
    equations_.rates(t + tableau_.c[i] * h, at_, k_[i]);
  }
  advance(y, y, h, tableau_.b, tableau_.stages);
  return true;
}

}  // namespace lagdyn::motion
