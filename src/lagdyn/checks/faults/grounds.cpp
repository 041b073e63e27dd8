#include "lagdyn/checks/faults/grounds.hpp"

#include "lagdyn/chain/random_chain.hpp"
#include "lagdyn/checks/faults/reading.hpp"

namespace lagdyn::faults {

namespace {

Body weld(const Placement& place, const Inertial& inertial) {
  Body body;
  body.joint.origin = place;
  body.inertial = inertial;
  return body;
}

/// A flange and a tool at the tip, one weld on the other.
void add_tool(Chain& chain) {
  chain.bodies.push_back(weld({{0.1, 0.02, -0.05}, {0.7, 0.1, -0.4, 0.2}}, {}));
  chain.bodies.push_back(weld(
      {{0.11, -0.07, 0.23}, {0.9, 0.3, -0.2, 0.4}},
      {0.8, {0.05, 0.09, -0.04}, {0.02, 0.03, 0.04, 0.003, -0.002, 0.001}, InertiaPoint::com, {0.8, -0.1, 0.5, 0.2}}));
}

/// Random bodies, joints of these types; drives everywhere, a turned plate under the base.
Chain arm(std::uint64_t seed, const std::vector<JointType>& types, double fixed_share) {
  Chain chain = random_chain(seed, types.size(), {{JointType::revolute}, fixed_share, 0});
  const std::vector<std::size_t> moving = moving_joints(chain);
  for (std::size_t k = 0; k < types.size(); ++k) {
    Joint& joint = chain.bodies[moving[k]].joint;
    joint.type = types[k];
    joint.armature = 0.02 + 0.03 * static_cast<double>(k);
    joint.damping = 0.5 - 0.1 * static_cast<double>(k);
    if (joint.type == JointType::screw) joint.pitch = 0.15;
  }
  chain.bodies.insert(chain.bodies.begin(), weld({{0.2, -0.1, 0.4}, {0.6, 0.5, -0.1, 0.3}}, {}));
  add_tool(chain);
  return chain;
}

Chain planar() {
  Chain chain = arm(3, {JointType::revolute, JointType::revolute}, 0);
  const std::vector<std::size_t> moving = moving_joints(chain);
  Joint& second = chain.bodies[moving[1]].joint;
  second.axis = chain.bodies[moving[0]].joint.axis;
  second.origin.orientation = {};
  return chain;
}

}  // namespace

const std::vector<Ground>& grounds_of(const Fault& fault) {
  constexpr JointType R = JointType::revolute, P = JointType::prismatic, H = JointType::screw;
  static const std::vector<Ground> arms{{"pendulum", arm(2, {R}, 0)},          {"planar 2R", planar()},
                                        {"cart-pole", arm(4, {P, R}, 0)},      {"PRP arm", arm(5, {P, R, P}, 0.5)},
                                        {"4R arm", arm(6, {R, R, R, R}, 0.3)}, {"RPHR arm", arm(7, {R, P, H, R}, 0.5)}};
  static const std::vector<Ground> stated{{"arm of a file", stated_arm()}};
  return fault.grounds == Grounds::arms ? arms : stated;
}

}  // namespace lagdyn::faults
