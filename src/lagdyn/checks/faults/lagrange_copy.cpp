#include "lagdyn/checks/faults/lagrange_copy.hpp"

#include "lagdyn/dynamics/energy_slopes.hpp"
#include "lagdyn/dynamics/potential_gradient.hpp"

namespace lagdyn::faults {

using enum LagrangeFault;

Matrix<Bounded> coriolis_copy(LagrangeFault fault, const std::vector<Matrix<Bounded>>& dM,
                              const std::vector<Bounded>& qd) {
  const std::size_t n = dM.size();
  const Bounded half = Bounded(1) / Bounded(2);
  Matrix<Bounded> C(n, n);
  for (std::size_t k = 0; k < n; ++k)
    for (std::size_t j = 0; j < n; ++j) {
      for (std::size_t i = 0; i < n; ++i) {
        const Bounded& turning = dM[fault == stale_slope ? (i + 1) % n : i](k, j);
        Bounded inward = dM[k](i, j);
        if (fault == inward_slope_sign) inward = -inward;
        if (fault == inward_slope_missing) inward = Bounded();
        if (fault == squares_alone && i != j) continue;
        if (fault == no_symmetric_half)
          C(k, j) += (turning + turning - inward) * qd[i];
        else
          C(k, j) += (turning + dM[j](k, i) - inward) * qd[i];
      }
      if (fault != not_halved) C(k, j) = half * C(k, j);
      if (fault == coriolis_halved) C(k, j) = half * C(k, j);
      if (fault == last_row_lost && k + 1 == n) C(k, j) = Bounded();
    }
  return C;
}

std::vector<Bounded> lagrange_copy(LagrangeFault fault, const Model<Bounded>& model, const State<Bounded>& state) {
  const EnergySlopes<Bounded> slopes = energy_slopes(model, state);
  const Matrix<Bounded> C = coriolis_copy(fault, slopes.dM, state.qd);
  const std::vector<Bounded> dP = potential_gradient(model, state);
  const std::size_t n = model.size();
  std::vector<Bounded> tau(n);
  for (std::size_t k = 0; k < n; ++k) {
    for (std::size_t j = 0; j < n; ++j) tau[k] += slopes.M(k, j) * state.qdd[j] + C(k, j) * state.qd[j];
    Bounded rate = state.qd[k];
    if (fault == damping_squared) rate = rate * rate;
    tau[k] += (fault == gradient_sign ? -dP[k] : dP[k]) + model.joints[k].damping * rate;
  }
  return tau;
}

}  // namespace lagdyn::faults
