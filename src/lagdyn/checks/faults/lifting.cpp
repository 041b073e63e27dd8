// Mistakes in what all methods share: making a model of a chain. Between the methods nothing differs then; the particle
// oracle, closed forms and reductions have to see it.
#include "lagdyn/checks/faults/catalogue.hpp"
#include "lagdyn/checks/faults/lift_copy.hpp"

namespace lagdyn::faults {

std::vector<Fault> lifting_faults() {
  using enum LiftFault;
  // The oracle and the closed forms turn quaternions into matrices by the same function as lift(): not shown to them.
  const std::vector<std::string> without_quaternions{"reduction.lock"}, all = judges::shared;
  const struct {
    LiftFault fault;
    const char *id, *wrong;
    const std::vector<std::string>& judges;
  } rows[] = {
      {quaternion_transposed, "quaternion-transposed", "A quaternion gives the inverse rotation.", without_quaternions},
      {quaternion_half, "quaternion-half", "A quaternion's matrix lacks a factor 2.", without_quaternions},
      {unit_length_assumed, "unit-length-assumed", "A quaternion is taken to be of length 1.", without_quaternions},
      {tensor_axes_ignored, "tensor-axes-ignored", "The tensor's own axes are ignored.", all},
      {tensor_turned_back, "tensor-turned-back", "The tensor is turned as R^T J R.", all},
      {about_origin_ignored, "about-origin-ignored", "A tensor about the origin is taken for one about the COM.", all},
      {shifted_outward, "shifted-outward", "The parallel-axis term is added on the way to the COM.", all},
      {weld_com_not_turned, "weld-com-not-turned", "A welded body's COM is not turned.", all},
      {weld_com_not_offset, "weld-com-not-offset", "A welded body's COM is not offset.", all},
      {weld_tensor_not_turned, "weld-tensor-not-turned", "A welded body's tensor is not turned.", all},
      {weld_tensor_turned_back, "weld-tensor-turned-back", "A welded body's tensor is turned as R^T J R.", all},
      {com_not_weighted, "com-not-weighted", "The COM of two bodies is the middle between theirs.", all},
      {no_reduced_mass, "no-parallel-axis", "Two bodies' tensors are added at their own COMs.", all},
      {whole_mass_at_offset, "whole-mass-at-offset", "The parallel-axis term has a mass where the reduced one belongs.",
       all},
      {weld_mass_lost, "weld-mass-lost", "A welded body's mass is not added.", all},
      {welds_not_composed, "welds-not-composed", "A weld on a weld forgets the first.", all},
      {frame_after_weld_lost, "frame-after-weld-lost", "A joint behind a weld forgets it.", all},
      {composed_in_other_order, "composed-in-other-order", "Two placements are composed in the wrong order.", all},
      {base_weld_lost, "base-weld-lost", "Welds between base and first joint are forgotten.", all},
      {axis_in_parent, "axis-in-parent", "The axis is taken in the parent's axes.", all},
      {pitch_lost, "pitch-lost", "A screw does not advance.", all},
  };
  std::vector<Fault> list;
  for (const auto& row : rows)
    list.push_back(
        {std::string("lift.") + row.id, FaultKind::shared, row.wrong, row.judges,
         [fault = row.fault](const Chain& chain, const JointState&, bool planted) {
           return Planted{
               Subject(chain, [lifts = planted ? fault : none](const Chain& c) { return lift_copy(lifts, c); }), {}};
         }});
  return list;
}

}  // namespace lagdyn::faults
