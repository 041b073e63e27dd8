// Forward dynamics is judged by its residual: the accelerations go back into the equations of another route.
//
// |M qdd + h - tau| <= rad of the other route + rad of rnea there (the solver computes its own bias with such errors)
//                      + n^2 u |M||qdd|, |M||qdd| as sqrt(M_ii) sum_j sqrt(M_jj) |qdd_j|: what eliminating a positive
// definite matrix can do (Higham 2002, section 10.1). The accelerations themselves are only as good as M's condition.
#include "lagdyn/checks/refusal.hpp"
#include "lagdyn/checks/registry.hpp"
#include "lagdyn/dynamics/registry.hpp"

namespace lagdyn::checks {

namespace {

template <RealScalar T>
State<T> accelerated(const State<T>& state, const std::vector<double>& qdd) {
  return with_rates(state, state.qd, exactly<T>(qdd));
}

/// The residual of qdd for the torques tau, `back` being M qdd + h by the other route.
Finding residual(const Subject& subject, const Sample& sample, const std::vector<double>& qdd,
                 const std::vector<double>& tau, const std::vector<Bounded>& back) {
  const std::vector<Bounded> recursion =
      sample.enclose(subject, [&](auto& m, auto& s) { return rnea(m, accelerated(s, qdd)); });
  const Matrix<double> M = crba(subject.plain, sample.plain());
  double swing = 0;
  for (std::size_t j = 0; j < qdd.size(); ++j) swing += std::sqrt(std::abs(M(j, j))) * std::abs(qdd[j]);
  const double n = static_cast<double>(qdd.size());
  Finding found;
  found.scale = sample.torque_scale();
  for (std::size_t i = 0; i < qdd.size(); ++i) {
    const double elimination = n * n * kUnitRoundoff * std::sqrt(std::abs(M(i, i))) * swing;
    found.raise_scale(std::sqrt(std::abs(M(i, i))) * swing);
    found.add(std::abs(back[i].mid - tau[i]), back[i].rad + recursion[i].rad + elimination, i);
  }
  return found;
}

Finding through_kane(const Subject& subject, const Sample& sample) {
  const std::vector<double> tau = rnea(subject.plain, sample.plain());
  const std::vector<double> qdd = sample.aba(tau);
  return residual(subject, sample, qdd, tau,
                  sample.enclose(subject, [&](auto& m, auto& s) { return kane(m, accelerated(s, qdd)); }));
}

Finding through_energy(const Subject& subject, const Sample& sample) {
  const std::vector<double> tau = kane(subject.plain, sample.plain());
  const std::vector<double> qdd = sample.mass_matrix_solve(tau);
  const std::vector<Bounded> back = sample.enclose(subject, [&]<class T>(const Model<T>& model, const State<T>& state) {
    std::vector<T> torque = kane(model, with_rates(state, state.qd, std::vector<T>(qdd.size())));
    const Matrix<T> M = jacobian_sum(screw_model(model), state);
    for (std::size_t i = 0; i < qdd.size(); ++i)
      for (std::size_t j = 0; j < qdd.size(); ++j) torque[i] += M(i, j) * T(qdd[j]);
    return torque;
  });
  return residual(subject, sample, qdd, tau, back);
}

}  // namespace

std::vector<Check> forward() {
  Check by_aba;
  by_aba.id = "forward.aba";
  by_aba.title = "articulated bodies satisfy Kane's equations";
  by_aba.law = "kane(q, qd, aba(q, qd, tau)) = tau";
  by_aba.methods = {"aba", "kane"};
  by_aba.advice = "an articulated inertia, a bias force or armature is wrong; or M is singular at the worst state";
  by_aba.order = 2;
  by_aba.cost = [](double n) { return 2 + 3 * n + 0.15 * n * n; };
  by_aba.evaluate = through_kane;
  Check round_trip;
  round_trip.id = "forward.round-trip";
  round_trip.title = "inverse dynamics of forward dynamics, across the routes";
  round_trip.law = "M qdd + h = tau for qdd = mass-matrix-solve(q, qd, tau), M by jacobian-sum, h and tau by kane";
  round_trip.methods = {"mass-matrix-solve", "jacobian-sum", "kane"};
  round_trip.advice = "the factorisation, M or h differs between the routes; or M is singular at the worst state";
  round_trip.order = 3;
  round_trip.cost = [](double n) { return 2 + 3 * n + 1.0 * n * n + 0.012 * n * n * n; };
  round_trip.evaluate = through_energy;
  std::vector<Check> list{by_aba, round_trip};
  for (Check& check : list) {
    check.unit = "N m";
    check.unit_sliding = "N";
    check.skipped = refuse_inertia_free;
  }
  return list;
}

}  // namespace lagdyn::checks
