// Without a mistake, each copy is its original, to the bit: values and radii.
#include <gtest/gtest.h>

#include "lagdyn/chain/random_chain.hpp"
#include "lagdyn/chain/random_state.hpp"
#include "lagdyn/checks/faults/forward_copies.hpp"
#include "lagdyn/checks/faults/lagrange_copy.hpp"
#include "lagdyn/checks/faults/lift_copy.hpp"
#include "lagdyn/checks/faults/mass_matrix_copies.hpp"
#include "lagdyn/checks/faults/newton_euler_copy.hpp"
#include "lagdyn/checks/faults/projection_copies.hpp"
#include "lagdyn/checks/faults/reading.hpp"
#include "lagdyn/dynamics/registry.hpp"

namespace lagdyn::faults {
namespace {

bool same(double a, double b) { return a == b; }
bool same(const Bounded& a, const Bounded& b) { return a.mid == b.mid && a.rad == b.rad; }
bool same(const Vec3<Bounded>& a, const Vec3<Bounded>& b) {
  return same(a[0], b[0]) && same(a[1], b[1]) && same(a[2], b[2]);
}
bool same(const Mat3<Bounded>& a, const Mat3<Bounded>& b) {
  bool equal = a.size == b.size;
  for (int i = 0; i < 3; ++i)
    for (int j = 0; j < 3; ++j) equal = equal && same(a(i, j), b(i, j));
  return equal;
}
bool same(const Wrench<Bounded>& a, const Wrench<Bounded>& b) { return same(a.n, b.n) && same(a.f, b.f); }
bool same(const Pose<Bounded>& a, const Pose<Bounded>& b) { return same(a.R.matrix(), b.R.matrix()) && same(a.p, b.p); }
bool same(const Matrix<Bounded>& A, const Matrix<Bounded>& B) {
  bool equal = A.rows() == B.rows();
  for (std::size_t i = 0; i < A.rows(); ++i)
    for (std::size_t j = 0; j < A.columns(); ++j) equal = equal && same(A(i, j), B(i, j));
  return equal;
}
template <class T>
bool same(const std::vector<T>& a, const std::vector<T>& b) {
  bool equal = a.size() == b.size();
  for (std::size_t i = 0; i < a.size(); ++i) equal = equal && same(a[i], b[i]);
  return equal;
}

TEST(FaultCopies, AreTheirOriginalsWithoutAMistake) {
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    const Chain chain = random_chain(seed, 1 + seed % 6);
    const JointState values = random_state(chain, seed, 0);
    const Model<Bounded> model = lift<Bounded>(chain);
    const State<Bounded> state = lift_state(model, values);
    const NewtonEuler<Bounded> forces = newton_euler(model, state, model.gravity),
                               copied = newton_euler_copy(NewtonEulerFault::none, model, state, model.gravity);
    EXPECT_TRUE(same(copied.tau, forces.tau) && same(copied.base, forces.base)) << seed;
    EXPECT_TRUE(same(kane_copy(KaneFault::none, model, state), kane(model, state))) << seed;
    EXPECT_TRUE(same(jacobian_transpose_copy(WeightFault::none, model, state), jacobian_transpose(model, state)));
    EXPECT_TRUE(same(kinetic_links_copy(KineticFault::none, model, state), kinetic_links(model, state))) << seed;
    EXPECT_TRUE(same(crba_copy(CompositeFault::none, model, state), crba(model, state))) << seed;
    EXPECT_TRUE(same(jacobian_sum_copy(JacobianFault::none, model, state), jacobian_sum(screw_model(model), state)));
    EXPECT_TRUE(same(lagrange_copy(LagrangeFault::none, model, state), euler_lagrange_exact(model, state))) << seed;
    EXPECT_TRUE(same(coriolis_copy(LagrangeFault::none, energy_slopes(model, state).dM, state.qd),
                     christoffel_exact(model, state)))
        << seed;
    const Model<double> plain = lift<double>(chain);
    const State<double> at = lift_state(plain, values);
    EXPECT_TRUE(same(aba_copy(ArticulatedFault::none, plain, at, values.qdd), aba(plain, at, values.qdd))) << seed;
    EXPECT_TRUE(same(mass_matrix_solve_copy(FactorFault::none, plain, at, values.qdd),
                     mass_matrix_solve(plain, at, values.qdd)))
        << seed;
  }
}

TEST(FaultCopies, OfLiftIsLift) {
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    const Chain chain = random_chain(seed, 1 + seed % 6, {.fixed_share = 0.6});
    const Model<Bounded> lifted = lift<Bounded>(chain), copied = lift_copy(LiftFault::none, chain);
    ASSERT_EQ(copied.size(), lifted.size());
    EXPECT_TRUE(same(copied.tip, lifted.tip) && same(copied.gravity, lifted.gravity)) << seed;
    for (std::size_t i = 0; i < lifted.size(); ++i) {
      const ModelJoint<Bounded>&a = copied.joints[i], &b = lifted.joints[i];
      EXPECT_TRUE(a.kind == b.kind && same(a.origin, b.origin) && same(a.axis, b.axis) && same(a.pitch, b.pitch) &&
                  same(a.axis_squared, b.axis_squared) && same(a.inverse_axis_squared, b.inverse_axis_squared) &&
                  same(a.armature, b.armature) && same(a.damping, b.damping) && same(a.body.mass, b.body.mass) &&
                  same(a.body.com, b.body.com) && same(a.body.about_com, b.body.about_com))
          << seed << ' ' << i;
    }
  }
}

/// What the widening of reading.cpp does not cover is equal to the bit.
TEST(FaultCopies, TheArmOfAFileIsTheOneStated) {
  const Chain stated = stated_arm(), read = read_arm();
  ASSERT_EQ(read.bodies.size(), stated.bodies.size());
  EXPECT_EQ(read.gravity, stated.gravity);
  for (std::size_t i = 0; i < stated.bodies.size(); ++i) {
    const Joint &a = read.bodies[i].joint, &b = stated.bodies[i].joint;
    EXPECT_TRUE(a.type == b.type && a.armature == b.armature && a.damping == b.damping && a.origin.xyz == b.origin.xyz);
    if (b.type != JointType::fixed) {
      EXPECT_EQ(a.axis, b.axis);
    }
    const Inertial &I = read.bodies[i].inertial, &J = stated.bodies[i].inertial;
    EXPECT_TRUE(I.mass == J.mass && I.com == J.com && I.inertia == J.inertia && I.about == J.about);
  }
}

}  // namespace
}  // namespace lagdyn::faults
