// The energies of a chain in motion, from the Lagrangian side: K = 1/2 qd^T M qd with M = sum J^T G J, and P(q).
//
// The equations that move it (equations.hpp) share nothing with this: that E stays constant says that both are right.
#pragma once

#include "lagdyn/dynamics/screw_model.hpp"

namespace lagdyn::motion {

struct Energies {
  double kinetic = 0, potential = 0;  ///< J
  double total() const { return kinetic + potential; }
};

class EnergyAccount {
 public:
  explicit EnergyAccount(const Model<double>& model) : screws_(screw_model(model)) {}

  /// Cost: O(n^3), see jacobian_sum.hpp and potential.hpp.
  Energies at(const State<double>& state) const;

 private:
  ScrewModel<double> screws_;
};

}  // namespace lagdyn::motion
