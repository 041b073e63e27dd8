// Where a joint is, in the truth: what the library's motions of doubles and enclosures stand for.
#pragma once

#include "lagdyn/chain/state.hpp"
#include "support/quad.hpp"

namespace lagdyn::test {

/// c = cos(sqrt(N) q), s = sin(sqrt(N) q) / sqrt(N) with N = a.a exactly.
inline JointMotion<Quad> true_motion(const Vec3<Quad>& axis, Quad q) {
  const Quad root = sqrt_of(dot(axis, axis)), angle = root * q;
  return {cos_of(angle), sin_of(angle) / root, q};
}

inline State<Quad> true_state(const Model<Quad>& model, const JointState& given) {
  State<Quad> state;
  for (std::size_t i = 0; i < model.size(); ++i) {
    const Quad q(given.q[i]);
    state.q.push_back(model.joints[i].turning() ? true_motion(model.joints[i].axis, q)
                                                : JointMotion<Quad>{Quad(1), Quad(0), q});
    state.qd.push_back(Quad(given.qd[i]));
    state.qdd.push_back(Quad(given.qdd[i]));
  }
  return state;
}

}  // namespace lagdyn::test
