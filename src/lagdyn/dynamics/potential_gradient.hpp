// g(q) = dP/dq: the gravity vector as the gradient of the potential energy, by dual numbers.
//
//   dP/dq_k = -sum_{i>=k} m_i gravity . d p_ci / dq_k: links before joint k stay where they are, the others move
// Inputs: model, joint motions. Output: n torques or forces that hold the chain (N m, N).
// Source: the chapter on the gravity vector, section 2.3. Cost: O(n^2), joint k's pose alone as an exponential in duals.
// Must equal: jacobian-transpose, rnea-static.
#pragma once

#include <vector>

#include "lagdyn/dynamics/screw_model.hpp"

namespace lagdyn {

template <RingScalar T>
std::vector<T> potential_gradient(const Model<T>& model, const State<T>& state) {
  using namespace energy;
  const ScrewModel<T> screws = screw_model(model);
  const LinkPoses<T> at = link_poses(screws, state);
  const Vec3<Dual<T>> gravity = promoted(model.gravity);
  std::vector<Pose<Dual<T>>> outward;  // T_{i-1,i}, resting
  for (const Pose<T>& to_parent : at.to_parent) outward.push_back(promoted(to_parent.inverse()));
  std::vector<T> g;
  for (std::size_t k = 0; k < screws.size(); ++k) {
    const ScrewLink<Dual<T>> link = promoted(screws.links[k]);
    const auto motion = reversed(moving(state.q[k], model.joints[k].axis_squared, T(1)));
    Pose<Dual<T>> in_base = (screw_exponential(link, motion) * link.M).inverse();
    if (k > 0) in_base = promoted(at.in_base[k - 1]) * in_base;
    Dual<T> P{};
    for (std::size_t i = k; i < screws.size(); ++i) {
      if (i > k) in_base = in_base * outward[i];
      P -= promoted(screws.links[i].mass) * dot(gravity, in_base * promoted(screws.links[i].com));
    }
    g.push_back(P.slope);
  }
  return g;
}

}  // namespace lagdyn
