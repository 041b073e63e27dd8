// Which coordinates the mass matrix depends on: dM_ij/dq_l = 0 for l <= min(i, j). What stands inward of both joints
// moves what they carry as a rigid whole.
//
// With v on joints >= k and a direction d on joints <= k, (M v)_i for i >= k sums entries with min(i, j) >= k alone,
// so its slope along d vanishes. In link axes it does so term by term, d never entering; in base axes everything turns
// with d and the terms must cancel, so the torques are to be those of a method in base axes.
#pragma once

#include <vector>

#include "lagdyn/chain/promote.hpp"
#include "lagdyn/checks/residual.hpp"

namespace lagdyn {

/// `torque` maps a model and a state over Dual<Bounded> to the torques; v vanishes before joint k, d after it.
template <class Torque>
Finding mass_structure(const Model<Bounded>& model, const State<Bounded>& state, std::size_t k,
                       const std::vector<Bounded>& v, const std::vector<Bounded>& d, const Torque& torque) {
  Model<Dual<Bounded>> weightless = promoted(model);
  weightless.gravity = {};
  const State<Bounded> starting = with_rates(state, std::vector<Bounded>(state.size()), v);
  const std::vector<Dual<Bounded>> Mv = torque(weightless, moving<Bounded>(model, starting, d));
  Finding found;
  for (std::size_t i = k; i < Mv.size(); ++i) {
    found.vanish(Mv[i].slope, i);
    found.raise_scale(Mv[i].value.mid);
  }
  return found;
}

}  // namespace lagdyn
