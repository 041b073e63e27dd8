// A copy of newton_euler (dynamics/rnea.hpp) that can be told to make one mistake. Without one it does the same
// operations in the same order (tested: equal to the bit).
#pragma once

#include "lagdyn/dynamics/rnea.hpp"
#include "lagdyn/spatial/matrix.hpp"

namespace lagdyn::faults {

enum class NewtonEulerFault {
  none,
  no_gyroscopic,
  no_centripetal_of_origin,
  no_centripetal_of_com,
  no_euler_term,
  no_euler_term_of_com,
  no_spin_rate,
  half_coriolis_of_slide,
  stale_velocity,
  com_force_without_moment,
  carried_force_without_moment,
  carried_by_transpose,
  moment_about_z,
  gravity_missing,
  gravity_upward,
  no_armature,
  damping_sign,
  slide_ignores_force,
  inertia_about_origin,
};

NewtonEuler<Bounded> newton_euler_copy(NewtonEulerFault fault, const Model<Bounded>& model, const State<Bounded>& state,
                                       const Vec3<Bounded>& gravity);

}  // namespace lagdyn::faults
