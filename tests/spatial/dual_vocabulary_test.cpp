// Rotations over Dual keep a body rate in place of nine slopes: laid beside every entry differentiated on its own.
#include <gtest/gtest.h>

#include <array>

#include "spatial/laws.hpp"

namespace lagdyn::test {
namespace {

/// A 3x3 matrix of duals with no structure, and the textbook's sums over its entries.
template <class T>
struct Entries {
  using D = Dual<T>;
  std::array<std::array<D, 3>, 3> e;

  friend Entries operator*(const Entries& a, const Entries& b) {
    Entries c{};
    for (std::size_t i = 0; i < 3; ++i)
      for (std::size_t j = 0; j < 3; ++j)
        for (std::size_t k = 0; k < 3; ++k) c.e[i][j] += a.e[i][k] * b.e[k][j];
    return c;
  }
  friend Entries flipped(const Entries& a) {
    Entries c{};
    for (std::size_t i = 0; i < 3; ++i)
      for (std::size_t j = 0; j < 3; ++j) c.e[i][j] = a.e[j][i];
    return c;
  }
};

template <class T>
void expect_entries(const Mat3<Dual<T>>& m, const Entries<T>& expected) {
  for (int i = 0; i < 3; ++i)
    for (int j = 0; j < 3; ++j)
      EXPECT_TRUE(vanishes(m(i, j) - expected.e[static_cast<std::size_t>(i)][static_cast<std::size_t>(j)])) << i << j;
}

template <class T>
Entries<T> entries(const Mat3<Dual<T>>& m) {
  return {{{{m(0, 0), m(0, 1), m(0, 2)}, {m(1, 0), m(1, 1), m(1, 2)}, {m(2, 0), m(2, 1), m(2, 2)}}}};
}

/// R of the quaternion (w, x, y, z), entry by entry.
template <class D>
auto quaternion_entries(const D& w, const D& x, const D& y, const D& z) {
  const D n = w * w + x * x + y * y + z * z, two(2);
  Entries<decltype(D::value)> R{{{{w * w + x * x - y * y - z * z, two * (x * y - w * z), two * (x * z + w * y)},
                                  {two * (x * y + w * z), w * w - x * x + y * y - z * z, two * (y * z - w * x)},
                                  {two * (x * z - w * y), two * (y * z + w * x), w * w - x * x - y * y + z * z}}}};
  for (auto& row : R.e)
    for (D& entry : row) entry = entry / n;
  return R;
}

/// exp([a] q), entry by entry, with k = (1 - c) / N.
template <class D>
auto axis_entries(const Vec3<D>& a, const D& c, const D& s, const D& k) {
  const D x = a[0], y = a[1], z = a[2];
  return Entries<decltype(D::value)>{{{{c + k * x * x, k * x * y - s * z, k * x * z + s * y},
                                       {k * x * y + s * z, c + k * y * y, k * y * z - s * x},
                                       {k * x * z - s * y, k * y * z + s * x, c + k * z * z}}}};
}

template <class T>
class DualRotations : public testing::Test {};
using Scalars = testing::Types<Modular, Dual<Modular>, Bounded>;
TYPED_TEST_SUITE(DualRotations, Scalars);

/// A joint about a constant axis, in motion at every level of differentiation.
template <class T>
struct Joint {
  explicit Joint(Elements<T>& draw) : axis(draw.vector()), N(dot(axis, axis)) {
    const T t = draw.scalar();
    motion = rational_motion(N, t, draw.scalar());
  }
  Vec3<T> axis;
  T N;
  JointMotion<T> motion;
};
template <class T>
struct Joint<Dual<T>> {
  explicit Joint(Elements<Dual<T>>& draw) {
    Elements<T> inner(draw.index());
    const Joint<T> still(inner);
    axis = Vec3<Dual<T>>(still.axis);
    N = {still.N, T(0)};
    motion = moving(still.motion, still.N, draw.scalar().slope);
  }
  Vec3<Dual<T>> axis;
  Dual<T> N{};
  JointMotion<Dual<T>> motion;
};

/// Its rotation's entries beside it.
template <class T>
struct Turning : Joint<Dual<T>> {
  explicit Turning(std::uint64_t i) : Turning(Elements<Dual<T>>(i)) {}
  explicit Turning(Elements<Dual<T>> draw) : Joint<Dual<T>>(draw), inverse_N(Dual<T>(1) / this->N) {
    const JointMotion<Dual<T>>& m = this->motion;
    expected = axis_entries(this->axis, m.c, m.s, (Dual<T>(1) - m.c) * inverse_N);
  }
  Dual<T> inverse_N{};
  Entries<T> expected;
};

TYPED_TEST(DualRotations, OfAJoint) {
  using T = TypeParam;
  for (std::uint64_t i = 0; i < 50; ++i) {
    const Turning<T> joint(i);
    const Mat3<Dual<T>> K = Mat3<Dual<T>>::skew(joint.axis);
    expect_entries(axis_rotation(joint.axis, joint.inverse_N, joint.motion).matrix(), joint.expected);
    expect_entries(rodrigues(K, K * K, joint.inverse_N, joint.motion).matrix(), joint.expected);
  }
}

TYPED_TEST(DualRotations, OfAMovingQuaternion) {
  using T = TypeParam;
  for (std::uint64_t i = 0; i < 50; ++i) {
    Elements<Dual<T>> draw(i);
    const Dual<T> w = draw.scalar();
    const Vec3<Dual<T>> v = draw.vector();
    expect_entries(Rot<Dual<T>>::from_quaternion(w, v).matrix(), quaternion_entries(w, v[0], v[1], v[2]));
  }
}

TYPED_TEST(DualRotations, ProductsInversesAndWhatTheyActOn) {
  using T = TypeParam;
  using D = Dual<T>;
  for (std::uint64_t i = 0; i < 50; ++i) {
    const Turning<T> joint(i);
    Elements<D> more(i);
    const D w = more.scalar();
    const Vec3<D> v = more.vector(), u = more.vector();
    const Mat3<D> S = more.matrix();
    const Rot<D> A = Rot<D>::from_quaternion(w, v), B = axis_rotation(joint.axis, joint.inverse_N, joint.motion);
    const Entries<T> a = quaternion_entries(w, v[0], v[1], v[2]), &b = joint.expected;
    expect_entries((A * B).matrix(), a * b);
    expect_entries((A * B * A.inverse()).matrix(), a * b * flipped(a));
    expect_entries(B.inverse().matrix(), flipped(b));
    expect_entries(congruence(A * B, S), a * b * entries(S) * flipped(a * b));
    const Vec3<D> forth = (A * B) * u, back = apply_inverse(A * B, u);
    const Entries<T> ab = a * b;
    for (std::size_t k = 0; k < 3; ++k) {
      EXPECT_TRUE(vanishes(forth[static_cast<int>(k)] - ab.e[k][0] * u[0] - ab.e[k][1] * u[1] - ab.e[k][2] * u[2]));
      EXPECT_TRUE(vanishes(back[static_cast<int>(k)] - ab.e[0][k] * u[0] - ab.e[1][k] * u[1] - ab.e[2][k] * u[2]));
    }
  }
}

TEST(DualRotations, BodyRateOfAMotionIsTheAngularVelocity) {
  const Turning<Modular> joint(3);
  const Rot<Dual<Modular>> R = axis_rotation(joint.axis, joint.inverse_N, joint.motion);
  EXPECT_TRUE(vanishes(R.body_rate() - joint.motion.q.slope * joint.axis.value));
  // R' = R [w].
  EXPECT_TRUE(vanishes(R.matrix().slope - R.value().matrix() * Mat3<Modular>::skew(R.body_rate())));
}

}  // namespace
}  // namespace lagdyn::test
