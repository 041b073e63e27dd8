// The mass matrix and its exact slopes: M = sum_i J_i^T G_i J_i, dM/dq_k with the slopes of J by dual numbers.
//
//   dM_ab/dq_k = sum_{i>=k} dJ_ia . G_i J_ib + J_ia . G_i dJ_ib,   dJ_ij/dq_k != 0 only for j < k <= i
// What the exact Lagrangian methods share. Cost: O(n^4), n^4/4 inner products of 6-vectors.
#pragma once

#include <vector>

#include "lagdyn/dynamics/screw_model.hpp"
#include "lagdyn/spatial/matrix.hpp"

namespace lagdyn {

/// M(q) with armature, and dM[k](i, j) = dM_ij/dq_k.
template <RingScalar T>
struct EnergySlopes {
  Matrix<T> M;
  std::vector<Matrix<T>> dM;
};

namespace energy {

/// Ad(X) A without forming the 6x6 matrix.
template <RingScalar T>
Vec6<T> carried(const Pose<T>& X, const Vec6<T>& A) {
  const Vec3<T> w = X.R * A.angular;
  return {w, cross(X.p, w) + X.R * A.linear};
}

}  // namespace energy

template <RingScalar T>
EnergySlopes<T> energy_slopes(const Model<T>& model, const State<T>& state) {
  using namespace energy;
  const std::size_t n = model.size();
  const ScrewModel<T> screws = screw_model(model);
  const std::vector<Pose<T>> pose = link_poses(screws, state).to_parent;
  std::vector<Pose<Dual<T>>> constant, dual;  // T_{i,i-1} resting, and moving at unit rate
  std::vector<Vec6<Dual<T>>> A;
  for (std::size_t i = 0; i < n; ++i) {
    const ScrewLink<T>& link = screws.links[i];
    constant.push_back(promoted(pose[i]));
    dual.push_back(
        screw_exponential<Dual<T>>(promoted(link), reversed(moving(state.q[i], model.joints[i].axis_squared, T(1)))) *
        promoted(link.M));
    A.push_back({promoted(link.A.angular), promoted(link.A.linear)});
  }
  EnergySlopes<T> slopes{Matrix<T>(n, n), std::vector<Matrix<T>>(n, Matrix<T>(n, n))};
  std::vector<Vec6<T>> J(n), GJ(n);
  std::vector<Pose<T>> X(n);  // X[j] = T_{i,j}
  for (std::size_t i = 0; i < n; ++i) {
    for (std::size_t j = i + 1; j-- > 0;) {
      X[j] = j == i ? Pose<T>() : X[j + 1] * pose[j + 1];
      J[j] = carried(X[j], screws.links[j].A);
      GJ[j] = screws.links[i].G * J[j];
    }
    for (std::size_t a = 0; a <= i; ++a)
      for (std::size_t b = 0; b <= i; ++b) slopes.M(a, b) += inner(J[a], GJ[b]);
    for (std::size_t k = 1; k <= i; ++k) {
      Pose<Dual<T>> moved = promoted(X[k]) * dual[k];
      for (std::size_t j = k; j-- > 0; moved = moved * constant[j]) {
        const Vec6<Dual<T>> column = carried(moved, A[j]);
        const Vec6<T> slope{column.angular.slope, column.linear.slope};
        for (std::size_t b = 0; b <= i; ++b) {
          const T change = inner(slope, GJ[b]);
          slopes.dM[k](j, b) += change;
          slopes.dM[k](b, j) += change;
        }
      }
    }
  }
  for (std::size_t i = 0; i < n; ++i) slopes.M(i, i) += screws.links[i].armature;
  return slopes;
}

}  // namespace lagdyn
