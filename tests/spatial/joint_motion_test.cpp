// JointMotion: (c, s, q) on its curve c^2 + N s^2 = 1, and the rotation that it makes.
#include "lagdyn/spatial/joint_motion.hpp"

#include <gtest/gtest.h>

#include "spatial/laws.hpp"
#include "support/true_motion.hpp"

namespace lagdyn::test {
namespace {

template <class T>
class JointMotionLaws : public testing::Test {};
using Scalars = testing::Types<Modular, Bounded, Quad>;
TYPED_TEST_SUITE(JointMotionLaws, Scalars);

/// A motion about `a` at a random place of its curve.
template <class T>
JointMotion<T> random_motion(Elements<T>& draw, const Vec3<T>& a) {
  const T t = draw.scalar();
  return rational_motion(dot(a, a), t, draw.scalar());
}

TYPED_TEST(JointMotionLaws, RationalMotionLiesOnTheCurve) {
  using T = TypeParam;
  for (std::uint64_t i = 0; i < 50; ++i) {
    Elements<T> draw(i);
    const Vec3<T> a = draw.vector();
    const JointMotion<T> m = random_motion(draw, a);
    EXPECT_TRUE(vanishes(m.c * m.c + dot(a, a) * m.s * m.s - T(1)));
  }
}

TYPED_TEST(JointMotionLaws, RotatesAboutItsAxis) {
  using T = TypeParam;
  for (std::uint64_t i = 0; i < 50; ++i) {
    Elements<T> draw(i);
    const Vec3<T> a = draw.vector();
    const T N = dot(a, a), inverse = T(1) / N, t = draw.scalar();
    const JointMotion<T> m = rational_motion(N, t, draw.scalar());
    const Mat3<T> K = Mat3<T>::skew(a);
    const Rot<T> R = axis_rotation(a, inverse, m), S = rodrigues(K, K * K, inverse, m);
    EXPECT_TRUE(vanishes(R.matrix() - S.matrix()));
    EXPECT_TRUE(vanishes(R.matrix() * transposed(R.matrix()) - Mat3<T>::scaled_identity(T(1))));
    EXPECT_TRUE(vanishes(determinant(R.matrix()) - T(1)));
    EXPECT_TRUE(vanishes(R * a - a));
    const T trace = R.matrix()(0, 0) + R.matrix()(1, 1) + R.matrix()(2, 2);
    EXPECT_TRUE(vanishes(trace - T(1) - T(2) * m.c));
    // tan(angle / 2) = sqrt(N) t, so the quaternion is (1; t a).
    EXPECT_TRUE(vanishes(R.matrix() - Rot<T>::from_quaternion(T(1), t * a).matrix()));
    EXPECT_TRUE(vanishes(axis_rotation(a, inverse, reversed(m)).matrix() - transposed(R.matrix())));
  }
}

TYPED_TEST(JointMotionLaws, AnglesAddUp) {
  using T = TypeParam;
  for (std::uint64_t i = 0; i < 50; ++i) {
    Elements<T> draw(i);
    const Vec3<T> a = draw.vector();
    const T N = dot(a, a), inverse = T(1) / N;
    const JointMotion<T> m = random_motion(draw, a), k = random_motion(draw, a);
    const JointMotion<T> sum{m.c * k.c - N * m.s * k.s, m.s * k.c + m.c * k.s, m.q + k.q};
    const Rot<T> both = axis_rotation(a, inverse, m) * axis_rotation(a, inverse, k);
    EXPECT_TRUE(vanishes(both.matrix() - axis_rotation(a, inverse, sum).matrix()));
  }
}

JointMotion<Quad> true_motion(const Double3& axis, Quad q) { return test::true_motion(lifting::vector<Quad>(axis), q); }

bool contained(Bounded b, Quad truth) { return magnitude(truth - Quad(b.mid)) <= Float128{b.rad}; }

TEST(TurningMotion, ContainsTheTruthAndItsMiddleIsThatOfDouble) {
  CounterRandom random(1, 0, stream_of("turning-motion"));
  for (int i = 0; i < 5000; ++i) {
    Double3 axis{random.uniform(-1, 1), random.uniform(-1, 1), random.uniform(-1, 1)};
    const double length = std::hypot(axis[0], axis[1], axis[2]);
    for (double& x : axis) x /= length;
    if (i % 4 == 0) axis = {0, 0, i % 8 == 0 ? 1.0 : -1.0};
    if (i % 4 == 1) axis[2] = 0;  // no longer of unit length: N is what the axis is
    const double q = random.uniform(-1, 1) * std::pow(10, random.uniform(-8, 4));
    const JointMotion<Bounded> m = turning_motion(axis_length(axis), Bounded(q));
    const JointMotion<double> plain = turning_motion(axis_length(axis), q);
    const JointMotion<Quad> truth = true_motion(axis, Quad(q));
    EXPECT_TRUE(contained(m.c, truth.c)) << q;
    EXPECT_TRUE(contained(m.s, truth.s)) << q;
    EXPECT_EQ(m.c.mid, plain.c);
    EXPECT_EQ(m.s.mid, plain.s);
    EXPECT_EQ(m.q.mid, q);
    EXPECT_LE(m.c.rad, 1e-15 * std::max(1.0, std::abs(q)));
  }
}

TEST(AxisLength, EnclosesTheSquareRoot) {
  CounterRandom random(2, 0, stream_of("axis-length"));
  for (int i = 0; i < 5000; ++i) {
    const Double3 axis{random.uniform(-1, 1), random.uniform(-1, 1), i % 2 == 0 ? 0 : random.uniform(-1, 1)};
    const Vec3<Quad> a = lifting::vector<Quad>(axis);
    const AxisLength length = axis_length(axis);
    EXPECT_LE(magnitude(sqrt_of(dot(a, a)) - Quad(length.root)), Float128{length.error});
    EXPECT_LE(length.error, 1e-15);
  }
  EXPECT_EQ(axis_length({0, -0.7, 0}).root, 0.7);
  EXPECT_EQ(axis_length({0, -0.7, 0}).error, 0);
}

TEST(MovingMotion, SlopesAreThoseOfCosineAndSine) {
  const Double3 axis{0.36, -0.48, 0.9};  // N = 1.17
  const Vec3<Quad> a = lifting::vector<Quad>(axis);
  for (double q : {-3.0, -0.2, 0.0, 1.1, 40.0}) {
    const Quad h(1e-8), rate(-1.7), twice_h = h + h;
    const JointMotion<Quad> ahead = true_motion(axis, Quad(q) + h), behind = true_motion(axis, Quad(q) - h);
    const JointMotion<Dual<Quad>> m = moving(true_motion(axis, Quad(q)), dot(a, a), rate);
    EXPECT_LT(magnitude(m.c.slope - rate * (ahead.c - behind.c) / twice_h), 1e-15);
    EXPECT_LT(magnitude(m.s.slope - rate * (ahead.s - behind.s) / twice_h), 1e-15);
    EXPECT_EQ(static_cast<double>(m.q.slope.value), -1.7);
  }
}

TEST(Reversed, TurnsBack) {
  const JointMotion<Quad> m = true_motion({0, 0.6, 0.8}, Quad(0.7)), back = true_motion({0, 0.6, 0.8}, Quad(-0.7));
  EXPECT_TRUE(vanishes(reversed(m).c - back.c));
  EXPECT_TRUE(vanishes(reversed(m).s - back.s));
  EXPECT_TRUE(vanishes(reversed(m).q - back.q));
}

}  // namespace
}  // namespace lagdyn::test
