#include "lagdyn/chain/chain.hpp"

namespace lagdyn {

std::vector<std::size_t> moving_joints(const Chain& chain) {
  std::vector<std::size_t> moving;
  for (std::size_t i = 0; i < chain.bodies.size(); ++i)
    if (chain.bodies[i].joint.type != JointType::fixed) moving.push_back(i);
  return moving;
}

std::vector<std::string> joint_names(const Chain& chain) {
  std::vector<std::string> names;
  for (std::size_t i : moving_joints(chain)) {
    const Body& body = chain.bodies[i];
    const std::string& name = body.joint.name.empty() ? body.name : body.joint.name;
    names.push_back(name.empty() ? "joint " + std::to_string(names.size() + 1) : name);
  }
  return names;
}

}  // namespace lagdyn
