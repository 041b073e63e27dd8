// Copies of kane, jacobian-transpose and kinetic-links (dynamics/) that can be told to make one mistake. Without one
// they do the same operations in the same order (tested: equal to the bit).
#pragma once

#include <vector>

#include "lagdyn/chain/state.hpp"

namespace lagdyn::faults {

enum class KaneFault {
  none,
  axis_stands_still,
  slide_stands_still,
  frame_stands_still,
  inertia_not_turned,
  no_gyroscopic,
  outermost_left_out,
  gravity_upward
};
std::vector<Bounded> kane_copy(KaneFault fault, const Model<Bounded>& model, const State<Bounded>& state);

enum class WeightFault { none, at_frame_origin, own_body_left_out, no_slide, lever_from_base, sign };
std::vector<Bounded> jacobian_transpose_copy(WeightFault fault, const Model<Bounded>& model,
                                             const State<Bounded>& state);

enum class KineticFault { none, com_at_frame, no_rotor, rotation_not_halved, slide_velocity_lost, no_products };
Bounded kinetic_links_copy(KineticFault fault, const Model<Bounded>& model, const State<Bounded>& state);

}  // namespace lagdyn::faults
