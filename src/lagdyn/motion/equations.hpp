// The equations of motion of a chain as one first-order system, with the energy that leaves and enters it as two more
// states, so that an integrator gives both at its own order.
//
//   y = (q, qd, D, W):   q' = qd,   qd' = aba(q, qd, tau),   D' = qd^T B qd,   W' = qd^T tau
// D: energy that damping has taken (J), W: energy that the drive has supplied (J); E(t) - E(0) = W - D along a motion.
// Accelerations come from the Newton-Euler side alone; energies (energy_account.hpp) from the Lagrangian one.
#pragma once

#include <cstddef>
#include <functional>
#include <vector>

#include "lagdyn/chain/state.hpp"

namespace lagdyn::motion {

/// Torques of the joints (N m, N) at time t (s); none where empty.
using Drive = std::function<std::vector<double>(double t, const State<double>& state)>;

class Equations {
 public:
  /// Precondition: the mass matrix is regular.
  explicit Equations(Model<double> model, Drive drive = {});

  std::size_t joints() const { return model_.size(); }
  const Model<double>& model() const { return model_; }

  /// y for a start from (q, qd), D = W = 0.
  std::vector<double> start(const std::vector<double>& q, const std::vector<double>& qd) const;
  static double dissipated(const std::vector<double>& y) { return y[y.size() - 2]; }
  static double supplied(const std::vector<double>& y) { return y[y.size() - 1]; }

  /// The joints' motions and velocities of y; the result stays as it is until the next call.
  const State<double>& state_of(const std::vector<double>& y);
  /// tau(t), in that state.
  std::vector<double> torques(double t, const State<double>& state) const;
  /// qd^T B qd (W).
  double dissipation(const State<double>& state) const;

  /// dy/dt into `rates`, of the size of y.
  void rates(double t, const std::vector<double>& y, std::vector<double>& rates);

 private:
  Model<double> model_;
  Drive drive_;
  State<double> state_;
};

}  // namespace lagdyn::motion
