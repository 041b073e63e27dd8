// The seed chapter's Euler-Lagrange: the slopes of M and P by 5-point central differences, h = 1e-3.
//
//   f'(q_k) = (-f(q_k + 2h) + 8 f(q_k + h) - 8 f(q_k - h) + f(q_k - 2h)) / 12h,   error -h^4/30 f^(5)
// Inputs, output, equation: as euler_lagrange_exact.hpp. Source: seed chapter, section 3.3.4.
// Cost: (4n+1) M(n) + 4n P(n) + n^2 multiplications inside products, O(n^4). Must equal: rnea.
// A scalar that encloses (Bounded) also gets the truncation: along a turning joint M and P are harmonics of order 1 and 2,
// for each of which the error at 2h is 16 (1 + O(h^2)) times that at h; so it is |D_h - D_2h| / 15 to a relative 1e-5.
#pragma once

#include "lagdyn/dynamics/jacobian_sum.hpp"
#include "lagdyn/dynamics/potential.hpp"
#include "lagdyn/dynamics/christoffel.hpp"

namespace lagdyn {

namespace energy {

inline constexpr double kDifferenceStep = 1e-3;

template <RealScalar T>
T five_point(const T& far, const T& near, const T& back_near, const T& back_far, double h) {
  return (-far + T(8) * near - T(8) * back_near + back_far) / (T(12) * T(h));
}

template <EnclosingScalar T>
T with_truncation(const T& at_h, const T& at_2h) {
  using std::abs;
  return widened(at_h, 1.001 * (abs(at_h.mid - at_2h.mid) + at_h.rad + at_2h.rad) / 15);
}

/// Slopes of several functions at once: f(state) gives a list; the result lists their slopes along q_k.
template <RealScalar T, class F>
std::vector<T> differences(const Model<T>& model, const State<T>& state, std::size_t k, F f) {
  const double h = kDifferenceStep;
  const auto at = [&](double steps) { return f(shifted(model, state, k, steps * h)); };
  const std::vector<T> far = at(2), near = at(1), back_near = at(-1), back_far = at(-2);
  std::vector<T> slopes;
  for (std::size_t i = 0; i < far.size(); ++i)
    slopes.push_back(five_point(far[i], near[i], back_near[i], back_far[i], h));
  if constexpr (EnclosingScalar<T>) {
    const std::vector<T> farther = at(4), back_farther = at(-4);
    for (std::size_t i = 0; i < far.size(); ++i)
      slopes[i] = with_truncation(slopes[i], five_point(farther[i], far[i], back_far[i], back_farther[i], 2 * h));
  }
  return slopes;
}

template <RealScalar T>
std::vector<Matrix<T>> mass_matrix_differences(const Model<T>& model, const State<T>& state) {
  const std::size_t n = model.size();
  const ScrewModel<T> screws = screw_model(model);
  std::vector<Matrix<T>> dM;
  for (std::size_t k = 0; k < n; ++k) {
    const std::vector<T> slopes = differences(model, state, k, [&](const State<T>& s) {
      const Matrix<T> M = jacobian_sum(screws, s);
      std::vector<T> entries;
      for (std::size_t i = 0; i < n; ++i)
        for (std::size_t j = 0; j < n; ++j) entries.push_back(M(i, j));
      return entries;
    });
    Matrix<T> slope(n, n);
    for (std::size_t i = 0; i < n; ++i)
      for (std::size_t j = 0; j < n; ++j) slope(i, j) = slopes[i * n + j];
    dM.push_back(std::move(slope));
  }
  return dM;
}

}  // namespace energy

template <RealScalar T>
Matrix<T> christoffel_fd(const Model<T>& model, const State<T>& state) {
  return energy::coriolis_matrix(energy::mass_matrix_differences(model, state), state.qd);
}

template <RealScalar T>
std::vector<T> euler_lagrange_fd(const Model<T>& model, const State<T>& state) {
  const ScrewModel<T> screws = screw_model(model);
  std::vector<T> dP;
  for (std::size_t k = 0; k < model.size(); ++k)
    dP.push_back(energy::differences(model, state, k, [&](const State<T>& s) {
      return std::vector<T>{potential(screws, s)};
    })[0]);
  const Matrix<T> C = energy::coriolis_matrix(energy::mass_matrix_differences(model, state), state.qd);
  return energy::assemble_torque(screws, state, jacobian_sum(screws, state), C, dP);
}

}  // namespace lagdyn
