// A model whose masses somebody has wrong, and what drives the true chain where it is believed.
#pragma once

#include "lagdyn/motion/equations.hpp"

namespace lagdyn::motion {

/// The model with (1 + error) times the mass of every moving body; COMs, inertias about the COM and armature stay.
Model<double> misjudged(Model<double> model, double error);

/// Computed torques of the believed model, tau = rnea(q, qd, r(t)), for the accelerations r_i = cos(2 pi t / duration) of
/// 1 rad/s^2 or 1 m/s^2 in every joint.
Drive computed_torque(Model<double> believed, double duration);

}  // namespace lagdyn::motion
