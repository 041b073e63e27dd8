// Integrators against motions in closed form: each shows its order, and implicit midpoint keeps the symplectic form.
#include <gtest/gtest.h>

#include <cmath>
#include <numbers>

#include "lagdyn/dynamics/crba.hpp"
#include "lagdyn/dynamics/ldlt.hpp"
#include "lagdyn/motion/reference_motion.hpp"
#include "motion/chains.hpp"

namespace lagdyn {
namespace {

using namespace motion;
using namespace test;

/// q, qd, D of a slider with m q'' = -b q' at time t, from q = 0 and qd = v.
std::vector<double> slid(double m, double b, double v, double t) {
  const double decay = std::exp(-b * t / m);
  return {v * m / b * (1 - decay), v * decay, m * v * v / 2 * (1 - decay * decay)};
}

TEST(Integrators, EachHasItsOrderOnADampedSlider) {
  constexpr double m = 2, b = 3, v = 1.5,
                   rectangles_error = b * (2 * b / m) * v * v / 2;  // largest (b qd^2)' / 2 per h
  Moving moving(slider(b));
  const std::vector<double> right = slid(m, b, v, 1);
  for (const Integrator& integrator : integrators()) {
    std::vector<double> errors;
    for (int steps : {32, 64}) {
      const std::vector<double> y = after(moving.equations, integrator.id.data(), {0}, {v}, 1.0 / steps, steps);
      double error = 0;
      for (std::size_t i = 0; i < 3; ++i) error = std::max(error, std::abs(y[i] - right[i]));
      errors.push_back(error);
    }
    EXPECT_NEAR(std::log2(errors[0] / errors[1]), integrator.order, 0.12) << integrator.id;
    EXPECT_LT(errors[1], rectangles_error / 64) << integrator.id;
  }
}

TEST(Integrators, EachHasItsOrderOnALargeSwing) {
  Moving moving(planar_pair(0.1));
  const std::vector<double> start = moving.equations.start({-1, 0.5}, {0.3, 0.2});
  const std::vector<double> right = reference_motion(moving.equations, start, {0, 0.5}).back();
  for (const Integrator& integrator : integrators()) {
    std::vector<double> errors;
    for (int steps : {256, 512}) {
      const auto y = after(moving.equations, integrator.id.data(), {-1, 0.5}, {0.3, 0.2}, 0.5 / steps, steps);
      double error = 0;
      for (std::size_t i = 0; i < 5; ++i) error = std::max(error, std::abs(y[i] - right[i]));
      errors.push_back(error);
    }
    EXPECT_NEAR(std::log2(errors[0] / errors[1]), integrator.order, 0.25) << integrator.id;
  }
}

TEST(Integrators, FallsAndSlidesAreExactWithRungeKutta) {
  Chain chain = slider(0);
  chain.gravity = {-9.81, 0, 0};
  Moving moving(chain);
  const std::vector<double> y = after(moving.equations, "rk4", {0.2}, {1}, 1.0 / 16, 16);
  EXPECT_NEAR(y[0], 0.2 + 1 - 9.81 / 2, 1e-14);
  EXPECT_NEAR(y[1], 1 - 9.81, 1e-14);
}

TEST(Integrators, UnknownIdsAreNone) {
  EXPECT_EQ(integrator_named("euler"), nullptr);
  EXPECT_EQ(integrator_named("rk4"), &integrators().front());
}

/// A pendulum released at rest an angle a off its lowest place comes back after 4 K(sin(a/2)) / omega.
TEST(ReferenceMotion, APendulumComesBackAfterItsPeriod) {
  Moving moving(point_pendulum());
  const double lowest = -std::numbers::pi / 2, omega = std::sqrt(9.81 / 0.8);
  for (double a : {0.01, 1.0, 3.0}) {
    const double period = 4 * std::comp_ellint_1(std::sin(a / 2)) / omega;
    const auto states = reference_motion(moving.equations, moving.equations.start({lowest + a}, {0}),
                                         {0, period / 4, period / 2, period});
    ASSERT_EQ(states.size(), 4u);
    EXPECT_NEAR(states[1][0], lowest, 1e-10) << a;
    EXPECT_NEAR(states[1][1], -2 * omega * std::sin(a / 2), 1e-10) << a;
    EXPECT_NEAR(states[2][0], lowest - a, 1e-10) << a;
    EXPECT_NEAR(states[3][0], lowest + a, 1e-10) << a;
  }
}

TEST(ReferenceMotion, AgreesWithADampedSlider) {
  Moving moving(slider(3));
  const auto states = reference_motion(moving.equations, moving.equations.start({0}, {1.5}), {0, 0.4, 1});
  for (std::size_t k : {1u, 2u}) {
    const std::vector<double> right = slid(2, 3, 1.5, k == 1 ? 0.4 : 1);
    for (std::size_t i = 0; i < 3; ++i) EXPECT_NEAR(states[k][i], right[i], 1e-12) << k << ' ' << i;
  }
}

/// One step as a map of (q, p).
class Canonical {
 public:
  Canonical(Equations& equations, const char* integrator, double h) : equations_(equations), id_(integrator), h_(h) {}

