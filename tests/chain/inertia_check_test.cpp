#include "lagdyn/chain/inertia_check.hpp"

#include <gtest/gtest.h>

#include <cmath>

namespace lagdyn {
namespace {

Chain chain_of(const std::vector<Inertial>& inertials) {
  Chain chain;
  for (const Inertial& inertial : inertials) {
    Body body;
    body.inertial = inertial;
    chain.bodies.push_back(body);
  }
  return chain;
}

void expect_near(const std::array<double, 3>& a, const std::array<double, 3>& b, double tolerance) {
  for (std::size_t i = 0; i < 3; ++i) EXPECT_NEAR(a[i], b[i], tolerance);
}

const Inertial thin = {0.02, {}, {2e-6, 4e-7, 9e-7, 0, 0, 0}, InertiaPoint::com, {}};
const Inertial tilted = {1, {}, {1.2e-4, 1.5e-4, 2.0e-4, 6e-5, 3e-5, 4e-5}, InertiaPoint::com, {}};
const Inertial rod = {1, {3, -2, 0.5}, {1.0 / 12, 1.0 / 12, 0, 0, 0, 0}, InertiaPoint::com, {}};
const Inertial rod_from_origin = {
    1, {3, -2, 0.5}, {1.0 / 12 + 4.25, 1.0 / 12 + 9.25, 13, 6, -1.5, 1}, InertiaPoint::origin, {}};

// The second tensor's moments were computed at 30 digits.
TEST(InertiaCheck, PrincipalMomentsAscend) {
  expect_near(principal_moments(thin), {4e-7, 9e-7, 2e-6}, 1e-21);
  expect_near(principal_moments(tilted), {7.31445876445038943e-5, 1.48413907379865969e-4, 2.48441504975630136e-4},
              1e-19);
  // The matrix [[2, 1, 0], [1, 2, 0], [0, 0, 5]] has the eigenvalues 1, 3, 5.
  expect_near(principal_moments({1, {}, {2, 2, 5, 1, 0, 0}, InertiaPoint::com, {}}), {1, 3, 5}, 1e-15);
}

TEST(InertiaCheck, ShiftsInTheTensorsOwnAxes) {
  expect_near(principal_moments(rod_from_origin), {0, 1.0 / 12, 1.0 / 12}, 1e-14);
  // COM (1, 0, 0) of 2 kg; the tensor's axes are turned by 90 degrees about z: its y axis points along -x of the body.
  const Quaternion turn = {1, 0, 0, 1};
  const Inertial turned = {2, {1, 0, 0}, {3, 1, 4, 0, 0, 0}, InertiaPoint::origin, turn};
  EXPECT_EQ(inertia_about_com(turned), (InertiaEntries{1, 1, 2, 0, 0, 0}));
  const Inertial about_com = {2, {1, 0, 0}, {3, 1, 4, 0, 0, 0}, InertiaPoint::com, turn};
  EXPECT_EQ(inertia_about_com(about_com), about_com.inertia);
}

TEST(InertiaCheck, BrokenTriangles) {
  const std::vector<TriangleBreak> broken = broken_triangles(chain_of({rod, thin, rod_from_origin, tilted, {}}));
  ASSERT_EQ(broken.size(), 2u);
  EXPECT_EQ(broken[0].body, 1u);
  EXPECT_NEAR(broken[0].slack, -7e-7, 1e-21);
  EXPECT_EQ(broken[1].body, 3u);
  EXPECT_NEAR(broken[1].slack, -2.68830099512602729e-5, 1e-19);
  EXPECT_LT(broken[1].tolerance, 1e-17);
}

TEST(InertiaCheck, SlackOfEveryBodyThatHasAny) {
  const std::vector<TriangleBreak> slacks =
      triangle_slacks(chain_of({{}, rod, {0, {}, {1, 1, 1, 0, 0, 0}, InertiaPoint::com, {}}}));
  ASSERT_EQ(slacks.size(), 2u);
  EXPECT_EQ(slacks[0].body, 1u);
  EXPECT_EQ(slacks[0].slack, 0);
  EXPECT_EQ(slacks[1].body, 2u);
  EXPECT_EQ(slacks[1].slack, 1);
}

// The entries' rounding is forgiven, at any distance of the COM; a break a thousand times larger is not.
TEST(InertiaCheck, ARodCarriedToTheOriginInDoublePrecision) {
  for (const double distance : {0.1, 1.0, 7.3, 50.0, 99.0})
    for (const double excess : {0.0, 1e-12}) {
      const double x = distance * 0.6, y = distance * -0.7, z = distance * 0.387, m = 1.7, i = 0.0123;
      const Inertial far = {
          m,
          {x, y, z},
          {i + m * (y * y + z * z), i + m * (x * x + z * z), m * (x * x + y * y) + excess * m * distance * distance,
           -m * x * y, -m * x * z, -m * y * z},
          InertiaPoint::origin,
          {}};
      const Inertial back = {m, far.com, {i, i, -1e-15 * m * distance * distance, 0, 0, 0}, InertiaPoint::com, {}};
      // A rod along z; with some excess its third moment is positive, which a triangle allows.
      EXPECT_EQ(broken_triangles(chain_of({far, back})).size(), 0u) << distance;
      const Inertial wrong = {m, far.com, {i, i + 1e-12 * m * distance * distance, 0, 0, 0, 0}, InertiaPoint::com, {}};
      EXPECT_EQ(broken_triangles(chain_of({wrong})).size(), 1u) << distance;
    }
}

}  // namespace
}  // namespace lagdyn
