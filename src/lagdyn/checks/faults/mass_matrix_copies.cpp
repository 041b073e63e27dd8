#include "lagdyn/checks/faults/mass_matrix_copies.hpp"

namespace lagdyn::faults {

using Vector = Vec3<Bounded>;
using Tensor = Mat3<Bounded>;

Matrix<Bounded> crba_copy(CompositeFault fault, const Model<Bounded>& model, const State<Bounded>& state) {
  using enum CompositeFault;
  const std::size_t n = model.size();
  struct Composite {
    Bounded mass;
    Vector h;
    Tensor I;
  };
  std::vector<Pose<Bounded>> X(n);
  std::vector<Composite> whole(n);
  for (std::size_t i = 0; i < n; ++i) {
    const ModelJoint<Bounded>& joint = model.joints[i];
    X[i] = joint.origin;
    if (joint.turning()) X[i].R = X[i].R * axis_rotation(joint.axis, joint.inverse_axis_squared, state.q[i]);
    if (joint.kind != JointKind::revolute) X[i].p += joint.origin.R * (state.q[i].q * joint.slide());
    const Inertia<Bounded>& body = joint.body;
    const Tensor c = Tensor::skew(body.com);
    whole[i] = {body.mass, body.mass * body.com, body.about_com - body.mass * (c * c)};
  }
  Matrix<Bounded> M(n, n);
  for (std::size_t j = n; j-- > 0;) {
    const ModelJoint<Bounded>& joint = model.joints[j];
    const Composite& c = whole[j];
    Wrench<Bounded> F;
    if (joint.turning()) F = {c.I * joint.axis, cross(joint.axis, c.h)};
    if (joint.kind != JointKind::revolute) F = F + Wrench<Bounded>{cross(c.h, joint.slide()), c.mass * joint.slide()};
    for (std::size_t i = j;; --i) {
      const ModelJoint<Bounded>& at = model.joints[i];
      Bounded entry;
      if (at.turning()) entry += dot(at.axis, F.n);
      if (at.kind != JointKind::revolute) entry += dot(at.slide(), F.f);
      M(i, j) = entry;
      if (fault != upper_triangle) M(j, i) = entry;
      if (i == 0) break;
      const Vector f = X[i].R * F.f;
      F = {fault == no_lever ? X[i].R * F.n : X[i].R * F.n + cross(X[i].p, f), f};
    }
    if (fault != no_armature) M(j, j) += joint.armature;
    if (j == 0) break;
    if (fault == composites_not_added) continue;
    const Tensor p = Tensor::skew(X[j].p), Rh = Tensor::skew(X[j].R * c.h);
    whole[j - 1].mass += c.mass;
    whole[j - 1].h += fault == first_moment_not_shifted ? X[j].R * c.h : X[j].R * c.h + c.mass * X[j].p;
    const Tensor turned = fault == tensor_not_turned    ? c.I
                          : fault == tensor_turned_back ? congruence(X[j].R.inverse(), c.I)
                                                        : congruence(X[j].R, c.I);
    if (fault == no_parallel_axis)
      whole[j - 1].I += turned;
    else if (fault == cross_terms_sign)
      whole[j - 1].I += turned + p * Rh + Rh * p - c.mass * (p * p);
    else
      whole[j - 1].I += turned - p * Rh - Rh * p - c.mass * (p * p);
  }
  return M;
}

Matrix<Bounded> jacobian_sum_copy(JacobianFault fault, const Model<Bounded>& model, const State<Bounded>& state) {
  using enum JacobianFault;
  const ScrewModel<Bounded> screws = screw_model(model);
  const std::size_t n = screws.size();
  const auto poses = energy::link_poses(screws, state).to_parent;
  const auto adjoint = [fault](const Pose<Bounded>& X) {
    Mat6<Bounded> Ad = energy::adjoint(X);
    if (fault == adjoint_without_offset) Ad.la = Tensor();
    if (fault == adjoint_transposed) Ad.aa = Ad.ll = transposed(Ad.aa);
    return Ad;
  };
  Matrix<Bounded> M(n, n);
  for (std::size_t i = 0; i < n; ++i) {
    if (fault == last_link_lost && i + 1 == n) break;
    std::vector<Vec6<Bounded>> J(n), GJ(n);
    J[i] = screws.links[i].A;
    Pose<Bounded> X = poses[i];
    for (std::size_t j = i; j-- > 0; X = energy::pose_product(X, poses[j]))
      J[j] = product(adjoint(X), screws.links[j].A);
    Mat6<Bounded> G = screws.links[i].G;
    if (fault == coupling_sign) G.al = -G.al;
    if (fault == about_com) G.aa = model.joints[i].body.about_com;
    for (std::size_t j = 0; j < n; ++j) GJ[j] = product(G, J[j]);
    for (std::size_t a = 0; a <= i; ++a)
      for (std::size_t b = 0; b <= i; ++b)
        if (fault != own_column_alone || a == b) M(a, b) += product(J[a], GJ[b]);
  }
  for (std::size_t i = 0; i < n; ++i) M(i, i) += screws.links[i].armature;
  return M;
}

}  // namespace lagdyn::faults
