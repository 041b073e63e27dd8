// tau = d/dt dL/dqd - dL/dq with the slopes of M and P exact, by dual numbers; likewise the Christoffel matrix and g.
//
//   tau_k = sum_j M_kj qdd_j + sum_ij Gamma_kij qd_i qd_j + dP/dq_k + b_k qd_k
// Inputs: model, state (rad, m; s). Output: n torques or forces (N m, N). Armature is in M, damping in B.
// Source: seed chapter, section 3.3.3.3; Lynch & Park (2017), section 8.1.2. Cost: O(n^4).
// Must equal: rnea, and every other inverse dynamics, as rational functions of (c, s, q, qd, qdd).
#pragma once

#include "lagdyn/chain/promote.hpp"
#include "lagdyn/dynamics/jacobian_sum.hpp"
#include "lagdyn/dynamics/potential.hpp"
#include "lagdyn/dynamics/christoffel.hpp"

namespace lagdyn {

/// g(q) = dP/dq.
template <RingScalar T>
std::vector<T> potential_gradient(const Model<T>& model, const State<T>& state) {
  const ScrewModel<Dual<T>> screws = screw_model(promoted(model));
  std::vector<T> g;
  for (std::size_t k = 0; k < model.size(); ++k) g.push_back(potential(screws, moving_along(model, state, k)).slope);
  return g;
}

/// M(q), dM/dq_k and dP/dq_k at one state.
template <RingScalar T>
struct EnergySlopes {
  Matrix<T> M;
  std::vector<Matrix<T>> dM;
  std::vector<T> dP;
};

namespace energy {

/// Ad(X) A without forming the 6x6 matrix.
template <RingScalar T>
Vec6<T> carried(const Pose<T>& X, const Vec6<T>& A) {
  const Vec3<T> w = X.R * A.angular;
  return {w, cross(X.p, w) + X.R * A.linear};
}

}  // namespace energy

/// M = sum J_i^T G_i J_i and its slopes: only the Jacobian columns j < k <= i depend on q_k, and only they run as duals.
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
    dual.push_back(screw_exponential<Dual<T>>(promoted(link), reversed(moving(state.q[i], model.joints[i].axis_squared, T(1)))) *
                   promoted(link.M));
    A.push_back({promoted(link.A.angular), promoted(link.A.linear)});
  }
  EnergySlopes<T> slopes{Matrix<T>(n, n), std::vector<Matrix<T>>(n, Matrix<T>(n, n)), std::vector<T>(n)};
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
  slopes.dP = potential_gradient(model, state);
  return slopes;
}

template <FieldScalar T>
Matrix<T> christoffel_exact(const Model<T>& model, const State<T>& state) {
  return energy::coriolis_matrix(energy_slopes(model, state).dM, state.qd);
}

template <FieldScalar T>
std::vector<T> euler_lagrange_exact(const Model<T>& model, const State<T>& state) {
  const EnergySlopes<T> slopes = energy_slopes(model, state);
  return energy::assemble_torque(screw_model(model), state, slopes.M, energy::coriolis_matrix(slopes.dM, state.qd), slopes.dP);
}

}  // namespace lagdyn
