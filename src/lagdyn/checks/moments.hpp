// The moments of a body's mass about its frame's origin: they say how a welded assembly weighs and turns, and simply add.
//
//   m,  f = m c,  I_o = J + m (c.c 1 - c c^T)                                    J about the COM, all in body axes
//   in the frame where the body has pose (R, p):  f' = R f + m p,
//   I_o' = R I_o R^T + m (p.p 1 - p p^T) + 2 p.Rf 1 - (p (Rf)^T + Rf p^T)
// lift() composes welded bodies at their COMs by the reduced mass; checks that judge it use these moments instead.
#pragma once

#include "lagdyn/chain/chain.hpp"
#include "lagdyn/spatial/vocabulary.hpp"

namespace lagdyn::checks {

struct Moments {
  Bounded mass;          ///< kg
  Vec3<Bounded> first;   ///< kg m
  Mat3<Bounded> second;  ///< kg m^2

  friend Moments operator+(const Moments& a, const Moments& b) {
    return {a.mass + b.mass, a.first + b.first, a.second + b.second};
  }
  friend Moments operator-(const Moments& a, const Moments& b) {
    return {a.mass - b.mass, a.first - b.first, a.second - b.second};
  }
};

/// The doubles of a file, taken as exact.
Vec3<Bounded> exact(const Double3& v);
Rot<Bounded> exact(const Quaternion& q);
Pose<Bounded> exact(const Placement& p);

/// v.v 1 - v v^T.
Mat3<Bounded> square(const Vec3<Bounded>& v);

/// Of a body as its file states it, about its frame's origin.
Moments moments(const Inertial& body);

/// The same body seen from the frame in which its own frame has pose X.
Moments seen_from(const Pose<Bounded>& X, const Moments& body);

}  // namespace lagdyn::checks
