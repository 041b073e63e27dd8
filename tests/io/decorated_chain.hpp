// Random chains with everything that a chain file can hold beside its mechanics.
#pragma once

#include "lagdyn/chain/counter_random.hpp"
#include "lagdyn/chain/random_chain.hpp"
#include "lagdyn/chain/random_state.hpp"

namespace lagdyn {

inline Chain decorated_chain(std::uint64_t seed, std::size_t joints) {
  Chain chain = random_chain(seed, joints);
  CounterRandom random(seed, joints, stream_of("decorated-chain"));
  const auto chance = [&](double share) { return random.uniform(0, 1) < share; };
  const auto remark = [&](const char* what) {
    return chance(0.3) ? std::string(what) + " \"\\/\t\n\x7f é 腕 🦾" : std::string();
  };
  chain.description = remark("of the chain");
  if (chance(0.1)) chain.name.clear();
  for (Body& body : chain.bodies) {
    body.description = remark("of a body");
    body.joint.description = remark("of a joint");
    if (chance(0.1)) body.name.clear();
    if (chance(0.1)) body.joint.name.clear();
    if (chance(0.1)) body.joint.origin = {};
    if (chance(0.05)) body.inertial.mass = 0;
    if (body.joint.type == JointType::fixed) continue;
    Limits& limits = body.joint.limits;
    if (body.joint.type != JointType::continuous) {
      if (chance(0.5)) limits.lower = random.uniform(-3, 0);
      if (chance(0.5)) limits.upper = random.uniform(0, 3);
    }
    if (chance(0.5)) limits.velocity = chance(0.2) ? 0 : random.uniform(0, 9);
    if (chance(0.5)) limits.effort = random.uniform(0, 1e4);
    if (chance(0.05)) body.joint.damping = -0.25;  // a warning, no error
    if (body.joint.type == JointType::screw && chance(0.1)) body.joint.pitch = 0;
  }
  if (chance(0.3)) chain.tip = {};
  for (std::uint64_t i = random.bits() % 3; i > 0; --i) chain.states.push_back(random_state(chain, seed, i));
  return chain;
}

}  // namespace lagdyn
