// A random state over the residues: each joint's (c, s) from a random t, everything else a random field element.
#pragma once

#include <cstdint>
#include <string_view>

#include "lagdyn/chain/counter_random.hpp"
#include "lagdyn/chain/state.hpp"

namespace lagdyn {

/// The state whose unknowns `draw` gives, in order t, q, qd, qdd for each joint. Divides by 1 + N t^2.
template <FieldScalar T, class Draw>
State<T> rational_state(const Model<T>& model, Draw& draw) {
  State<T> state;
  for (const ModelJoint<T>& joint : model.joints) {
    const T t = draw(), q = draw();
    state.q.push_back(joint.turning() ? rational_motion(joint.axis_squared, t, q) : JointMotion<T>{T(1), T(0), q});
    state.qd.push_back(draw());
    state.qdd.push_back(draw());
  }
  return state;
}

/// Residues, each as likely as any other.
class ResidueDraw {
 public:
  ResidueDraw(std::uint64_t seed, std::uint64_t index, std::string_view purpose)
      : random_(seed, index, stream_of(purpose)) {}

  Modular operator()() {
    std::uint64_t x = 0;
    do x = random_.bits() >> 3;  // 61 bits
    while (x >= prime_field.p);
    return Modular::from_integer(x);
  }

 private:
  CounterRandom random_;
};

/// State `index` of `seed` for the user named `purpose`. A t with 1 + N t^2 = 0 is drawn again, with all others.
inline State<Modular> modular_state(const Model<Modular>& model, std::uint64_t seed, std::uint64_t index,
                                    std::string_view purpose) {
  ResidueDraw draw(seed, index, purpose);
  State<Modular> state;
  do {
    divisions_by_zero = 0;
    state = rational_state(model, draw);
  } while (divisions_by_zero != 0);
  return state;
}

}  // namespace lagdyn
