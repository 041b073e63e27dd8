// Laws between quantities: velocity terms, sums, energies, momentum.
#include "lagdyn/checks/draws.hpp"
#include "lagdyn/checks/equivalence.hpp"
#include "lagdyn/checks/momentum_rate.hpp"
#include "lagdyn/checks/proofs/identities.hpp"
#include "lagdyn/dynamics/registry.hpp"

namespace lagdyn::proofs {

namespace {

template <FieldScalar T>
void coriolis_product(Point<T>& at, Sides<T>& sides) {
  sides.equal(christoffel_exact(at.model, at.state) * at.state.qd, rnea_velocity_terms(at.model, at.state));
}

template <FieldScalar T>
void coriolis_skew(Point<T>& at, Sides<T>& sides) {
  const Matrix<T> C = christoffel_exact(at.model, at.state);
  const auto M = crba(promoted(at.model), moving<T>(at.model, at.state, at.state.qd));
  for (std::size_t i = 0; i < C.rows(); ++i)
    for (std::size_t j = 0; j < C.rows(); ++j) sides.equal(M(i, j).slope, C(i, j) + C(j, i), i);
}

/// C(q, u) v = C(q, v) u = (h(u + v) - h(u - v)) / 4.
template <FieldScalar T>
void coriolis_torsion_free(Point<T>& at, Sides<T>& sides) {
  const std::vector<T>& u = at.state.qd;
  const std::vector<T> v = random_vector<T>(at.unknowns, u.size());
  const auto with = [&](const std::vector<T>& qd) { return with_rates(at.state, qd, at.state.qdd); };
  std::vector<T> sum = u, difference = u;
  for (std::size_t i = 0; i < u.size(); ++i) {
    sum[i] += v[i];
    difference[i] -= v[i];
  }
  const std::vector<T> plus = rnea_velocity_terms(at.model, with(sum)),
                       minus = rnea_velocity_terms(at.model, with(difference));
  const std::vector<T> uv = christoffel_exact(at.model, at.state) * v, vu = christoffel_exact(at.model, with(v)) * u;
  for (std::size_t i = 0; i < u.size(); ++i) {
    sides.equal(T(4) * uv[i], plus[i] - minus[i], i);
    sides.equal(vu[i], uv[i], i);
  }
}

template <FieldScalar T>
void torque_terms(Point<T>& at, Sides<T>& sides) {
  std::vector<T> sum = crba(at.model, at.state) * at.state.qdd;
  const std::vector<T> velocity = christoffel_exact(at.model, at.state) * at.state.qd,
                       gravity = jacobian_transpose(at.model, at.state);
  for (std::size_t i = 0; i < sum.size(); ++i)
    sum[i] += velocity[i] + gravity[i] + at.model.joints[i].damping * at.state.qd[i];
  sides.equal(rnea(at.model, at.state), sum);
}

template <FieldScalar T>
void gravity_equivalence(Point<T>& at, Sides<T>& sides) {
  sides.equal(checks::gravity_by_equivalence(at.model, at.state), rnea_static(at.model, at.state));
}

template <FieldScalar T>
void energy_kinetic(Point<T>& at, Sides<T>& sides) {
  sides.equal(kinetic_mass_matrix(at.model, at.state), kinetic_links(at.model, at.state), 0);
}

template <FieldScalar T>
void energy_power(Point<T>& at, Sides<T>& sides) {
  const Model<Dual<T>> dual = promoted(at.model);
  const State<Dual<T>> along = moving<T>(at.model, at.state, at.state.qd, at.state.qdd);
  const T rate = kinetic_mass_matrix(dual, along).slope + potential(screw_model(dual), along).slope;
  const std::vector<T> tau = rnea(at.model, at.state);
  T supplied;
  for (std::size_t i = 0; i < tau.size(); ++i)
    supplied += at.state.qd[i] * (tau[i] - at.model.joints[i].damping * at.state.qd[i]);
  sides.equal(rate, supplied, 0);
}

template <FieldScalar T>
void momentum_base_wrench(Point<T>& at, Sides<T>& sides) {
  const Wrench<T> base = newton_euler(at.model, at.state, at.model.gravity).base;
  const Wrench<T> net = checks::momentum_rate(at.model, at.state).net;
  for (int i = 0; i < 3; ++i) {
    sides.equal(base.n[i], net.n[i], 0);
    sides.equal(base.f[i], net.f[i], 0);
  }
}

}  // namespace

template <FieldScalar T>
std::vector<Identity<T>> identities_of_laws() {
  return {
      {{"coriolis.product", "C qd against rnea's velocity terms",
        "C(christoffel-exact) qd = rnea(q, qd, 0) without gravity and damping", "christoffel-exact", "rnea", 4, ""},
       coriolis_product<T>},
      {{"coriolis.skew", "dM/dt - 2C is skew", "dM/dt(crba) = C + C^T, C of christoffel-exact", "crba",
        "christoffel-exact", 4, ""},
       coriolis_skew<T>},
      {{"coriolis.torsion-free", "C is in Christoffel form", "C(q,u) v = C(q,v) u = (h(u+v) - h(u-v))/4, h of rnea",
        "christoffel-exact", "rnea", 4, ""},
       coriolis_torsion_free<T>},
      {{"torque.terms", "torques are the sum of their terms",
        "tau(rnea) = M(crba) qdd + C(christoffel-exact) qd + g(jacobian-transpose) + B qd", "rnea", "crba", 4, ""},
       torque_terms<T>},
      {{"gravity.equivalence", "gravity as an acceleration of the base",
        "g(jacobian-sum with three sliders at the base) = g(rnea-static)", "jacobian-sum", "rnea-static", 3, ""},
       gravity_equivalence<T>},
      {{"energy.kinetic", "kinetic energy twice", "1/2 qd^T M qd = sum of 1/2 m v^2 + 1/2 w.Jw + 1/2 armature qd^2",
        "kinetic-mass-matrix", "kinetic-links", 3, ""},
       energy_kinetic<T>},
      {{"energy.power", "power balance", "d/dt (K + P) = qd . tau - qd . B qd", "kinetic-mass-matrix", "rnea", 3, ""},
       energy_power<T>},
      {{"momentum.base-wrench", "base reaction is the rate of momentum less weight",
        "f_0 = d/dt sum m v - sum m g, n_0 = d/dt sum (c x m v + J w) - sum c x m g", "rnea", "momentum-rate", 1, ""},
       momentum_base_wrench<T>},
  };
}

template std::vector<Identity<Modular>> identities_of_laws();
template std::vector<Identity<Degree>> identities_of_laws();

}  // namespace lagdyn::proofs
