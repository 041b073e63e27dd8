// Forward dynamics by articulated bodies: qdd from tau in O(n), without the mass matrix.
//
// Articulated inertia I^A in 3x3 blocks (angular A, coupling B: n = A alpha + B a, linear D: f = B^T alpha + D a), bias p^A.
//   U = I^A S, D = S.U + armature, u = tau - damping qd - S.p^A;  I^a = I^A - U U^T / D,  p^a = p^A + I^a c + U u / D
//   outward: a' = X a_P + c,  qdd = (u - U.a') / D,  a = a' + S qdd,  a_0 = (0; -gravity)
// Inputs: model, state (its qdd is not read), tau. Output: n accelerations. Precondition: every D != 0, else infinite or
// meaningless; a singular mass matrix is refused before. Source: Featherstone (2008), table 7.1, about body origins.
// Cost: O(n), n divisions. Must equal: mass-matrix-solve; judged by the residual of its qdd in kane's equations.
#pragma once

#include <vector>

#include "lagdyn/chain/state.hpp"

namespace lagdyn {

namespace articulated {

template <RingScalar T>
struct BodyInertia {
  Mat3<T> A, B, D;

  Wrench<T> operator*(const Twist<T>& m) const { return {A * m.w + B * m.v, transposed(B) * m.w + D * m.v}; }
};

template <RingScalar T>
Twist<T> to_link(const Pose<T>& X, const Twist<T>& V) {
  return {apply_inverse(X.R, V.w), apply_inverse(X.R, V.v + cross(V.w, X.p))};
}

template <RingScalar T>
Wrench<T> to_parent(const Pose<T>& X, const Wrench<T>& F) {
  const Vec3<T> f = X.R * F.f;
  return {X.R * F.n + cross(X.p, f), f};
}

/// The inertia about the parent's origin: D' = RDR^T, B' = RBR^T + [p]D', A' = RAR^T - RBR^T[p] + [p](RBR^T)^T - [p]D'[p].
template <RingScalar T>
BodyInertia<T> to_parent(const Pose<T>& X, const BodyInertia<T>& I) {
  const Mat3<T> p = Mat3<T>::skew(X.p);
  const Mat3<T> A = congruence(X.R, I.A), B = congruence(X.R, I.B), D = congruence(X.R, I.D);
  const Mat3<T> shifted = B + p * D;
  return {A - shifted * p + p * transposed(B), shifted, D};
}

}  // namespace articulated

template <FieldScalar T>
std::vector<T> aba(const Model<T>& model, const State<T>& state, const std::vector<T>& tau) {
  using namespace articulated;
  const std::size_t n = model.size();
  std::vector<Pose<T>> X(n);
  std::vector<Twist<T>> S(n), c(n);
  std::vector<BodyInertia<T>> I(n);
  std::vector<Wrench<T>> p(n), U(n);
  std::vector<T> d(n), u(n);
  Twist<T> V;
  for (std::size_t i = 0; i < n; ++i) {
    const ModelJoint<T>& joint = model.joints[i];
    X[i] = joint.origin;
    if (joint.turning()) X[i].R = X[i].R * axis_rotation(joint.axis, joint.inverse_axis_squared, state.q[i]);
    if (joint.kind != JointKind::revolute) X[i].p += joint.origin.R * (state.q[i].q * joint.slide());
    S[i] = {joint.turning() ? joint.axis : Vec3<T>(), joint.slide()};
    const Twist<T> rate = state.qd[i] * S[i];
    V = to_link(X[i], V) + rate;
    c[i] = {cross(V.w, rate.w), cross(V.w, rate.v) + cross(V.v, rate.w)};
    const Inertia<T>& body = joint.body;
    const Mat3<T> com = Mat3<T>::skew(body.com), mc = body.mass * com;
    I[i] = {body.about_com - mc * com, mc, Mat3<T>::scaled_identity(body.mass)};
    const Wrench<T> momentum = I[i] * V;
    p[i] = {cross(V.w, momentum.n) + cross(V.v, momentum.f), cross(V.w, momentum.f)};
  }
  for (std::size_t i = n; i-- > 0;) {
    U[i] = I[i] * S[i];
    d[i] = pairing(S[i], U[i]) + model.joints[i].armature;
    u[i] = tau[i] - model.joints[i].damping * state.qd[i] - pairing(S[i], p[i]);
    if (i == 0) break;
    const T inverse = T(1) / d[i];
    const Wrench<T> scaled = inverse * U[i];
    I[i].A -= Mat3<T>::outer(U[i].n, scaled.n);
    I[i].B -= Mat3<T>::outer(U[i].n, scaled.f);
    I[i].D -= Mat3<T>::outer(U[i].f, scaled.f);
    p[i] = p[i] + I[i] * c[i] + u[i] * scaled;
    const BodyInertia<T> carried = to_parent(X[i], I[i]);
    I[i - 1] = {I[i - 1].A + carried.A, I[i - 1].B + carried.B, I[i - 1].D + carried.D};
    p[i - 1] = p[i - 1] + to_parent(X[i], p[i]);
  }
  std::vector<T> qdd(n);
  Twist<T> a{Vec3<T>(), -model.gravity};
  for (std::size_t i = 0; i < n; ++i) {
    a = to_link(X[i], a) + c[i];
    qdd[i] = (u[i] - pairing(a, U[i])) / d[i];
    a = a + qdd[i] * S[i];
  }
  return qdd;
}

}  // namespace lagdyn
