// The laws of vectors, matrices, rotations and poses, for every scalar of the library and the tests' truth.
#include <gtest/gtest.h>

#include "spatial/laws.hpp"

namespace lagdyn::test {
namespace {

template <class T>
class VocabularyLaws : public testing::Test {};

using Scalars =
    testing::Types<Modular, Bounded, Quad, Dual<Modular>, Dual<Bounded>, Dual<Dual<Modular>>, Dual<Dual<Quad>>>;

struct Names {
  template <class T>
  static std::string GetName(int i) {
    static const char* const names[] = {"Modular",     "Bounded",         "Quad",        "DualModular",
                                        "DualBounded", "DualDualModular", "DualDualQuad"};
    return names[i];
  }
};
TYPED_TEST_SUITE(VocabularyLaws, Scalars, Names);

constexpr std::uint64_t kRounds = 50;

TYPED_TEST(VocabularyLaws, Vectors) {
  using T = TypeParam;
  for (std::uint64_t i = 0; i < kRounds; ++i) {
    Elements<T> draw(i);
    const Vec3<T> a = draw.vector(), b = draw.vector(), c = draw.vector();
    const T s = draw.scalar();
    EXPECT_TRUE(vanishes(a + b - (b + a)));
    EXPECT_TRUE(vanishes(s * (a + b) - (s * a + s * b)));
    EXPECT_TRUE(vanishes(a + (-a)));
    EXPECT_TRUE(vanishes(dot(a, b) - dot(b, a)));
    EXPECT_TRUE(vanishes(dot(s * a + c, b) - (s * dot(a, b) + dot(c, b))));
    EXPECT_TRUE(vanishes(dot(a, b) - (a[0] * b[0] + a[1] * b[1] + a[2] * b[2])));
    EXPECT_TRUE(vanishes(cross(a, b) + cross(b, a)));
    EXPECT_TRUE(vanishes(dot(a, cross(a, b))));
    EXPECT_TRUE(vanishes(dot(cross(a, b), cross(a, b)) - (dot(a, a) * dot(b, b) - dot(a, b) * dot(a, b))));
    EXPECT_TRUE(vanishes(cross(a, cross(b, c)) - (dot(a, c) * b - dot(a, b) * c)));
    EXPECT_TRUE(vanishes(dot(a, cross(b, c)) - determinant(Mat3<T>(a, b, c))));
    Vec3<T> sum = a, difference = a;
    sum += b;
    difference -= b;
    EXPECT_TRUE(vanishes(sum - (a + b)));
    EXPECT_TRUE(vanishes(difference - (a - b)));
  }
}

TYPED_TEST(VocabularyLaws, AxesFollowTheRightHand) {
  using T = TypeParam;
  const Vec3<T> x(T(1), T(0), T(0)), y(T(0), T(1), T(0)), z(T(0), T(0), T(1));
  EXPECT_TRUE(vanishes(cross(x, y) - z));
  EXPECT_TRUE(vanishes(cross(y, z) - x));
  const JointMotion<T> quarter{T(0), T(1), T(0)};
  EXPECT_TRUE(vanishes(axis_rotation(z, T(1), quarter) * x - y));
  EXPECT_TRUE(vanishes(rodrigues(Mat3<T>::skew(z), Mat3<T>::skew(z) * Mat3<T>::skew(z), T(1), quarter) * x - y));
  EXPECT_TRUE(vanishes(Rot<T>::from_quaternion(T(1), z) * x - y));
  EXPECT_TRUE(vanishes(apply_inverse(axis_rotation(z, T(1), quarter), y) - x));
}

TYPED_TEST(VocabularyLaws, Matrices) {
  using T = TypeParam;
  for (std::uint64_t i = 0; i < kRounds; ++i) {
    Elements<T> draw(i);
    const Mat3<T> A = draw.matrix(), B = draw.matrix();
    const Vec3<T> a = draw.vector(), b = draw.vector(), c = draw.vector();
    const T s = draw.scalar();
    for (int row = 0; row < 3; ++row)
      EXPECT_TRUE(vanishes((A * a)[row] - (A(row, 0) * a[0] + A(row, 1) * a[1] + A(row, 2) * a[2])));
    EXPECT_TRUE(vanishes((A * B) * a - A * (B * a)));
    EXPECT_TRUE(vanishes((A + B) * a - (A * a + B * a)));
    EXPECT_TRUE(vanishes((A - B) * a - (A * a - B * a)));
    EXPECT_TRUE(vanishes(s * A * a - s * (A * a)));
    EXPECT_TRUE(vanishes(transposed(A * B) - transposed(B) * transposed(A)));
    EXPECT_TRUE(vanishes(dot(A * a, b) - dot(a, transposed(A) * b)));
    EXPECT_TRUE(vanishes(Mat3<T>::skew(a) * b - cross(a, b)));
    EXPECT_TRUE(vanishes(Mat3<T>::outer(a, b) * c - dot(b, c) * a));
    EXPECT_TRUE(vanishes(Mat3<T>::scaled_identity(s) * a - s * a));
    EXPECT_TRUE(vanishes(A + (-A)));
    Mat3<T> sum = A, difference = A;
    sum += B;
    difference -= B;
    EXPECT_TRUE(vanishes(sum - (A + B)));
    EXPECT_TRUE(vanishes(difference - (A - B)));
  }
}

TYPED_TEST(VocabularyLaws, RotationsAreOrthogonalWhateverTheQuaternionsLength) {
  using T = TypeParam;
  const Mat3<T> one = Mat3<T>::scaled_identity(T(1));
  EXPECT_TRUE(vanishes(Rot<T>().matrix() - one));
  for (std::uint64_t i = 0; i < kRounds; ++i) {
    Elements<T> draw(i);
    const Rot<T> R = draw.rotation();
    EXPECT_TRUE(vanishes(R.matrix() * transposed(R.matrix()) - one));
    EXPECT_TRUE(vanishes(determinant(R.matrix()) - T(1)));
    EXPECT_TRUE(vanishes((R * R.inverse()).matrix() - one));
  }
}

TYPED_TEST(VocabularyLaws, RotationsActAsTheirMatrices) {
  using T = TypeParam;
  for (std::uint64_t i = 0; i < kRounds; ++i) {
    Elements<T> draw(i);
    const Rot<T> R = draw.rotation(), S = draw.rotation();
    const Vec3<T> a = draw.vector(), b = draw.vector();
    const Mat3<T> A = draw.symmetric();
    EXPECT_TRUE(vanishes(R * a - R.matrix() * a));
    EXPECT_TRUE(vanishes(apply_inverse(R, a) - transposed(R.matrix()) * a));
    EXPECT_TRUE(vanishes(apply_inverse(R, a) - R.inverse() * a));
    EXPECT_TRUE(vanishes((R * S).matrix() - R.matrix() * S.matrix()));
    EXPECT_TRUE(vanishes((R * S) * a - R * (S * a)));
    EXPECT_TRUE(vanishes(R * cross(a, b) - cross(R * a, R * b)));
    EXPECT_TRUE(vanishes(dot(R * a, R * b) - dot(a, b)));
    EXPECT_TRUE(vanishes(congruence(R, A) - R.matrix() * A * transposed(R.matrix())));
    EXPECT_TRUE(vanishes(congruence(R * S, A) - congruence(R, congruence(S, A))));
  }
}

TYPED_TEST(VocabularyLaws, PosesAreAGroupThatActsOnPoints) {
  using T = TypeParam;
  for (std::uint64_t i = 0; i < kRounds; ++i) {
    Elements<T> draw(i);
    const Pose<T> X = draw.pose(), Y = draw.pose(), Z = draw.pose();
    const Vec3<T> a = draw.vector(), b = draw.vector();
    EXPECT_TRUE(vanishes((X * Y) * a - X * (Y * a)));
    EXPECT_TRUE(vanishes(((X * Y) * Z).p - (X * (Y * Z)).p));
    EXPECT_TRUE(vanishes(((X * Y) * Z).R.matrix() - (X * (Y * Z)).R.matrix()));
    EXPECT_TRUE(vanishes(X.inverse() * (X * a) - a));
    EXPECT_TRUE(vanishes((X * X.inverse()).p));
    EXPECT_TRUE(vanishes((X * a - X * b) - X.R * (a - b)));
  }
}

TYPED_TEST(VocabularyLaws, PowerIsBilinear) {
  using T = TypeParam;
  for (std::uint64_t i = 0; i < kRounds; ++i) {
    Elements<T> draw(i);
    const auto twist = [&] {
      const Vec3<T> w = draw.vector();
      return Twist<T>{w, draw.vector()};
    };
    const Twist<T> V = twist(), U = twist();
    const Wrench<T> F{draw.vector(), draw.vector()}, G{draw.vector(), draw.vector()};
    const T s = draw.scalar();
    EXPECT_TRUE(vanishes(pairing(s * V + U, F) - (s * pairing(V, F) + pairing(U, F))));
    EXPECT_TRUE(vanishes(pairing(V - U, s * F + G) - s * pairing(V - U, F) - pairing(V, G) + pairing(U, G)));
    EXPECT_TRUE(vanishes(pairing(V, F - G) - pairing(V, F) + pairing(V, G)));
    EXPECT_TRUE(vanishes(pairing(V, F) - dot(V.w, F.n) - dot(V.v, F.f)));
  }
}

// v^T G v is twice the kinetic energy: m |v + w x c|^2 + w . J w.
TYPED_TEST(VocabularyLaws, SpatialInertiaHoldsTheKineticEnergy) {
  using T = TypeParam;
  for (std::uint64_t i = 0; i < kRounds; ++i) {
    Elements<T> draw(i);
    const Inertia<T> body{draw.scalar(), draw.vector(), draw.symmetric()};
    const Vec6<T> V{draw.vector(), draw.vector()}, U{draw.vector(), draw.vector()};
    const Mat6<T> G = spatial_inertia(body);
    const Vec3<T> v = V.linear + cross(V.angular, body.com);
    const T energy = body.mass * dot(v, v) + dot(V.angular, body.about_com * V.angular);
    EXPECT_TRUE(vanishes(inner(V, G * V) - energy));
    EXPECT_TRUE(vanishes(product(V, product(G, V)) - energy));
    EXPECT_TRUE(vanishes(inner(U, G * V) - inner(V, G * U)));
    EXPECT_TRUE(vanishes(inner(transposed(G) * U, V) - inner(U, G * V)));
    const T s = draw.scalar();
    EXPECT_TRUE(vanishes(inner(U, G * (s * V + U - V)) - s * inner(U, G * V) - inner(U, G * U) + inner(U, G * V)));
  }
}

}  // namespace
}  // namespace lagdyn::test
