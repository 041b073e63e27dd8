// Energies: two kinetic energies, and the power balance across the routes.
#include "lagdyn/checks/registry.hpp"
#include "lagdyn/dynamics/kinetic_mass_matrix.hpp"
#include "lagdyn/dynamics/potential.hpp"

namespace lagdyn::checks {

namespace {

Finding kinetic(const Subject& subject, const Sample& sample) {
  Finding found;
  for (const Bounded& qd : sample.bounded().qd) found.raise_scale(sample.magnitudes().inertia * qd.mid * qd.mid);
  found.compare(sample.enclose(subject, [](auto& m, auto& s) { return kinetic_mass_matrix(m, s); }),
                sample.kinetic_links());
  return found;
}

/// dE/dt along (qd, qdd), E = K + P of the energy route by Dual, against qd . (tau - B qd), tau of rnea.
Finding power(const Subject& subject, const Sample& sample) {
  const State<Bounded>& state = sample.bounded();
  const Bounded rate = sample.enclose(subject, []<class T>(const Model<T>& model, const State<T>& at) {
    const Model<Dual<T>> dual = promoted(model);
    const State<Dual<T>> along = moving<T>(model, at, at.qd, at.qdd);
    return kinetic_mass_matrix(dual, along).slope + potential(screw_model(dual), along).slope;
  });
  Bounded supplied;
  Finding found;
  for (std::size_t i = 0; i < state.size(); ++i) {
    supplied += state.qd[i] * (sample.rnea()[i] - subject.bounded.joints[i].damping * state.qd[i]);
    found.raise_scale(state.qd[i].mid * sample.torque_scale());
  }
  found.compare(rate, supplied);
  return found;
}

}  // namespace

std::vector<Check> energy() {
  Check twice;
  twice.id = "energy.kinetic";
  twice.title = "kinetic energy twice";
  twice.law = "1/2 qd^T M qd = sum of 1/2 m v^2 + 1/2 w.Jw + 1/2 armature qd^2";
  twice.methods = {"kinetic-mass-matrix", "kinetic-links"};
  twice.unit = "J";
  twice.advice = "a link's velocity, an inertia or armature is missing on one side";
  twice.order = 3;
  twice.cost = [](double n) { return 1 + n + 0.5 * n * n + 0.011 * n * n * n; };
  twice.evaluate = kinetic;
  Check balance;
  balance.id = "energy.power";
  balance.title = "power balance";
  balance.law = "d/dt (K + P) = qd . tau - qd . B qd";
  balance.methods = {"kinetic-mass-matrix", "potential", "rnea"};
  balance.unit = "W";
  balance.advice =
      "the torques do work that the energies do not know: a dissipative sign, a potential or a velocity term";
  balance.order = 3;
  balance.cost = [](double n) { return 3 + 3 * n + 1.6 * n * n + 0.035 * n * n * n; };
  balance.evaluate = power;
  return {twice, balance};
}

}  // namespace lagdyn::checks
