// A copy of lift() (chain/model.hpp) that can be told to make one mistake. Without one it does the same operations in
// the same order (tested: equal to the bit).
#pragma once

#include "lagdyn/chain/model.hpp"

namespace lagdyn::faults {

enum class LiftFault {
  none,
  quaternion_transposed,
  quaternion_half,
  unit_length_assumed,
  tensor_axes_ignored,
  tensor_turned_back,
  about_origin_ignored,
  shifted_outward,
  weld_com_not_turned,
  weld_com_not_offset,
  weld_tensor_not_turned,
  weld_tensor_turned_back,
  com_not_weighted,
  no_reduced_mass,
  whole_mass_at_offset,
  weld_mass_lost,
  welds_not_composed,
  frame_after_weld_lost,
  composed_in_other_order,
  base_weld_lost,
  axis_in_parent,
  pitch_lost,
};

Model<Bounded> lift_copy(LiftFault fault, const Chain& chain);

}  // namespace lagdyn::faults
