// Velocity terms: the Christoffel matrix of the energy route against the force route.
#include "lagdyn/checks/registry.hpp"
#include "lagdyn/dynamics/crba.hpp"
#include "lagdyn/dynamics/rnea.hpp"

namespace lagdyn::checks {

namespace {

double slopes_cost(double n) { return 6 + 1.3 * n * n + 0.006 * n * n * n * n; }

Check check_of(std::string id, std::string title, std::string law, std::vector<std::string> methods,
               std::string advice) {
  Check check;
  check.id = std::move(id);
  check.title = std::move(title);
  check.law = std::move(law);
  check.methods = std::move(methods);
  check.advice = std::move(advice);
  check.unit = "N m";
  check.unit_sliding = "N";
  check.cost = slopes_cost;
  check.order = 4;
  return check;
}

Finding product(const Subject&, const Sample& sample) {
  const std::vector<Bounded>& qd = sample.bounded().qd;
  Finding found;
  found.scale = sample.torque_scale();
  found.compare(sample.christoffel_product(qd, qd), sample.rnea_velocity_terms());
  return found;
}

/// dM/dt by Dual of crba along qd; C + C^T from the slopes of sum J^T G J.
Finding skew(const Subject& subject, const Sample& sample) {
  const State<Bounded>& state = sample.bounded();
  const Matrix<Bounded> C = sample.christoffel_exact(state.qd);
  const auto M = crba(promoted(subject.bounded), moving<Bounded>(subject.bounded, state, state.qd));
  Finding found;
  double speed = 0;
  for (const Bounded& qd : state.qd) speed = std::max(speed, std::abs(qd.mid));
  for (std::size_t i = 0; i < C.rows(); ++i)
    for (std::size_t j = 0; j <= i; ++j) {
      found.compare(M(i, j).slope, C(i, j) + C(j, i), i);
    }
  found.scale = sample.magnitudes().inertia * speed;
  return found;
}

/// C(q, u) v = C(q, v) u = (h(u + v) - h(u - v)) / 4, h the velocity terms of rnea: the first equality alone is algebra.
Finding torsion_free(const Subject& subject, const Sample& sample) {
  const State<Bounded>& state = sample.bounded();
  const std::vector<Bounded>&u = state.qd, &v = state.qdd;
  const auto h = [&](int sign) {
    return sample.enclose(subject, [&]<class T>(const Model<T>& model, const State<T>& at) {
      std::vector<T> qd = exactly<T>(u);
      for (std::size_t i = 0; i < qd.size(); ++i) qd[i] += T(sign * v[i].mid);
      return rnea_velocity_terms(model, with_rates(at, qd, at.qdd));
    });
  };
  const std::vector<Bounded> plus = h(1), minus = h(-1);
  const std::vector<Bounded> uv = sample.christoffel_product(u, v), vu = sample.christoffel_product(v, u);
  Finding found;
  found.scale = sample.torque_scale();
  found.raise_scale(plus);
  for (std::size_t i = 0; i < u.size(); ++i) {
    const Bounded mixed = (plus[i] - minus[i]) / Bounded(4);
    found.compare(uv[i], mixed, i);
    found.compare(vu[i], mixed, i);
  }
  return found;
}

}  // namespace

std::vector<Check> coriolis() {
  Check with_product =
      check_of("coriolis.product", "C qd against rnea's velocity terms",
               "C(christoffel-exact) qd = rnea(q, qd, 0) without gravity and damping", {"christoffel-exact", "rnea"},
               "a Coriolis or centrifugal term is dropped, halved or has the wrong sign");
  with_product.evaluate = product;
  Check with_skew = check_of("coriolis.skew", "dM/dt - 2C is skew", "dM/dt(crba) = C + C^T, C of christoffel-exact",
                             {"crba", "christoffel-exact"},
                             "C does not belong to M: Gamma lacks its symmetric half, or a slope of M is wrong");
  with_skew.unit = "kg m^2/s";
  with_skew.unit_sliding = "kg/s";
  with_skew.evaluate = skew;
  Check with_torsion = check_of("coriolis.torsion-free", "C is in Christoffel form",
                                "C(q,u) v = C(q,v) u = (h(u+v) - h(u-v))/4, h of rnea", {"christoffel-exact", "rnea"},
                                "C qd may be right while C is not: Gamma is not symmetric in its velocities");
  with_torsion.evaluate = torsion_free;
  return {with_product, with_skew, with_torsion};
}

}  // namespace lagdyn::checks
