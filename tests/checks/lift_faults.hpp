// Models as a faulty lift would make them: a chain with a tool welded to a turned flange, read wrongly in one way each.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "lagdyn/checks/check.hpp"

namespace lagdyn::test {

struct LiftFault {
  std::string name;
  std::function<void(Chain&)> mistake;
};

inline Quaternion conjugate(const Quaternion& q) { return {q.w, -q.x, -q.y, -q.z}; }

/// Welds a tool to the chain's last body: turned and offset, its tensor in axes of its own.
inline Chain with_tool(Chain chain) {
  Body tool;
  tool.name = "tool";
  tool.joint.origin = {{0.11, -0.07, 0.23}, {0.9, 0.3, -0.2, 0.4}};
  tool.inertial = {
      0.8, {0.05, 0.09, -0.04}, {0.02, 0.03, 0.04, 0.003, -0.002, 0.001}, InertiaPoint::com, {0.8, -0.1, 0.5, 0.2}};
  chain.bodies.push_back(tool);
  return chain;
}

/// Each mistakes something of the last body, a welded tool.
inline std::vector<LiftFault> lift_faults() {
  return {{"tool lost", [](Chain& c) { c.bodies.back().inertial = {}; }},
          {"tool's COM taken for the frame's origin", [](Chain& c) { c.bodies.back().inertial.com = {}; }},
          {"tool's tensor lost", [](Chain& c) { c.bodies.back().inertial.inertia = {}; }},
          {"tensor's axes ignored", [](Chain& c) { c.bodies.back().inertial.orientation = {}; }},
          {"tensor turned the other way",
           [](Chain& c) { c.bodies.back().inertial.orientation = conjugate(c.bodies.back().inertial.orientation); }},
          {"tensor taken for that about the origin",
           [](Chain& c) { c.bodies.back().inertial.about = InertiaPoint::origin; }},
          {"a product's sign", [](Chain& c) { c.bodies.back().inertial.inertia.ixy *= -1; }},
          {"tool not turned", [](Chain& c) { c.bodies.back().joint.origin.orientation = {}; }},
          {"tool turned the other way",
           [](Chain& c) {
             c.bodies.back().joint.origin.orientation = conjugate(c.bodies.back().joint.origin.orientation);
           }},
          {"tool not offset", [](Chain& c) { c.bodies.back().joint.origin.xyz = {}; }},
          {"mass off by a billionth", [](Chain& c) { c.bodies.back().inertial.mass *= 1 + 1e-9; }}};
}

/// The right chain, but a model that was lifted with the mistake.
inline Subject lifted_with(const LiftFault& fault, const Chain& chain) {
  Subject subject(chain);
  Chain wrong = chain;
  fault.mistake(wrong);
  subject.plain = lift<double>(wrong);
  subject.bounded = lift<Bounded>(wrong);
  return subject;
}

/// The largest ratio over a few states: a check sees a fault when it is above 1.
inline double largest_ratio(const Check& check, const Subject& subject, std::uint64_t states = 4) {
  double largest = 0;
  for (std::uint64_t i = 0; i < states; ++i)
    largest = std::max(largest, check.evaluate(subject, Sample(subject, 1, i)).worst.ratio());
  return largest;
}

}  // namespace lagdyn::test
