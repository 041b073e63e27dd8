// A chain and a state, lifted to whatever scalar a test runs its methods on.
#pragma once

#include <algorithm>
#include <cmath>

#include "lagdyn/chain/random_state.hpp"
#include "lagdyn/dynamics/registry.hpp"
#include "support/true_motion.hpp"

namespace lagdyn::test {

template <class T>
struct Lifted {
  Lifted(const Chain& chain, const JointState& values) : model(lift<T>(chain)), state(lift_state(model, values)) {}
  Model<T> model;
  State<T> state;
};
template <>
struct Lifted<Quad> {
  Lifted(const Chain& chain, const JointState& values) : model(lift<Quad>(chain)), state(true_state(model, values)) {}
  Model<Quad> model;
  State<Quad> state;
};

inline double largest(const std::vector<double>& v) {
  double size = 0;
  for (double x : v) size = std::max(size, std::abs(x));
  return size;
}
inline double largest(const Matrix<double>& M) {
  double size = 0;
  for (std::size_t i = 0; i < M.rows(); ++i)
    for (std::size_t j = 0; j < M.columns(); ++j) size = std::max(size, std::abs(M(i, j)));
  return size;
}

inline double largest_difference(const std::vector<double>& a, const std::vector<double>& b) {
  double size = a.size() == b.size() ? 0 : INFINITY;
  for (std::size_t i = 0; i < std::min(a.size(), b.size()); ++i) size = std::max(size, std::abs(a[i] - b[i]));
  return size;
}
inline double largest_difference(const Matrix<double>& A, const Matrix<double>& B) {
  double size = A.rows() == B.rows() && A.columns() == B.columns() ? 0 : INFINITY;
  for (std::size_t i = 0; i < std::min(A.rows(), B.rows()); ++i)
    for (std::size_t j = 0; j < std::min(A.columns(), B.columns()); ++j)
      size = std::max(size, std::abs(A(i, j) - B(i, j)));
  return size;
}

/// The largest term that a torque is the sum of: moment or force in a joint, rotor, damping.
inline double torque_scale(const Lifted<double>& at) {
  const NewtonEuler<double> forces = newton_euler(at.model, at.state, at.model.gravity);
  double scale = 0;
  for (std::size_t i = 0; i < at.model.size(); ++i) {
    const ModelJoint<double>& joint = at.model.joints[i];
    const Wrench<double>& F = forces.joint[i];
    if (joint.turning()) scale = std::max(scale, std::sqrt(dot(F.n, F.n)));
    if (joint.kind != JointKind::revolute)
      scale = std::max(scale, std::sqrt(dot(F.f, F.f) * dot(joint.slide(), joint.slide())));
    scale = std::max({scale, joint.armature * std::abs(at.state.qdd[i]), joint.damping * std::abs(at.state.qd[i])});
  }
  return scale;
}

}  // namespace lagdyn::test
