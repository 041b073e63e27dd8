#include "lagdyn/chain/random_state.hpp"

#include <numbers>

#include "lagdyn/chain/counter_random.hpp"

namespace lagdyn {
namespace {

constexpr double default_speed = 3;     // rad/s or m/s
constexpr double max_acceleration = 5;  // rad/s^2 or m/s^2

double random_position(const Joint& joint, CounterRandom& random) {
  const double half_width = joint.type == JointType::prismatic ? 1.0 : std::numbers::pi;
  std::optional<double> lower = joint.limits.lower, upper = joint.limits.upper;
  if (joint.type == JointType::continuous) lower = upper = std::nullopt;
  if (lower && upper) return random.uniform(*lower, *upper);
  if (lower) return random.uniform(*lower, *lower + 2 * half_width);
  if (upper) return random.uniform(*upper - 2 * half_width, *upper);
  return random.uniform(-half_width, half_width);
}

}  // namespace

JointState random_state(const Chain& chain, std::uint64_t seed, std::uint64_t index) {
  CounterRandom random(seed, index, 0);
  JointState state;
  for (std::size_t body : moving_joints(chain)) {
    const Joint& joint = chain.bodies[body].joint;
    const double speed = joint.limits.velocity.value_or(default_speed);
    state.q.push_back(random_position(joint, random));
    state.qd.push_back(random.uniform(-speed, speed));
    state.qdd.push_back(random.uniform(-max_acceleration, max_acceleration));
  }
  return state;
}

}  // namespace lagdyn
