// One radius a vector, in the 2-norm: it contains the truth, its middles are double's, it grows linearly along a chain.
#include <gtest/gtest.h>

#include <algorithm>

#include "spatial/laws.hpp"
#include "support/true_motion.hpp"

namespace lagdyn::test {
namespace {

using VecB = Vec3<Bounded>;
using MatB = Mat3<Bounded>;
using VecQ = Vec3<Quad>;
using MatQ = Mat3<Quad>;

Quad norm(const VecQ& v) { return sqrt_of(dot(v, v)); }
VecQ exact(const Vec3<double>& v) { return {Quad(v.x), Quad(v.y), Quad(v.z)}; }
MatQ exact(const Mat3<double>& m) { return {exact(m.row[0]), exact(m.row[1]), exact(m.row[2])}; }

/// At most the 2-norm, by power iteration on m^T m: what the radius must be no smaller than.
Quad reach(const MatQ& m) {
  VecQ v(Quad(0.6), Quad(-0.7), Quad(0.39));
  for (int i = 0; i < 12; ++i) {
    const VecQ next = transposed(m) * (m * v);
    const Quad length = norm(next);
    if (length.value == 0) return Quad(0);
    v = Quad(1) / length * next;
  }
  return norm(m * v) / norm(v);
}

/// What a radius allows, with a margin for the truth's own rounding.
Float128 allowed(double radius) { return Float128{radius} * (1 + Float128{1e-25}); }

void expect_contained(const VecB& b, const VecQ& truth, const char* what) {
  const Quad error = norm(truth - exact(b.mid));
  EXPECT_LE(error.value, allowed(b.rad)) << what << ": " << static_cast<double>(error.value) << " against " << b.rad;
}
void expect_contained(const MatB& b, const MatQ& truth, const char* what) {
  const Quad error = reach(truth - exact(b.mid));
  EXPECT_LE(error.value, allowed(b.rad)) << what << ": " << static_cast<double>(error.value) << " against " << b.rad;
  EXPECT_LE(reach(truth).value, allowed(b.size)) << what;
}
void expect_contained(Bounded b, Quad truth, const char* what) {
  EXPECT_LE(magnitude(truth - Quad(b.mid)), Float128{b.rad}) << what;
}

/// Random vectors and matrices with radii and a truth somewhere within them; sizes over many decades.
class Pairs {
 public:
  explicit Pairs(std::uint64_t index) : random_(1, index, stream_of("bounded-vocabulary")) {}

  double number() { return random_.uniform(-1, 1) * scale_; }
  Vec3<double> plain() {
    const double x = number(), y = number(), z = number();
    return random_.bits() % 8 == 0 ? Vec3<double>(x, 0, 0) : Vec3<double>(x, y, z);
  }
  std::pair<VecB, VecQ> vector() {
    const Vec3<double> mid = random_.bits() % 16 == 0 ? Vec3<double>() : plain();
    const double rad = random_.bits() % 3 == 0 ? 0 : std::abs(number()) * std::pow(10, random_.uniform(-16, 0));
    return {VecB(mid, rad), exact(mid) + Quad(rad) * direction()};
  }
  std::pair<Bounded, Quad> scalar() {
    const double mid = random_.bits() % 16 == 0 ? 0 : number(),
                 rad = random_.bits() % 3 == 0 ? 0 : std::abs(number()) / 8;
    return {Bounded(mid, rad), Quad(mid) + (random_.bits() % 2 ? Quad(rad) : -Quad(rad))};
  }
  /// A matrix whose difference to the truth has its whole radius in one direction.
  std::pair<MatB, MatQ> matrix() {
    const auto [a, ta] = vector();
    const auto [b, tb] = vector();
    const auto [c, tc] = vector();
    return {MatB(a, b, c), MatQ(ta, tb, tc)};
  }
  void of_size(double scale) { scale_ = scale; }
  double decades(double lowest, double highest) { return std::pow(10, random_.uniform(lowest, highest)); }

