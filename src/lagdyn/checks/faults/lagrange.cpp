// Mistakes between the slopes of the energies and the torques: Christoffel symbols, and how the terms are put together.
#include "lagdyn/checks/faults/catalogue.hpp"
#include "lagdyn/checks/faults/lagrange_copy.hpp"
#include "lagdyn/dynamics/energy_slopes.hpp"

namespace lagdyn::faults {

namespace {

Planted with(LagrangeFault fault, const Chain& chain, const JointState& values) {
  Planted made{Subject(chain), {}};
  const Model<Bounded>& model = made.subject.bounded;
  const State<Bounded> state = lift_state(model, values);
  made.results.tau = lagrange_copy(fault, model, state);
  made.results.coriolis = [fault, dM = energy_slopes(model, state).dM](const std::vector<Bounded>& qd) {
    return coriolis_copy(fault, dM, qd);
  };
  return made;
}

}  // namespace

std::vector<Fault> lagrange_faults() {
  using enum LagrangeFault;
  const std::vector<std::string> through_torque =
                                     judges::without(judges::torque, {"torque.lagrange-fd", "torque.lagrange-exact"}),
                                 through_matrix = judges::coriolis;
  const std::vector<std::string> both = judges::all_of({through_torque, through_matrix});
  const struct {
    LagrangeFault fault;
    const char *id, *wrong;
    std::vector<std::string> judges;
  } rows[] = {
      {coriolis_halved, "coriolis-halved", "Coriolis and centrifugal terms are halved.", both},
      {no_symmetric_half, "no-symmetric-half", "Gamma lacks its symmetric half: C qd is right, dM/dt - 2C is not skew.",
       through_matrix},
      {inward_slope_sign, "inward-slope-sign", "dM_ij/dq_k enters with the wrong sign.", both},
      {inward_slope_missing, "inward-slope-missing", "dM_ij/dq_k is left out: only dM/dt qd is there.", both},
      {squares_alone, "squares-alone", "Only squares of velocities, no products of two.", both},
      {stale_slope, "stale-slope", "The slope along q_i is taken from another coordinate: a stale index.", both},
      {not_halved, "not-halved", "Gamma lacks its 1/2.", both},
      {gradient_sign, "gradient-sign", "The potential's gradient enters with the wrong sign.", through_torque},
      {last_row_lost, "last-row-lost", "The last joint's velocity terms are left out.", both},
      {damping_squared, "damping-squared", "Viscous friction is taken as quadratic.", through_torque},
  };
  std::vector<Fault> list;
  for (const auto& row : rows)
    list.push_back({std::string("lagrange.") + row.id, FaultKind::formula, row.wrong, row.judges,
                    [fault = row.fault](const Chain& chain, const JointState& values, bool planted) {
                      return with(planted ? fault : none, chain, values);
                    }});
  return list;
}

}  // namespace lagdyn::faults
