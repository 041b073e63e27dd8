// Constants of a scalar as constants of its dual, and states that move: the bridge to exact slopes.
#pragma once

#include <span>
#include <vector>

#include "lagdyn/chain/state.hpp"

namespace lagdyn {

template <RingScalar T>
Dual<T> promoted(const T& x) {
  return {x, T(0)};
}
template <RingScalar T>
Vec3<Dual<T>> promoted(const Vec3<T>& v) {
  return Vec3<Dual<T>>(v);
}
template <RingScalar T>
Pose<Dual<T>> promoted(const Pose<T>& X) {
  return {Rot<Dual<T>>(X.R), promoted(X.p)};
}

template <RingScalar T>
Model<Dual<T>> promoted(const Model<T>& model) {
  Model<Dual<T>> dual;
  dual.gravity = promoted(model.gravity);
  dual.tip = promoted(model.tip);
  for (const ModelJoint<T>& j : model.joints)
    dual.joints.push_back({j.kind,
                           promoted(j.origin),
                           promoted(j.axis),
                           promoted(j.axis_squared),
                           promoted(j.inverse_axis_squared),
                           j.axis_length,
                           promoted(j.pitch),
                           promoted(j.armature),
                           promoted(j.damping),
                           {promoted(j.body.mass), promoted(j.body.com), Mat3<Dual<T>>(j.body.about_com)}});
  return dual;
}

/// The state moving with slopes (dq, dqd, dqdd); an empty span is zero.
template <RingScalar T>
State<Dual<T>> moving(const Model<T>& model, const State<T>& state, std::span<const T> dq, std::span<const T> dqd = {},
                      std::span<const T> dqdd = {}) {
  const auto entry = [](std::span<const T> d, std::size_t i) { return d.empty() ? T(0) : d[i]; };
  State<Dual<T>> dual;
  for (std::size_t i = 0; i < state.size(); ++i) {
    dual.q.push_back(moving(state.q[i], model.joints[i].axis_squared, entry(dq, i)));
    dual.qd.push_back({state.qd[i], entry(dqd, i)});
    dual.qdd.push_back({state.qdd[i], entry(dqdd, i)});
  }
  return dual;
}

/// The state moving along coordinate k alone, at unit rate.
template <RingScalar T>
State<Dual<T>> moving_along(const Model<T>& model, const State<T>& state, std::size_t k) {
  std::vector<T> direction(state.size());
  direction[k] = T(1);
  return moving<T>(model, state, direction);
}

}  // namespace lagdyn
