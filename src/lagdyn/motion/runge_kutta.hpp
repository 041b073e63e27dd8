// Explicit Runge-Kutta methods, given by their tableaus.
//
//   k_i = f(t + c_i h, y + h sum_{j<i} a_ij k_j),   y(t + h) = y + h sum_i b_i k_i
// Source: Hairer, Norsett & Wanner (1993), section II.1. Cost: one evaluation of the equations a stage.
#pragma once

#include <array>
#include <cstddef>
#include <vector>

#include "lagdyn/motion/integrators.hpp"

namespace lagdyn::motion {

struct Tableau {
  static constexpr std::size_t most = 4;
  std::size_t stages;
  std::array<std::array<double, most>, most> a;
  std::array<double, most> b, c;
};

inline constexpr Tableau classical_tableau{
    4, {{{}, {0.5}, {0, 0.5}, {0, 0, 1}}}, {1 / 6.0, 1 / 3.0, 1 / 3.0, 1 / 6.0}, {0, 0.5, 0.5, 1}};
inline constexpr Tableau midpoint_tableau{2, {{{}, {0.5}}}, {0, 1}, {0, 0.5}};

class RungeKutta : public Stepper {
 public:
  RungeKutta(Equations& equations, const Tableau& tableau);
  bool step(double t, double h, std::vector<double>& y) override;

 private:
  /// `to` = y + h sum_{j<count} weights_j k_j
  void advance(std::vector<double>& to, const std::vector<double>& y, double h,
               const std::array<double, Tableau::most>& weights, std::size_t count) const;

  Equations& equations_;
  const Tableau& tableau_;
  std::array<std::vector<double>, Tableau::most> k_;
  std::vector<double> at_;
};

}  // namespace lagdyn::motion
