// What the form of torques and mass matrices alone must fulfil.
#include "lagdyn/checks/draws.hpp"
#include "lagdyn/checks/proofs/identities.hpp"
#include "lagdyn/dynamics/registry.hpp"

namespace lagdyn::proofs {

namespace {

template <FieldScalar T>
void mass_symmetric(Point<T>& at, Sides<T>& sides) {
  const Matrix<T> M = rnea_columns(at.model, at.state);
  for (std::size_t i = 0; i < M.rows(); ++i)
    for (std::size_t j = 0; j < i; ++j) sides.equal(M(i, j), M(j, i), i);
}

/// dM_ij/dq_l = 0 for l <= min(i, j): the rows i >= k of M v do not move with any d, where v starts and d ends at k.
template <FieldScalar T>
void mass_structure(Point<T>& at, Sides<T>& sides) {
  const std::size_t n = at.model.size();
  Model<Dual<T>> weightless = promoted(at.model);
  weightless.gravity = {};
  std::vector<T> v = random_vector<T>(at.unknowns, n);
  const std::vector<T> direction = random_vector<T>(at.unknowns, n);
  std::vector<T> d(n);
  for (std::size_t k = 0; k < n; ++k) {
    d[k] = direction[k];
    if (k > 0) v[k - 1] = T(0);
    const State<T> starting = with_rates(at.state, std::vector<T>(n), v);
    const std::vector<Dual<T>> Mv = kane(weightless, moving<T>(at.model, starting, d));
    for (std::size_t i = k; i < n; ++i) sides.equal(Mv[i].slope, T(0), i);
  }
}

/// Helmholtz' conditions in two directions: v . dtau(w) = w . dtau(v) along accelerations, and along velocities the sum
/// of both is 2 v . (dM/dt + B) w.
template <FieldScalar T>
void torque_helmholtz(Point<T>& at, Sides<T>& sides) {
  const std::size_t n = at.model.size();
  const Model<Dual<T>> dual = promoted(at.model);
  const std::vector<T> v = random_vector<T>(at.unknowns, n), w = random_vector<T>(at.unknowns, n);
  const auto paired = [](const std::vector<T>& a, const std::vector<Dual<T>>& tau) {
    T sum;
    for (std::size_t i = 0; i < a.size(); ++i) sum += a[i] * tau[i].slope;
    return sum;
  };
  const auto along = [&](const std::vector<T>& dqd, const std::vector<T>& dqdd) {
    return rnea(dual, moving<T>(at.model, at.state, {}, dqd, dqdd));
  };
  sides.equal(paired(v, along({}, w)), paired(w, along({}, v)), 0);
  const Matrix<Dual<T>> M = crba(dual, moving<T>(at.model, at.state, at.state.qd));
  T rate;
  for (std::size_t i = 0; i < n; ++i) {
    rate += at.model.joints[i].damping * v[i] * w[i];
    for (std::size_t j = 0; j < n; ++j) rate += v[i] * M(i, j).slope * w[j];
  }
  sides.equal(paired(v, along(w, {})) + paired(w, along(v, {})), T(2) * rate, 0);
}

template <FieldScalar T>
void torque_quadratic(Point<T>& at, Sides<T>& sides) {
  const std::vector<T>& u = at.state.qd;
  const T x = at.unknowns();
  const std::vector<T> v = random_vector<T>(at.unknowns, u.size());
  std::vector<T> stretched, sum, difference;
  for (std::size_t i = 0; i < u.size(); ++i) {
    stretched.push_back(x * u[i]);
    sum.push_back(u[i] + v[i]);
    difference.push_back(u[i] - v[i]);
  }
  const auto h = [&](const std::vector<T>& qd) {
    return rnea_velocity_terms(at.model, with_rates(at.state, qd, at.state.qdd));
  };
  const std::vector<T> h_u = h(u), h_v = h(v), h_xu = h(stretched), h_sum = h(sum), h_difference = h(difference);
  for (std::size_t i = 0; i < u.size(); ++i) {
    sides.equal(h_xu[i], x * x * h_u[i], i);
    sides.equal(h_sum[i] + h_difference[i], T(2) * (h_u[i] + h_v[i]), i);
  }
}

}  // namespace

template <FieldScalar T>
std::vector<Identity<T>> identities_of_structure() {
  return {
      {{"mass.symmetric", "M is symmetric", "M(rnea-columns)_ij = M(rnea-columns)_ji", "rnea-columns", "rnea-columns",
        2, ""},
       mass_symmetric<T>},
      {{"mass.positive-definite", "M is positive definite", "min eig M > 0", "rnea-columns", "rnea-columns", 3,
        "a residue has no sign: nothing in a field is positive; check bounds the smallest eigenvalue"},
       {}},
      {{"mass.structure", "the mass matrix ignores what stands inward", "dM_ij/dq_l = 0 for l <= min(i, j)", "kane",
        "kane", 3, ""},
       mass_structure<T>},
      {{"torque.helmholtz", "torques can come from a Lagrangian",
        "dtau_i/dqdd_j = dtau_j/dqdd_i and dtau_i/dqd_j + dtau_j/dqd_i = 2 (dM_ij/dt + B_ij)", "rnea", "crba", 2, ""},
       torque_helmholtz<T>},
      {{"torque.quadratic", "velocity terms are quadratic",
        "h(x qd) = x^2 h(qd) and h(u + v) + h(u - v) = 2 h(u) + 2 h(v)", "rnea", "rnea", 1, ""},
       torque_quadratic<T>},
  };
}

template std::vector<Identity<Modular>> identities_of_structure();
template std::vector<Identity<Degree>> identities_of_structure();

}  // namespace lagdyn::proofs
