// Mistakes in Newton-Euler: torques, columns of M, gravity and velocity terms of the faulty recursion, each held against
// the methods that know nothing of it.
#include "lagdyn/checks/faults/catalogue.hpp"
#include "lagdyn/checks/faults/newton_euler_copy.hpp"

namespace lagdyn::faults {

namespace {

using Numbers = std::vector<Bounded>;

/// What dynamics/ makes of newton_euler: rnea, rnea-columns, rnea-static and the velocity terms.
StandIns results_of(NewtonEulerFault fault, const Model<Bounded>& model, const State<Bounded>& state) {
  const std::size_t n = model.size();
  const NewtonEuler<Bounded> whole = newton_euler_copy(fault, model, state, model.gravity);
  StandIns results;
  results.tau = whole.tau;
  results.base = whole.base;
  results.gravity = newton_euler_copy(fault, model, at_rest(state), model.gravity).tau;
  const State<Bounded> coasting = with_rates(state, state.qd, Numbers(n));
  Numbers h = newton_euler_copy(fault, model, coasting, Vec3<Bounded>()).tau;
  for (std::size_t i = 0; i < n; ++i) h[i] -= model.joints[i].damping * state.qd[i];
  results.velocity_terms = h;
  Matrix<Bounded> M(n, n);
  State<Bounded> unit = at_rest(state);
  for (std::size_t j = 0; j < n; ++j) {
    unit.qdd[j] = Bounded(1);
    const Numbers column = newton_euler_copy(fault, model, unit, Vec3<Bounded>()).tau;
    for (std::size_t i = 0; i < n; ++i) M(i, j) = column[i];
    unit.qdd[j] = Bounded(0);
  }
  results.mass_matrix = M;
  return results;
}

}  // namespace

std::vector<Fault> newton_euler_faults() {
  using enum NewtonEulerFault;
  const struct {
    NewtonEulerFault fault;
    const char *id, *wrong;
  } rows[] = {
      {no_gyroscopic, "no-gyroscopic", "The moment lacks w x J w."},
      {no_centripetal_of_origin, "no-centripetal-of-origin", "The frame's acceleration lacks w x (w x p)."},
      {no_centripetal_of_com, "no-centripetal-of-com", "The COM's acceleration lacks w x (w x c)."},
      {no_euler_term, "no-euler-term", "The frame's acceleration lacks alpha x p."},
      {no_euler_term_of_com, "no-euler-term-of-com", "The COM's acceleration lacks alpha x c."},
      {no_spin_rate, "no-spin-rate", "The angular acceleration lacks w x a qd, what turns the axis itself."},
      {half_coriolis_of_slide, "half-coriolis-of-slide", "The Coriolis acceleration of a slide is halved."},
      {stale_velocity, "stale-velocity", "w x J w takes the parent's angular velocity: a stale index."},
      {com_force_without_moment, "com-force-without-moment", "The force at the COM has no moment about the frame."},
      {carried_force_without_moment, "carried-force-without-moment", "The outer link's force loses its lever arm."},
      {carried_by_transpose, "carried-by-transpose", "Wrenches are carried inward by R transposed."},
      {moment_about_z, "moment-about-z", "The torque is the moment about z, whatever the axis."},
      {gravity_missing, "gravity-missing", "The base does not accelerate against gravity."},
      {gravity_upward, "gravity-upward", "The base accelerates with gravity, not against it."},
      {no_armature, "no-armature", "Rotor inertia is left out of the torques."},
      {damping_sign, "damping-sign", "Viscous friction drives instead of braking."},
      {slide_ignores_force, "screw-ignores-force", "A screw's torque lacks pitch times force."},
      {inertia_about_origin, "inertia-about-origin",
       "The inertia about the frame's origin is used as that about the COM: the parallel-axis term counts twice."},
  };
  const std::vector<std::string> seen_by =
      judges::all_of({judges::without(judges::torque, {"invariance.parameters", "invariance.scaling"}),
                      judges::mass_matrix,
                      judges::gravity,
                      {"coriolis.product"},
                      judges::base});
  std::vector<Fault> list;
  for (const auto& row : rows)
    list.push_back({std::string("newton-euler.") + row.id, FaultKind::formula, row.wrong, seen_by,
                    [fault = row.fault](const Chain& chain, const JointState& values, bool planted) {
                      Subject subject(chain);
                      StandIns results =
                          results_of(planted ? fault : none, subject.bounded, lift_state(subject.bounded, values));
                      return Planted{std::move(subject), std::move(results)};
                    }});
  return list;
}

}  // namespace lagdyn::faults