  std::vector<double> operator()(const std::vector<double>& z) {
    const std::size_t n = equations_.joints();
    const std::vector<double> q(z.begin(), z.begin() + static_cast<std::ptrdiff_t>(n));
    const std::vector<double> p(z.begin() + static_cast<std::ptrdiff_t>(n), z.end());
    const std::vector<double> qd = solve(ldlt(mass(equations_.start(q, p))), p);
    const std::vector<double> y = after(equations_, id_, q, qd, h_, 1);
    std::vector<double> moved(y.begin(), y.begin() + static_cast<std::ptrdiff_t>(n));
    const std::vector<double> rate(y.begin() + static_cast<std::ptrdiff_t>(n),
                                   y.begin() + static_cast<std::ptrdiff_t>(2 * n));
    const std::vector<double> momentum = mass(y) * rate;
    moved.insert(moved.end(), momentum.begin(), momentum.end());
    return moved;
  }

  /// Largest entry of J^T Omega J - Omega, J by five-point differences.
  double broken(const std::vector<double>& z) {
    const std::size_t size = z.size(), n = size / 2;
    Matrix<double> J(size, size);
    constexpr double d = 1e-3;
    for (std::size_t k = 0; k < size; ++k) {
      const auto at = [&](double x) {
        std::vector<double> moved = z;
        moved[k] += x * d;
        return (*this)(moved);
      };
      const std::vector<double> a = at(-2), b = at(-1), c = at(1), e = at(2);
      for (std::size_t i = 0; i < size; ++i) J(i, k) = (a[i] - 8 * b[i] + 8 * c[i] - e[i]) / (12 * d);
    }
    double largest = 0;
    for (std::size_t i = 0; i < size; ++i)
      for (std::size_t j = 0; j < size; ++j) {
        double form = 0;
        for (std::size_t k = 0; k < n; ++k) form += J(k, i) * J(n + k, j) - J(n + k, i) * J(k, j);
        const double omega = j == i + n ? 1 : i == j + n ? -1 : 0;
        largest = std::max(largest, std::abs(form - omega));
      }
    return largest;
  }

 private:
  Matrix<double> mass(const std::vector<double>& y) { return crba(equations_.model(), equations_.state_of(y)); }

  Equations& equations_;
  const char* id_;
  double h_;
};

TEST(ImplicitMidpoint, KeepsTheSymplecticForm) {
  Moving moving(planar_pair());
  const std::vector<double> z{0.4, 1.1, 2.0, -0.7};
  EXPECT_LT(Canonical(moving.equations, "implicit-midpoint", 0.02).broken(z), 1e-10);
}

TEST(ImplicitMidpoint, OthersDoNotKeepIt) {
  Moving moving(planar_pair());
  const std::vector<double> z{0.4, 1.1, 2.0, -0.7};
  for (const char* other : {"midpoint", "semi-implicit-euler"})
    EXPECT_GT(Canonical(moving.equations, other, 0.02).broken(z), 1e-6) << other;
  Moving damped(planar_pair(0.1));
  EXPECT_GT(Canonical(damped.equations, "implicit-midpoint", 0.02).broken(z), 1e-6) << "damping contracts";
}

TEST(ImplicitMidpoint, AStepThatCannotBeSolvedIsToldOf) {
  Moving moving(slider(1e6));
  std::vector<double> y = moving.equations.start({0}, {1});
  EXPECT_FALSE(integrator_named("implicit-midpoint")->make(moving.equations)->step(0, 0.1, y));
}

}  // namespace
}  // namespace lagdyn
