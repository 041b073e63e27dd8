// Turning bodies and comparisons that several tests share.
#pragma once

#include <gtest/gtest.h>

#include <cmath>

#include "lagdyn/chain/counter_random.hpp"
#include "lagdyn/motion/so3_body.hpp"

namespace lagdyn::test {

inline Vec3<double> random_vector3(CounterRandom& random, double reach) {
  const double x = random.uniform(-reach, reach), y = random.uniform(-reach, reach);
  return {x, y, random.uniform(-reach, reach)};
}

/// Six masses on the axes of a turned frame: moments that a body can have, from nearly equal to 1 : 400.
inline TurningBody random_turning_body(CounterRandom& random) {
  const double x = std::exp(random.uniform(-3, 3)), y = std::exp(random.uniform(-3, 3)),
               z = std::exp(random.uniform(-3, 3));
  return TurningBody::with_moments({y + z, x + z, x + y}, rotation_by(random_vector3(random, 3)));
}

inline void expect_near(const Vec3<double>& a, const Vec3<double>& b, double tolerance) {
  EXPECT_LE(norm(a - b), tolerance) << a.x << ' ' << a.y << ' ' << a.z << " is not " << b.x << ' ' << b.y << ' ' << b.z;
}

}  // namespace lagdyn::test
