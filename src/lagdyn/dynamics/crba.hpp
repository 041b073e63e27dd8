// Composite rigid bodies: column j of M is the force that accelerates everything outward of joint j along it.
//
//   I_j^c = I_j + X I_{j+1}^c X^T;  F = I_j^c S_j,  M_jj = S_j.F + armature;  carried inward: M_ij = S_i.F
// A composite is kept as mass, first moment h = m c and inertia about the link's origin: it adds without division.
// Inputs: model, joint motions. Output: n x n, symmetric by construction. Source: Walker & Orin (1982), method 3;
// Featherstone (2008), table 6.2. Cost: O(n^2). Must equal: jacobian-sum, rnea-columns.
#pragma once

#include <vector>

#include "lagdyn/chain/state.hpp"
#include "lagdyn/spatial/matrix.hpp"

namespace lagdyn {

template <RingScalar T>
Matrix<T> crba(const Model<T>& model, const State<T>& state) {
  const std::size_t n = model.size();
  struct Composite {
    T mass{};
    Vec3<T> h;
    Mat3<T> I;
  };
  std::vector<Pose<T>> X(n);
  std::vector<Composite> whole(n);
  for (std::size_t i = 0; i < n; ++i) {
    const ModelJoint<T>& joint = model.joints[i];
    X[i] = joint.origin;
    if (joint.turning()) X[i].R = X[i].R * axis_rotation(joint.axis, joint.inverse_axis_squared, state.q[i]);
    if (joint.kind != JointKind::revolute) X[i].p += joint.origin.R * (state.q[i].q * joint.slide());
    const Inertia<T>& body = joint.body;
    const Mat3<T> c = Mat3<T>::skew(body.com);
    whole[i] = {body.mass, body.mass * body.com, body.about_com - body.mass * (c * c)};
  }
  Matrix<T> M(n, n);
  for (std::size_t j = n; j-- > 0;) {
    const ModelJoint<T>& joint = model.joints[j];
    const Composite& c = whole[j];
    Wrench<T> F;  // about the origin of link j, its axes
    if (joint.turning()) F = {c.I * joint.axis, cross(joint.axis, c.h)};
    if (joint.kind != JointKind::revolute) F = F + Wrench<T>{cross(c.h, joint.slide()), c.mass * joint.slide()};
    for (std::size_t i = j;; --i) {
      const ModelJoint<T>& at = model.joints[i];
      T entry{};
      if (at.turning()) entry += dot(at.axis, F.n);
      if (at.kind != JointKind::revolute) entry += dot(at.slide(), F.f);
      M(i, j) = entry;
      M(j, i) = entry;
      if (i == 0) break;
      const Vec3<T> f = X[i].R * F.f;
      F = {X[i].R * F.n + cross(X[i].p, f), f};
    }
    M(j, j) += joint.armature;
    if (j == 0) break;
    // About an origin moved by p: R I R^T - [p][Rh] - [Rh][p] - m [p][p].
    const Mat3<T> p = Mat3<T>::skew(X[j].p), Rh = Mat3<T>::skew(X[j].R * c.h);
    whole[j - 1].mass += c.mass;
    whole[j - 1].h += X[j].R * c.h + c.mass * X[j].p;
    whole[j - 1].I += congruence(X[j].R, c.I) - p * Rh - Rh * p - c.mass * (p * p);
  }
  return M;
}

}  // namespace lagdyn
