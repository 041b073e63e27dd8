// P(q) = -sum_i m_i g . p_ci(q): potential energy of the moving links, zero with every COM at the base origin.
//
// Input: the chain in screw form, joint motions. Output: J. Source: seed chapter, section 3.3.3.2.
// Cost: 129n multiplications inside products.
#pragma once

#include "lagdyn/dynamics/screw_model.hpp"

namespace lagdyn {

template <RingScalar T>
T potential(const ScrewModel<T>& model, const State<T>& state) {
  const auto poses = energy::link_poses(model, state);
  T P{};
  for (std::size_t i = 0; i < model.size(); ++i) {
    const Vec3<T> com = poses.in_base[i] * model.links[i].com;
    P -= model.links[i].mass * dot(model.gravity, com);
    tally_products<T>(9 + 3);
  }
  return P;
}

}  // namespace lagdyn
