#include "lagdyn/checks/proofs/idle_parameters.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "lagdyn/checks/proofs/prove.hpp"
#include "lagdyn/dynamics/rnea.hpp"

namespace lagdyn::proofs {

namespace {

constexpr std::uint64_t kTrials = 3;  // each errs with the degree in one parameter, at most 4, over 2^52 doubles

void add_placement(std::vector<Parameter>& list, const std::string& body, const std::string& prefix, Placement& at) {
  const char* const axes[] = {"x", "y", "z"};
  for (std::size_t i = 0; i < 3; ++i) list.push_back({body, prefix + axes[i], {&at.xyz[i]}});
  Quaternion& q = at.orientation;
  list.push_back({body, prefix + "orientation", {&q.w, &q.x, &q.y, &q.z}});
}

void add_inertial(std::vector<Parameter>& list, const std::string& body, Inertial& inertial) {
  list.push_back({body, "mass", {&inertial.mass}});
  const char* const axes[] = {"com.x", "com.y", "com.z"};
  for (std::size_t i = 0; i < 3; ++i) list.push_back({body, axes[i], {&inertial.com[i]}});
  InertiaEntries& I = inertial.inertia;
  const std::pair<const char*, double*> entries[] = {{"ixx", &I.ixx}, {"iyy", &I.iyy}, {"izz", &I.izz},
                                                     {"ixy", &I.ixy}, {"ixz", &I.ixz}, {"iyz", &I.iyz}};
  for (const auto& [name, entry] : entries) list.push_back({body, std::string("inertia.") + name, {entry}});
  Quaternion& q = inertial.orientation;
  list.push_back({body, "inertia.orientation", {&q.w, &q.x, &q.y, &q.z}});
}

void add_joint(std::vector<Parameter>& list, const std::string& body, Joint& joint) {
  add_placement(list, body, "origin.", joint.origin);
  if (joint.type == JointType::fixed) return;
  list.push_back({body, "axis", {&joint.axis[0], &joint.axis[1], &joint.axis[2]}});
  if (joint.type == JointType::screw) list.push_back({body, "pitch", {&joint.pitch}});
  list.push_back({body, "armature", {&joint.armature}});
  list.push_back({body, "damping", {&joint.damping}});
}

std::vector<Modular> torques(const Chain& chain, std::uint64_t seed, std::uint64_t trial) {
  const Model<Modular> model = lift<Modular>(chain);
  return rnea(model, modular_state(model, seed, trial, "prove/parameters"));
}

}  // namespace

std::vector<Parameter> parameters_of(Chain& chain) {
  std::vector<Parameter> list;
  const char* const axes[] = {"gravity.x", "gravity.y", "gravity.z"};
  for (std::size_t i = 0; i < 3; ++i) list.push_back({"", axes[i], {&chain.gravity[i]}});
  for (std::size_t i = 0; i < chain.bodies.size(); ++i) {
    Body& body = chain.bodies[i];
    const std::string name = body.name.empty() ? "body " + std::to_string(i + 1) : body.name;
    add_joint(list, name, body.joint);
    add_inertial(list, name, body.inertial);
  }
  add_placement(list, "", "tip.", chain.tip);
  return list;
}

std::vector<Parameter> idle_parameters(Chain& chain, std::uint64_t seed) {
  std::vector<Parameter> idle = parameters_of(chain);
  for (std::uint64_t trial = 0; trial < kTrials; ++trial) {
    const WithPrime field(prime_of_state(seed, trial, 0));
    const std::vector<Modular> before = torques(chain, seed, trial);
    CounterRandom random(seed, trial, stream_of("prove/parameters/change"));
    std::erase_if(idle, [&](const Parameter& parameter) {
      std::vector<double> old;
      for (double* number : parameter.numbers) {
        old.push_back(*number);
        *number += random.uniform(0.5, 1) * std::max(1.0, std::abs(*number));
      }
      const bool matters = torques(chain, seed, trial) != before;
      for (std::size_t i = 0; i < old.size(); ++i) *parameter.numbers[i] = old[i];
      return matters;
    });
  }
  return idle;
}

}  // namespace lagdyn::proofs
