// Virtual work on point masses against rnea: an oracle without inertia tensors, recursion or composition of bodies.
#include "lagdyn/checks/particle_oracle.hpp"
#include "lagdyn/checks/registry.hpp"

namespace lagdyn::checks {

std::vector<Check> particles() {
  Check check;
  check.id = "oracle.particles";
  check.title = "each body as six point masses against rnea";
  check.law =
      "tau_k = sum m_p (a_p - g).dx_p/dq_k + armature qdd_k + damping qd_k, "
      "six points m/6 at c +- e_k sqrt(3 (tr J / 2 - J_k) / m) a body";
  check.methods = {"particles", "rnea"};
  check.unit = "N m";
  check.unit_sliding = "N";
  check.advice =
      "what the methods share is wrong: an inertia's axes or reference point, welded bodies, or Newton-Euler itself";
  check.order = 2;
  check.cost = [](double n) { return 4 + 2.2 * n + 0.27 * n * n; };
  check.skipped = [](const Subject& subject) { return no_particles(subject.chain); };
  check.evaluate = [](const Subject& subject, const Sample& sample) {
    Finding found;
    found.scale = sample.torque_scale();
    found.compare(particle_torque(subject.chain, sample.bounded()), sample.rnea());
    return found;
  };
  return {check};
}

}  // namespace lagdyn::checks
