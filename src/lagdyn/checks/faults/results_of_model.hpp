// What the reference methods give for a chain: the results of a right implementation, whatever it was told.
#pragma once

#include "lagdyn/checks/stand_ins.hpp"
#include "lagdyn/dynamics/kinetic_links.hpp"
#include "lagdyn/dynamics/rnea_columns.hpp"
#include "lagdyn/dynamics/rnea_static.hpp"

namespace lagdyn::faults {

inline StandIns results_of_model(const Chain& chain, const JointState& values) {
  const Model<Bounded> model = lift<Bounded>(chain);
  const State<Bounded> state = lift_state(model, values);
  NewtonEuler<Bounded> whole = newton_euler(model, state, model.gravity);
  StandIns results;
  results.tau = std::move(whole.tau);
  results.base = whole.base;
  results.gravity = rnea_static(model, state);
  results.velocity_terms = rnea_velocity_terms(model, state);
  results.mass_matrix = rnea_columns(model, state);
  results.kinetic_energy = kinetic_links(model, state);
  return results;
}

}  // namespace lagdyn::faults
