// Right code, called wrongly: units, signs and orders at the border between two programs.
#include <algorithm>
#include <cmath>
#include <numbers>

#include "lagdyn/checks/faults/catalogue.hpp"
#include "lagdyn/checks/faults/results_of_model.hpp"

namespace lagdyn::faults {

namespace {

/// A call: what goes in, and what is made of the results.
struct Call {
  Chain chain;
  JointState values;
  StandIns results;
};

using Change = void (*)(Call&);

constexpr double kDegrees = 180 / std::numbers::pi;

void each_turning(Call& call, std::vector<double>& numbers, auto change) {
  const std::vector<std::size_t> moving = moving_joints(call.chain);
  for (std::size_t k = 0; k < moving.size(); ++k)
    if (call.chain.bodies[moving[k]].joint.type != JointType::prismatic) change(numbers[k]);
}
void each_sliding(Call& call, std::vector<double>& numbers, auto change) {
  const std::vector<std::size_t> moving = moving_joints(call.chain);
  for (std::size_t k = 0; k < moving.size(); ++k)
    if (call.chain.bodies[moving[k]].joint.type == JointType::prismatic) change(numbers[k]);
}
void each_torque(Call& call, auto change) {
  for (std::vector<Bounded>* list : {&*call.results.tau, &*call.results.gravity, &*call.results.velocity_terms})
    for (Bounded& x : *list) change(x);
}
void stretch(Chain& chain, double factor) {
  for (Body& body : chain.bodies)
    for (Double3* place : {&body.joint.origin.xyz, &body.inertial.com})
      for (double& x : *place) x *= factor;
}
void scale_gravity(Chain& chain, double factor) {
  for (double& g : chain.gravity) g *= factor;
}
double single(double x) { return static_cast<double>(static_cast<float>(x)); }
void reverse_state(JointState& values) {
  for (std::vector<double>* list : {&values.q, &values.qd, &values.qdd}) std::ranges::reverse(*list);
}
void nothing(Call&) {}

const struct {
  const char *id, *wrong;
  Change before, after;  ///< of what goes in, of what comes out
} rows[] = {
    {"degrees", "Angles are given in degrees.",
     [](Call& c) { each_turning(c, c.values.q, [](double& q) { q *= kDegrees; }); }, nothing},
    {"degrees-a-second", "Angular velocities are given in degrees a second.",
     [](Call& c) { each_turning(c, c.values.qd, [](double& v) { v *= kDegrees; }); }, nothing},
    {"turns", "Angles are given in turns.",
     [](Call& c) { each_turning(c, c.values.q, [](double& q) { q /= 2 * std::numbers::pi; }); }, nothing},
    {"millimetres", "Offsets and COMs are given in millimetres.", [](Call& c) { stretch(c.chain, 1000); }, nothing},
    {"inches", "Offsets and COMs are given in inches.", [](Call& c) { stretch(c.chain, 1 / 0.0254); }, nothing},
    {"slide-in-millimetres", "A slide's position is given in millimetres.",
     [](Call& c) { each_sliding(c, c.values.q, [](double& q) { q *= 1000; }); }, nothing},
    {"joints-reversed", "The state runs from tip to base.", [](Call& c) { reverse_state(c.values); }, nothing},
    {"torques-reversed", "The torques run from tip to base.", nothing,
     [](Call& c) {
       std::ranges::reverse(*c.results.tau);
       std::ranges::reverse(*c.results.gravity);
       std::ranges::reverse(*c.results.velocity_terms);
     }},
    {"torques-shifted", "The torques are numbered from 1, the joints from 0.", nothing,
     [](Call& c) {
       std::ranges::rotate(*c.results.tau, c.results.tau->begin() + 1);
       std::ranges::rotate(*c.results.gravity, c.results.gravity->begin() + 1);
     }},
    {"gravity-sign", "Gravity is given as the upward acceleration.", [](Call& c) { scale_gravity(c.chain, -1); },
     nothing},
    {"gravity-in-g", "Gravity is given in units of g.", [](Call& c) { scale_gravity(c.chain, 1 / 9.81); }, nothing},
    {"gravity-standard", "Gravity is 9.80665 on one side, 9.81 on the other.",
     [](Call& c) { scale_gravity(c.chain, 9.80665 / 9.81); }, nothing},
    {"gravity-along-y", "Gravity points along another axis.",
     [](Call& c) { std::ranges::rotate(c.chain.gravity, c.chain.gravity.begin() + 1); }, nothing},
    {"gravity-twice", "Gravity's torques are added to torques that hold them.", nothing,
     [](Call& c) {
       for (std::size_t i = 0; i < c.results.tau->size(); ++i) (*c.results.tau)[i] += (*c.results.gravity)[i];
     }},
    {"velocity-sign", "Velocities have the wrong sign.",
     [](Call& c) {
       for (double& v : c.values.qd) v = -v;
     },
     nothing},
    {"velocity-lost", "Velocities are not passed on.", [](Call& c) { std::ranges::fill(c.values.qd, 0.0); }, nothing},
    {"acceleration-lost", "Accelerations are not passed on.", [](Call& c) { std::ranges::fill(c.values.qdd, 0.0); },
     nothing},
    {"velocity-limited", "Velocities are cut off at 0.5.",
     [](Call& c) {
       for (double& v : c.values.qd) v = std::clamp(v, -0.5, 0.5);
     },
     nothing},
    {"state-a-step-old", "The position is the one of a millisecond ago.",
     [](Call& c) {
       for (std::size_t i = 0; i < c.values.q.size(); ++i) c.values.q[i] -= 1e-3 * c.values.qd[i];
     },
     nothing},
    {"state-in-single-precision", "The state goes through single precision.",
     [](Call& c) {
       for (double& q : c.values.q) q = single(q);
     },
     nothing},
    {"torque-in-single-precision", "The torques come back in single precision.", nothing,
     [](Call& c) { each_torque(c, [](Bounded& x) { x.mid = single(x.mid); }); }},
    {"torque-with-three-decimals", "The torques come back with three decimals.", nothing,
     [](Call& c) { each_torque(c, [](Bounded& x) { x.mid = std::round(x.mid * 1e3) / 1e3; }); }},
    {"torque-sign", "The torques are those that the load exerts, not those of the motors.", nothing,
     [](Call& c) { each_torque(c, [](Bounded& x) { x = -x; }); }},
};

}  // namespace

std::vector<Fault> use_faults() {
  const std::vector<std::string> judges = judges::all_of({judges::torque, judges::gravity, judges::velocity_terms});
  std::vector<Fault> list;
  for (const auto& row : rows)
    list.push_back(
        {std::string("use.") + row.id, FaultKind::use, row.wrong, judges,
         [before = row.before, after = row.after](const Chain& chain, const JointState& values, bool planted) {
           Call call{chain, values, {}};
           if (planted) before(call);
           call.results = results_of_model(call.chain, call.values);
           if (planted) after(call);
           return Planted{Subject(chain), std::move(call.results)};
         }});
  return list;
}

}  // namespace lagdyn::faults
