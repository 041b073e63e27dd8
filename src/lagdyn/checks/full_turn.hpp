// The state after full turns of its revolute joints.
//
// An axis a of a model is of unit length only to rounding, so that exp([a] q) has the period 2 pi / sqrt(a.a) exactly:
// that is what is added, with a radius for what rounding makes of it. A screw has moved on after a turn.
#pragma once

#include <numbers>

#include "lagdyn/chain/counter_random.hpp"
#include "lagdyn/chain/state.hpp"

namespace lagdyn {

inline bool has_period(JointKind kind) { return kind == JointKind::revolute; }

/// 2 pi: fl(pi) is off by less than half a unit in the last place, 2^-52.
inline Bounded two_pi() { return {2 * std::numbers::pi, 4 * kUnitRoundoff}; }

/// Each revolute joint turned by one or two turns, one way or the other.
inline State<Bounded> turned_fully(const Model<Bounded>& model, State<Bounded> state, CounterRandom& random) {
  for (std::size_t i = 0; i < model.size(); ++i) {
    const ModelJoint<Bounded>& joint = model.joints[i];
    if (!has_period(joint.kind)) continue;
    const Bounded length = widened(Bounded(joint.axis_length.root), joint.axis_length.error);
    const std::uint64_t bits = random.bits();
    const Bounded turns((bits & 1 ? 1 : -1) * (bits & 2 ? 1 : 2));
    state.q[i] = motion_at(joint, state.q[i].q + turns * two_pi() / length);
  }
  return state;
}

}  // namespace lagdyn
