// A random state over the residues: each joint's (c, s) from a random t, everything else a random field element.
#pragma once

#include <cstdint>
#include <string_view>

#include "lagdyn/chain/counter_random.hpp"
#include "lagdyn/chain/state.hpp"

namespace lagdyn {

/// State `index` of `seed` for the user named `purpose`. A t with 1 + N t^2 = 0 is drawn again.
inline State<Modular> modular_state(const Model<Modular>& model, std::uint64_t seed, std::uint64_t index,
                                    std::string_view purpose) {
  CounterRandom random(seed, index, stream_of(purpose));
  const auto draw = [&] { return Modular::from_integer(random.bits()); };
  State<Modular> state;
  for (const ModelJoint<Modular>& joint : model.joints) {
    Modular t = draw();
    while (Modular(1) + joint.axis_squared * t * t == Modular(0)) t = draw();
    const Modular q = draw();
    state.q.push_back(joint.turning() ? rational_motion(joint.axis_squared, t, q)
                                      : JointMotion<Modular>{Modular(1), Modular(0), q});
    state.qd.push_back(draw());
    state.qdd.push_back(draw());
  }
  return state;
}

}  // namespace lagdyn
