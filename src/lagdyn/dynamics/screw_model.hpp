// The energy route's own form of a chain, the seed chapter's: {M_{i,i-1}, A_i, G_i}, and its kinematics.
//
//   T_{i,i-1} = exp(-[A_i] q_i) M_{i,i-1}                     pose of frame {i-1} in frame {i}
//   J_i[:, i] = A_i,  J_i[:, j] = Ad(T_{i,j}) A_j  (j < i)    body Jacobian of link i, V_i = J_i qd, in frame {i}
// A_i = (w; v) is the joint's screw in frame {i}, G_i the spatial inertia about the origin of {i}.
// Source: Lynch & Park, Modern Robotics (2017), eqs. 8.50 to 8.56. Used by no method of the force route.
// Multiplications inside products: 117 a link for poses, 99 a Jacobian column left of the diagonal.
#pragma once

#include <vector>

#include "lagdyn/chain/promote.hpp"
#include "lagdyn/spatial/vec6.hpp"

namespace lagdyn {

template <RingScalar T>
struct ScrewLink {
  Vec6<T> A;
  T inverse_axis_squared;
  bool turning;
  Pose<T> M;
  Mat6<T> G;
  T mass;
  Vec3<T> com;
  T armature, damping;
};

template <RingScalar T>
struct ScrewModel {
  std::vector<ScrewLink<T>> links;
  Vec3<T> gravity;

  std::size_t size() const { return links.size(); }
};

template <RingScalar T>
ScrewModel<T> screw_model(const Model<T>& model) {
  ScrewModel<T> screws{{}, model.gravity};
  for (const ModelJoint<T>& j : model.joints) {
    Vec6<T> A{j.axis, Vec3<T>()};
    if (j.kind == JointKind::prismatic) A = {Vec3<T>(), j.axis};
    if (j.kind == JointKind::screw) A.linear = j.pitch * j.axis;
    screws.links.push_back({A, j.inverse_axis_squared, j.turning(), j.origin.inverse(), spatial_inertia(j.body),
                            j.body.mass, j.body.com, j.armature, j.damping});
  }
  return screws;
}

template <RingScalar T>
ScrewLink<Dual<T>> promoted(const ScrewLink<T>& link) {
  const auto constant = [](const Mat3<T>& m) { return Mat3<Dual<T>>(m); };
  return {{promoted(link.A.angular), promoted(link.A.linear)},
          promoted(link.inverse_axis_squared),
          link.turning,
          promoted(link.M),
          {constant(link.G.aa), constant(link.G.al), constant(link.G.la), constant(link.G.ll)},
          promoted(link.mass),
          promoted(link.com),
          promoted(link.armature),
          promoted(link.damping)};
}

namespace energy {

template <RingScalar T>
Pose<T> pose_product(const Pose<T>& a, const Pose<T>& b) {
  tally_products<T>(36);
  return a * b;
}

template <RingScalar T>
Pose<T> pose_inverse(const Pose<T>& X) {
  tally_products<T>(9);
  return X.inverse();
}

/// exp([A] q) = (R, (q 1 + ((1-c)/N)[w] + ((q-s)/N)[w]^2) v), R by Rodrigues' formula; v q for a prismatic joint.
template <RingScalar T>
Pose<T> screw_exponential(const ScrewLink<T>& link, const JointMotion<T>& m) {
  if (!link.turning) return {Rot<T>(), m.q * link.A.linear};
  const Mat3<T> K = Mat3<T>::skew(link.A.angular), K2 = K * K;
  const T versine = (T(1) - m.c) * link.inverse_axis_squared, rest = (m.q - m.s) * link.inverse_axis_squared;
  const Mat3<T> slide = Mat3<T>::scaled_identity(m.q) + versine * K + rest * K2;
  tally_products<T>(27 + 9);
  return {rodrigues(K, K2, link.inverse_axis_squared, m), slide * link.A.linear};
}

template <RingScalar T>
Mat6<T> adjoint(const Pose<T>& X) {
  tally_products<T>(27);
  const Mat3<T> R = X.R.matrix();
  return {R, Mat3<T>(), Mat3<T>::skew(X.p) * R, R};
}

template <RingScalar T>
struct LinkPoses {
  std::vector<Pose<T>> to_parent;  ///< T_{i,i-1}
  std::vector<Pose<T>> in_base;    ///< T_{0,i}
};

template <RingScalar T>
LinkPoses<T> link_poses(const ScrewModel<T>& model, const State<T>& state) {
  LinkPoses<T> poses;
  Pose<T> in_base;
  for (std::size_t i = 0; i < model.size(); ++i) {
    const Pose<T> turn = screw_exponential(model.links[i], reversed(state.q[i]));
    poses.to_parent.push_back(pose_product(turn, model.links[i].M));
    in_base = pose_product(in_base, pose_inverse(poses.to_parent.back()));
    poses.in_base.push_back(in_base);
  }
  return poses;
}

/// J[i][j]: column j of the body Jacobian of link i; columns right of the diagonal are zero.
template <RingScalar T>
std::vector<std::vector<Vec6<T>>> body_jacobians(const ScrewModel<T>& model, const State<T>& state) {
  const std::size_t n = model.size();
  const LinkPoses<T> poses = link_poses(model, state);
  std::vector<std::vector<Vec6<T>>> J(n, std::vector<Vec6<T>>(n));
  for (std::size_t i = 0; i < n; ++i) {
    J[i][i] = model.links[i].A;
    Pose<T> X = poses.to_parent[i];
    for (std::size_t j = i; j-- > 0; X = pose_product(X, poses.to_parent[j]))
      J[i][j] = product(adjoint(X), model.links[j].A);
  }
  return J;
}

}  // namespace energy
}  // namespace lagdyn
