// Chains whose motions are known, for the tests of motions.
#pragma once

#include <string>
#include <vector>

#include "lagdyn/chain/chain.hpp"
#include "lagdyn/chain/state.hpp"
#include "lagdyn/motion/drift.hpp"

namespace lagdyn::test {

inline Body link(JointType type, const Double3& axis, const Double3& xyz, double mass, const Double3& com, double izz) {
  Body body;
  body.joint.type = type;
  body.joint.axis = axis;
  body.joint.origin.xyz = xyz;
  body.inertial = {mass, com, {0.001, izz, izz, 0, 0, 0}, InertiaPoint::com, {}};
  return body;
}

inline Chain chain_of(std::vector<Body> bodies, const Double3& gravity = {0, -9.81, 0}) {
  return {"", gravity, std::move(bodies), {}, {}, ""};
}

/// A point of 1.5 kg at 0.8 m, swinging about z under gravity along -y: q'' = -(g / 0.8) cos q.
inline Chain point_pendulum() { return chain_of({link(JointType::revolute, {0, 0, 1}, {}, 1.5, {0.8, 0, 0}, 0)}); }

/// Case B19: two links in a vertical plane.
inline Chain planar_pair(double damping = 0) {
  Chain chain = chain_of({link(JointType::revolute, {0, 0, 1}, {}, 2, {0.25, 0, 0}, 0.03),
                          link(JointType::revolute, {0, 0, 1}, {0.5, 0, 0}, 1.5, {0.2, 0, 0}, 0.02)});
  for (Body& body : chain.bodies) body.joint.damping = damping;
  return chain;
}

/// 2 kg that slide along x with damping, m q'' = -b q', in no gravity.
inline Chain slider(double damping) {
  Chain chain = chain_of({link(JointType::prismatic, {1, 0, 0}, {}, 2, {}, 0.01)}, {0, 0, 0});
  chain.bodies[0].joint.damping = damping;
  return chain;
}

/// A chain with what measures its drift.
struct Moving {
  explicit Moving(const Chain& chain, motion::Drive drive = {})
      : model(lift<double>(chain)), equations(model, std::move(drive)), bounded(lift<Bounded>(chain)), account(model) {}

  motion::Drift drift(const motion::DriftProblem& problem) { return drift(problem, account); }
  motion::Drift drift(const motion::DriftProblem& problem, const motion::EnergyAccount& energies) {
    return measure_drift(equations, bounded, energies, problem);
  }

  Model<double> model;
  motion::Equations equations;
  Model<Bounded> bounded;
  motion::EnergyAccount account;
};

inline motion::DriftProblem problem(const char* integrator, std::vector<double> q, std::vector<double> qd,
                                    double duration, std::vector<double> steps) {
  return {motion::integrator_named(integrator), std::move(q), std::move(qd), duration, std::move(steps), true};
}

/// y after `steps` steps of h from (q, qd).
inline std::vector<double> after(motion::Equations& equations, const char* integrator, const std::vector<double>& q,
                                 const std::vector<double>& qd, double h, int steps) {
  std::vector<double> y = equations.start(q, qd);
  const auto stepper = motion::integrator_named(integrator)->make(equations);
  for (int k = 0; k < steps; ++k) stepper->step(k * h, h, y);
  return y;
}

}  // namespace lagdyn::test