 private:
  VecQ direction() {
    const VecQ v(Quad(random_.uniform(-1, 1)), Quad(random_.uniform(-1, 1)), Quad(random_.uniform(-1, 1)));
    return Quad(0.9999999999) / norm(v) * v;
  }
  CounterRandom random_;
  double scale_ = 1;
};

void expect_every_operation_contained(Pairs& draw, double size_a, double size_b) {
  draw.of_size(size_a);
  const auto [a, ta] = draw.vector();
  const auto [A, tA] = draw.matrix();
  const auto [s, ts] = draw.scalar();
  const auto [d, td] = draw.vector();
  draw.of_size(size_b);
  const auto [b, tb] = draw.vector();
  const auto [B, tB] = draw.matrix();
  expect_contained(A, tA, "rows");
  expect_contained(a + b, ta + tb, "v + v");
  expect_contained(a - d, ta - td, "v - v");
  expect_contained(-a, -ta, "-v");
  expect_contained(s * b, ts * tb, "s v");
  expect_contained(dot(a, b), dot(ta, tb), "dot");
  expect_contained(cross(a, b), cross(ta, tb), "cross");
  expect_contained(A + B, tA + tB, "M + M");
  expect_contained(A - B, tA - tB, "M - M");
  expect_contained(-A, -tA, "-M");
  expect_contained(s * B, ts * tB, "s M");
  expect_contained(A * b, tA * tb, "M v");
  expect_contained(A * B, tA * tB, "M M");
  expect_contained(A * B * A, tA * tB * tA, "M M M");
  expect_contained(transposed(A), transposed(tA), "M^T");
  expect_contained(MatB::skew(a), MatQ::skew(ta), "skew");
  expect_contained(MatB::outer(a, b), MatQ::outer(ta, tb), "outer");
  expect_contained(MatB::outer(a, b) * B, MatQ::outer(ta, tb) * tB, "outer M");
  expect_contained(MatB::scaled_identity(s), MatQ::scaled_identity(ts), "identity");
  for (int i = 0; i < 3; ++i) {
    expect_contained(a[i], ta[i], "component");
    for (int j = 0; j < 3; ++j) expect_contained(A(i, j), tA(i, j), "entry");
  }
}

TEST(BoundedVocabulary, ContainsTheTruth) {
  for (std::uint64_t i = 0; i < 500; ++i) {
    Pairs draw(i);
    expect_every_operation_contained(draw, 1, 1);
    expect_every_operation_contained(draw, draw.decades(-30, 30), draw.decades(-30, 30));
  }
}

TEST(BoundedVocabulary, ContainsTheTruthWhereProductsUnderflow) {
  for (std::uint64_t i = 0; i < 400; ++i) {
    Pairs draw(10000 + i);
    expect_every_operation_contained(draw, draw.decades(-320, -120), draw.decades(-320, -120));
    expect_every_operation_contained(draw, draw.decades(-320, -120), 1);
  }
  // Orthogonal but for components whose product is no double.
  const Bounded d = dot(VecB({1, 1e-170, 0}, 0), VecB({0, 1e-170, 1}, 0));
  EXPECT_EQ(d.mid, 0);
  EXPECT_GT(d.rad, 0);
}

TEST(BoundedVocabulary, MiddlesAreThoseOfDouble) {
  for (std::uint64_t i = 0; i < 200; ++i) {
    Elements<double> plain(i);
    Elements<Bounded> bounded(i);
    const Pose<double> X = plain.pose(), Y = plain.pose();
    const Pose<Bounded> XB = bounded.pose(), YB = bounded.pose();
    const Mat3<double> S = congruence((X * Y).R, plain.symmetric());
    const MatB SB = congruence((XB * YB).R, bounded.symmetric());
    const Vec3<double> v = X * (Y.inverse() * plain.vector());
    const VecB vB = XB * (YB.inverse() * bounded.vector());
    for (int r = 0; r < 3; ++r) {
      EXPECT_EQ(v[r], vB[r].mid);
      for (int c = 0; c < 3; ++c) EXPECT_EQ(S(r, c), SB(r, c).mid);
    }
  }
}

TEST(BoundedVocabulary, RotationKeepsARadius) {
  Elements<Bounded> draw(0);
  const Rot<Bounded> R = draw.rotation();
  const VecB v({1, -2, 0.5}, 1e-3);
  EXPECT_LT((R * v).rad, 1e-3 + 1e-13);
  EXPECT_LT(apply_inverse(R, v).rad, 1e-3 + 1e-13);
}

/// The joint of a chain: axis and angle, its rotation for Bounded and in truth.
struct Turn {
  Double3 axis;
  double q;

  Rot<Bounded> bounded() const {
    const VecB a = lifting::vector<Bounded>(axis);
    return axis_rotation(a, Bounded(1) / dot(a, a), turning_motion(axis_length(axis), Bounded(q)));
  }
  Rot<Quad> truth() const {
    const VecQ a = lifting::vector<Quad>(axis);
    return axis_rotation(a, Quad(1) / dot(a, a), true_motion(a, Quad(q)));
  }
};

std::vector<Turn> turns(std::uint64_t seed, int count) {
  CounterRandom random(seed, 0, stream_of("turns"));
  std::vector<Turn> all;
  for (int i = 0; i < count; ++i) {
    Double3 a{random.uniform(-1, 1), random.uniform(-1, 1), random.uniform(-1, 1)};
    const double length = std::hypot(a[0], a[1], a[2]);
    all.push_back({{a[0] / length, a[1] / length, a[2] / length}, random.uniform(-3, 3)});
  }
  return all;
}

// Componentwise radii would have grown by up to sqrt(3) a link: 1e61 at 256.
TEST(BoundedVocabulary, RadiusOfALongProductIsLinear) {
  for (std::uint64_t seed = 0; seed < 5; ++seed) {
    Rot<Bounded> R;
    Rot<Quad> truth;
    VecB v({0.3, -0.2, 0.4}, 0);
    VecQ true_v = exact(v.mid);
    double at_64 = 0, vector_at_64 = 0;
    int links = 0;
    for (const Turn& turn : turns(seed, 256)) {
      R = R * turn.bounded();
      truth = truth * turn.truth();
      v = turn.bounded() * v;
      true_v = turn.truth() * true_v;
      expect_contained(R.matrix(), truth.matrix(), "product");
      expect_contained(v, true_v, "carried");
      if (++links == 64) at_64 = R.matrix().rad, vector_at_64 = v.rad;
    }
    EXPECT_LT(R.matrix().rad, 1.1e-12);
    EXPECT_LT(R.matrix().rad, 4.4 * at_64);
    EXPECT_LT(v.rad, 4.4 * vector_at_64);
    EXPECT_LT(R.matrix().size, 1 + 1e-12);
  }
}

TEST(BoundedVocabulary, RadiusOfALongPoseIsQuadraticAtMost) {
  Pose<Bounded> X;
  Pose<Quad> truth;
  double at_64 = 0;
  int links = 0;
  for (const Turn& turn : turns(9, 256)) {
    X = X * Pose<Bounded>{turn.bounded(), VecB({0.3, -0.2, 0.4}, 0)};
    truth = truth * Pose<Quad>{turn.truth(), VecQ(Quad(0.3), Quad(-0.2), Quad(0.4))};
    expect_contained(X.p, truth.p, "offset");
    if (++links == 64) at_64 = X.p.rad;
  }
  EXPECT_LT(X.p.rad, 16 * 1.1 * at_64);
}

}  // namespace
}  // namespace lagdyn::test
