// Slopes of the energy functions by 5-point central differences, h = 1e-3, the seed chapter's.
//
//   f'(q_k) = (-f(q_k + 2h) + 8 f(q_k + h) - 8 f(q_k - h) + f(q_k - 2h)) / 12h,   error -h^4/30 f^(5)
// A scalar that encloses (Bounded) also gets the truncation: along a turning joint M and P are harmonics of order 1 and 2,
// for each of which the error at 2h is 16 (1 + O(h^2)) times that at h; so it is |D_h - D_2h| / 15 to a relative 1e-5.
#pragma once

#include <cmath>
#include <vector>

#include "lagdyn/dynamics/jacobian_sum.hpp"

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

}  // namespace lagdyn
