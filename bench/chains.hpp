// Chains and states to time methods on: revolute joints about any axis, bodies of every shape.
#pragma once

#include <benchmark/benchmark.h>

#include <cmath>
#include <string>
#include <vector>

#include "lagdyn/chain/counter_random.hpp"
#include "lagdyn/chain/random_state.hpp"
#include "lagdyn/chain/state.hpp"

namespace lagdyn::bench {

inline Chain general_chain(std::size_t joints) {
  CounterRandom random(1, joints, stream_of("bench"));
  const auto within = [&](double reach) {
    const double x = random.uniform(-reach, reach), y = random.uniform(-reach, reach);
    return Double3{x, y, random.uniform(-reach, reach)};
  };
  Chain chain;
  for (std::size_t i = 0; i < joints; ++i) {
    Body body;
    body.joint.type = JointType::revolute;
    const Double3 axis = within(1), turn = within(1);
    const double length = std::sqrt(axis[0] * axis[0] + axis[1] * axis[1] + axis[2] * axis[2]);
    body.joint.axis = {axis[0] / length, axis[1] / length, axis[2] / length};
    body.joint.origin = {within(0.5), {1, turn[0], turn[1], turn[2]}};
    body.inertial.mass = random.uniform(0.5, 2);
    body.inertial.com = within(0.3);
    body.inertial.inertia = {0.03, 0.04, 0.05, 0.001, -0.002, 0.003};
    chain.bodies.push_back(body);
  }
  return chain;
}

/// A model and states that take turns: no iteration sees the one before it again.
template <class T>
class Inputs {
 public:
  explicit Inputs(std::size_t joints) {
    const Chain chain = general_chain(joints);
    model = lift<T>(chain);
    for (std::uint64_t i = 0; i < kStates; ++i) states_.push_back(lift_state(model, random_state(chain, 1, i)));
  }
  const State<T>& next() { return states_[turn_++ % kStates]; }

  Model<T> model;

 private:
  static constexpr std::size_t kStates = 32;
  std::vector<State<T>> states_;
  std::size_t turn_ = 0;
};

/// The numbers of joints that a method of this order is timed at: one of order n^4 to 24.
inline std::vector<std::size_t> sizes(int order) {
  std::vector<std::size_t> all{2, 3, 7, 24};
  if (order < 4) all.insert(all.end(), {64, 128});
  return all;
}

inline std::string name(std::string_view method, std::size_t joints) {
  return std::string(method) + "/" + std::to_string(joints);
}

}  // namespace lagdyn::bench
