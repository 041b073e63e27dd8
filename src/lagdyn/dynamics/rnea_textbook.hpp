// Recursive Newton-Euler as the textbook writes it: 6-vectors and full 6x6 matrix products.
//
//   V_i = Ad(T_{i,i-1}) V_{i-1} + A_i qd_i
//   Vd_i = Ad(T_{i,i-1}) Vd_{i-1} + ad(V_i) A_i qd_i + A_i qdd_i,   Vd_0 = (0; -gravity)
//   F_i = Ad(T_{i+1,i})^T F_{i+1} + G_i Vd_i - ad(V_i)^T G_i V_i,   tau_i = F_i . A_i  (+ armature, damping)
// Inputs, output: as rnea.hpp. Source: Lynch & Park (2017), section 8.3.2; the seed chapter's counts.
// Cost: 357n multiplications inside products: 36 exponential + 36 pose product + 27 adjoint + 7*36 + 6.
// Must equal: rnea. Shares no function with the energy route, whose formulas look alike.
#pragma once

#include <vector>

#include "lagdyn/chain/state.hpp"
#include "lagdyn/spatial/vec6.hpp"

namespace lagdyn {

namespace textbook {

/// exp([A] q) for a joint whose screw axis passes through the frame's origin: v is parallel to w, so the offset is v q.
template <RingScalar T>
Pose<T> exponential(const ModelJoint<T>& joint, const Vec6<T>& A, const JointMotion<T>& m) {
  if (!joint.turning()) return {Rot<T>(), m.q * A.linear};
  const Mat3<T> K = Mat3<T>::skew(A.angular), K2 = K * K;
  const Mat3<T> slide = Mat3<T>::scaled_identity(m.q) + ((T(1) - m.c) * joint.inverse_axis_squared) * K +
                        ((m.q - m.s) * joint.inverse_axis_squared) * K2;
  tally_products<T>(27 + 9);
  return {rodrigues(K, K2, joint.inverse_axis_squared, m), slide * A.linear};
}

template <RingScalar T>
Mat6<T> adjoint(const Pose<T>& X) {
  tally_products<T>(27);
  const Mat3<T> R = X.R.matrix();
  return {R, Mat3<T>(), Mat3<T>::skew(X.p) * R, R};
}

/// ad(V) = [[ [w], 0 ], [ [v], [w] ]].
template <RingScalar T>
Mat6<T> ad(const Vec6<T>& V) {
  const Mat3<T> w = Mat3<T>::skew(V.angular);
  return {w, Mat3<T>(), Mat3<T>::skew(V.linear), w};
}

template <RingScalar T>
Vec6<T> screw_axis(const ModelJoint<T>& joint) {
  switch (joint.kind) {
    case JointKind::revolute:
      return {joint.axis, Vec3<T>()};
    case JointKind::prismatic:
      return {Vec3<T>(), joint.axis};
    case JointKind::screw:
      return {joint.axis, joint.pitch * joint.axis};
  }
  return {};
}

}  // namespace textbook

template <RingScalar T>
std::vector<T> rnea_textbook(const Model<T>& model, const State<T>& state) {
  using namespace textbook;
  const std::size_t n = model.size();
  // carry[n] is zero: nothing hangs on the last link, but the seed counts that product too.
  std::vector<Mat6<T>> carry(n + 1);
  std::vector<Vec6<T>> A(n), V(n), Vd(n);
  for (std::size_t i = 0; i < n; ++i) {
    const ModelJoint<T>& joint = model.joints[i];
    A[i] = screw_axis(joint);
    const Pose<T> turn = exponential(joint, A[i], reversed(state.q[i]));
    tally_products<T>(36);
    carry[i] = adjoint(turn * joint.origin.inverse());
    const Vec6<T> V_parent = i > 0 ? V[i - 1] : Vec6<T>();
    const Vec6<T> Vd_parent = i > 0 ? Vd[i - 1] : Vec6<T>{Vec3<T>(), -model.gravity};
    V[i] = product(carry[i], V_parent) + state.qd[i] * A[i];
    Vd[i] = product(carry[i], Vd_parent) + product(ad(V[i]), state.qd[i] * A[i]) + state.qdd[i] * A[i];
  }
  std::vector<T> tau(n);
  Vec6<T> F;
  for (std::size_t i = n; i-- > 0;) {
    const Mat6<T> G = spatial_inertia(model.joints[i].body);
    F = product(transposed(carry[i + 1]), F) + product(G, Vd[i]) - product(transposed(ad(V[i])), product(G, V[i]));
    tau[i] = product(F, A[i]) + model.joints[i].armature * state.qdd[i] + model.joints[i].damping * state.qd[i];
  }
  return tau;
}

}  // namespace lagdyn
