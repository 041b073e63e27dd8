#include "lagdyn/checks/faults/forward_copies.hpp"

#include "lagdyn/dynamics/aba.hpp"
#include "lagdyn/dynamics/rnea_columns.hpp"

namespace lagdyn::faults {

using Vector = Vec3<double>;
using Tensor = Mat3<double>;

std::vector<double> aba_copy(ArticulatedFault fault, const Model<double>& model, const State<double>& state,
                             const std::vector<double>& tau) {
  using namespace articulated;
  using enum ArticulatedFault;
  const std::size_t n = model.size();
  std::vector<Pose<double>> X(n);
  std::vector<Twist<double>> S(n), c(n);
  std::vector<BodyInertia<double>> I(n);
  std::vector<Wrench<double>> p(n), U(n);
  std::vector<double> d(n), u(n);
  Twist<double> V;
  for (std::size_t i = 0; i < n; ++i) {
    const ModelJoint<double>& joint = model.joints[i];
    X[i] = joint.origin;
    if (joint.turning()) X[i].R = X[i].R * axis_rotation(joint.axis, joint.inverse_axis_squared, state.q[i]);
    if (joint.kind != JointKind::revolute) X[i].p += joint.origin.R * (state.q[i].q * joint.slide());
    S[i] = {joint.turning() ? joint.axis : Vector(), joint.slide()};
    const Twist<double> rate = state.qd[i] * S[i];
    V = to_link(X[i], V) + rate;
    if (fault != no_velocity_bias) c[i] = {cross(V.w, rate.w), cross(V.w, rate.v) + cross(V.v, rate.w)};
    const Inertia<double>& body = joint.body;
    const Tensor com = Tensor::skew(body.com), mc = body.mass * com;
    I[i] = {body.about_com - mc * com, mc, Tensor::scaled_identity(body.mass)};
    const Wrench<double> momentum = I[i] * V;
    if (fault != no_gyroscopic_force) p[i] = {cross(V.w, momentum.n) + cross(V.v, momentum.f), cross(V.w, momentum.f)};
  }
  for (std::size_t i = n; i-- > 0;) {
    const double damping = fault == damping_missing ? 0 : model.joints[i].damping,
                 armature = fault == armature_missing ? 0 : model.joints[i].armature;
    U[i] = I[i] * S[i];
    d[i] = pairing(S[i], U[i]) + armature;
    u[i] = tau[i] - damping * state.qd[i] - pairing(S[i], p[i]);
    if (i == 0) break;
    const double inverse = 1 / d[i];
    const Wrench<double> scaled = inverse * U[i];
    if (fault != joint_not_free) {
      I[i].A -= Tensor::outer(U[i].n, scaled.n);
      I[i].B -= Tensor::outer(U[i].n, scaled.f);
      I[i].D -= Tensor::outer(U[i].f, scaled.f);
    }
    p[i] = fault == bias_not_carried ? p[i] + u[i] * scaled : p[i] + I[i] * c[i] + u[i] * scaled;
    BodyInertia<double> carried = to_parent(X[i], I[i]);
    if (fault == one_sided_shift) carried.A -= Tensor::skew(X[i].p) * transposed(congruence(X[i].R, I[i].B));
    I[i - 1] = {I[i - 1].A + carried.A, I[i - 1].B + carried.B, I[i - 1].D + carried.D};
    p[i - 1] = p[i - 1] + to_parent(X[i], p[i]);
  }
  std::vector<double> qdd(n);
  Twist<double> a{Vector(), fault == gravity_missing ? Vector() : -model.gravity};
  for (std::size_t i = 0; i < n; ++i) {
    a = to_link(X[i], a) + c[i];
    qdd[i] = (u[i] - pairing(a, U[i])) / d[i];
    a = a + qdd[i] * S[i];
  }
  return qdd;
}

std::vector<double> mass_matrix_solve_copy(FactorFault fault, const Model<double>& model, const State<double>& state,
                                           const std::vector<double>& tau) {
  using enum FactorFault;
  const std::size_t n = tau.size();
  const std::vector<double> h = rnea(model, with_rates(state, state.qd, std::vector<double>(n)));
  const Matrix<double> M = rnea_columns(model, state);
  std::vector<double> x(n), D(n), scaled(n);
  Matrix<double> L(n, n);
  for (std::size_t i = 0; i < n; ++i) x[i] = fault == bias_sign ? tau[i] + h[i] : tau[i] - h[i];
  for (std::size_t i = 0; i < n; ++i) {
    D[i] = M(i, i);
    for (std::size_t j = 0; j < i; ++j) {
      scaled[j] = M(i, j);
      for (std::size_t k = 0; k < j; ++k) scaled[j] -= scaled[k] * L(j, k);
    }
    for (std::size_t j = 0; j < i; ++j) {
      L(i, j) = scaled[j] / D[j];
      if (fault != pivot_not_updated) D[i] -= L(i, j) * scaled[j];
    }
  }
  for (std::size_t i = 0; i < n; ++i)
    for (std::size_t k = 0; k < i; ++k) x[i] -= L(i, k) * x[k];
  if (fault != not_divided)
    for (std::size_t i = 0; i < n; ++i) x[i] = x[i] / D[i];
  for (std::size_t i = n; i-- > 0;)
    for (std::size_t k = i + 1; k < n; ++k) x[i] -= (fault == same_factor_twice ? L(i, k) : L(k, i)) * x[k];
  return x;
}

}  // namespace lagdyn::faults
