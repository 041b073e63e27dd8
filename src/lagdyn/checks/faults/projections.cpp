// Mistakes in what projects forces and velocities: Kane's equations, gravity by Jacobians, the links' kinetic energy.
#include "lagdyn/checks/faults/catalogue.hpp"
#include "lagdyn/checks/faults/projection_copies.hpp"

namespace lagdyn::faults {

namespace {

/// Faults whose copy gives one result, which `set` puts among those that stand in.
template <class Kind, std::size_t count>
void add(std::vector<Fault>& list, const char* method, const Row<Kind> (&rows)[count],
         const std::vector<std::string>& judges, auto copy, auto set) {
  for (const Row<Kind>& row : rows)
    list.push_back({std::string(method) + "." + row.id, FaultKind::formula, row.wrong, judges,
                    [fault = row.fault, copy, set](const Chain& chain, const JointState& values, bool planted) {
                      Planted made{Subject(chain), {}};
                      set(made.results, copy(planted ? fault : Kind::none, made.subject.bounded,
                                             lift_state(made.subject.bounded, values)));
                      return made;
                    }});
}

}  // namespace

std::vector<Fault> projection_faults() {
  std::vector<Fault> list;
  const Row<KaneFault> kane[] = {
      {KaneFault::axis_stands_still, "axis-stands-still", "The rates of the joint axes are dropped."},
      {KaneFault::slide_stands_still, "slide-stands-still", "The rates of the sliding directions are dropped."},
      {KaneFault::frame_stands_still, "frame-stands-still", "The rate of a lever arm forgets that its foot moves."},
      {KaneFault::inertia_not_turned, "inertia-not-turned", "The tensor in link axes meets vectors in base axes."},
      {KaneFault::no_gyroscopic, "no-gyroscopic", "The inertia torque lacks w x J w."},
      {KaneFault::outermost_left_out, "outermost-left-out", "A joint's own link is left out of its sum."},
      {KaneFault::gravity_upward, "gravity-upward", "Weight acts upward."}};
  add(list, "kane", kane,
      judges::without(judges::torque, {"torque.kane", "invariance.base", "invariance.time-reversal"}), &kane_copy,
      [](StandIns& results, std::vector<Bounded> tau) { results.tau = std::move(tau); });
  const Row<WeightFault> weight[] = {
      {WeightFault::at_frame_origin, "at-frame-origin", "Weight acts at the frame's origin, not at the COM."},
      {WeightFault::own_body_left_out, "own-body-left-out", "A joint does not carry its own link."},
      {WeightFault::no_slide, "no-slide", "The linear Jacobian lacks the sliding direction."},
      {WeightFault::lever_from_base, "lever-from-base", "The lever arm is the COM's position in the base."},
      {WeightFault::sign, "sign", "The gravity vector has the sign of the weight's torque."}};
  add(list, "jacobian-transpose", weight, judges::without(judges::gravity, {"gravity.jacobian"}),
      &jacobian_transpose_copy, [](StandIns& results, std::vector<Bounded> g) { results.gravity = std::move(g); });
  const Row<KineticFault> kinetic[] = {
      {KineticFault::com_at_frame, "com-at-frame", "The COM moves as the frame's origin does."},
      {KineticFault::no_rotor, "no-rotor", "The rotors' energy is left out."},
      {KineticFault::rotation_not_halved, "rotation-not-halved", "The energy of turning lacks its 1/2."},
      {KineticFault::slide_velocity_lost, "slide-velocity-lost", "A slide's own velocity is left out."},
      {KineticFault::no_products, "no-products", "Products of inertia are left out."}};
  add(list, "kinetic-links", kinetic, judges::kinetic_energy, &kinetic_links_copy,
      [](StandIns& results, const Bounded& energy) { results.kinetic_energy = energy; });
  return list;
}

}  // namespace lagdyn::faults
