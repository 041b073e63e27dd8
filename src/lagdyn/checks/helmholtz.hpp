// Whether torques can come from a Lagrangian: Helmholtz' conditions on what multiplies accelerations and velocities.
//
//   dtau_a/dqdd_i = dtau_i/dqdd_a,     dtau_a/dqd_i + dtau_i/dqd_a = 2 (dM_ai/dt + B_ai),   dM/dt along qd
// For one joint a and all i at once, in the direction v. What is summed over i in joint a's equation moves the links
// beyond a only, so that light links at the tip are not drowned by what the base carries. Given M, no other velocity
// terms of second degree fulfil the second condition.
// dM/dt is the slope of crba, which knows composites and no accelerations: from columns of the judged torques a mistake
// in how inertia enters would be on both sides.
// Source: Santilli, Foundations of Theoretical Mechanics I (1978), section 2.2, with damping added.
// Cost: four evaluations of the torques' slopes and one of crba's.
#pragma once

#include <algorithm>

#include "lagdyn/chain/promote.hpp"
#include "lagdyn/checks/residual.hpp"
#include "lagdyn/dynamics/crba.hpp"

namespace lagdyn {

struct HelmholtzFindings {
  Finding accelerations, velocities;  ///< per unit acceleration or velocity, hence both in the joint's N m or N

  const Finding& worse() const {
    return velocities.worst.ratio() > accelerations.worst.ratio() ? velocities : accelerations;
  }
};

/// `torque` maps a model and a state over Dual<Bounded> to the torques; v has a number for each joint.
template <class Torque>
HelmholtzFindings helmholtz(const Model<Bounded>& model, const State<Bounded>& state, std::size_t a,
                            const std::vector<Bounded>& v, const Torque& torque) {
  using Numbers = std::vector<Bounded>;
  const Model<Dual<Bounded>> dual = promoted(model);
  const std::size_t n = model.size();
  Numbers alone(n);
  alone[a] = Bounded(1);
  const auto slopes = [&](const Numbers& dqd, const Numbers& dqdd) {
    Numbers slope;
    for (const Dual<Bounded>& t : torque(dual, moving<Bounded>(model, state, {}, dqd, dqdd))) slope.push_back(t.slope);
    return slope;
  };
  HelmholtzFindings found;
  // Row a times v and v times column a; what the second sums may be larger than the sum.
  const auto along_column = [&](const Numbers& column, Finding& finding) {
    Bounded sum;
    for (std::size_t i = 0; i < n; ++i) {
      finding.raise_scale((v[i] * column[i]).mid);
      sum += v[i] * column[i];
    }
    return sum;
  };
  found.accelerations.compare(slopes({}, v)[a], along_column(slopes({}, alone), found.accelerations), a);

  const Matrix<Dual<Bounded>> M = crba(dual, moving<Bounded>(model, state, state.qd));
  const Bounded damping = model.joints[a].damping * v[a];
  Bounded rate = damping;
  double fastest = 0;
  for (const Bounded& qd : state.qd) fastest = std::max(fastest, std::abs(qd.mid));
  found.velocities.raise_scale(damping.mid);
  for (std::size_t i = 0; i < n; ++i) {
    found.velocities.raise_scale((M(a, i).value * v[i]).mid * fastest);
    rate += M(a, i).slope * v[i];
  }
  const Bounded row = slopes(v, {})[a], column = along_column(slopes(alone, {}), found.velocities);
  found.velocities.compare(row + column, Bounded(2) * rate, a);
  return found;
}

}  // namespace lagdyn
