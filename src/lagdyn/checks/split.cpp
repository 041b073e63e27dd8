#include "lagdyn/checks/split.hpp"

#include <Eigen/Core>
#include <Eigen/Geometry>
#include <algorithm>
#include <cmath>

namespace lagdyn::checks {

namespace {

using Eigen::Matrix3d;
using Eigen::Quaterniond;
using Eigen::Vector3d;

/// Covers the rounding of the sums and products that a widening is made of.
constexpr double kMargin = 1 + 1e-12;

Vector3d vector(const Double3& v) { return {v[0], v[1], v[2]}; }
Double3 numbers(const Vector3d& v) { return {v(0), v(1), v(2)}; }
Matrix3d rotation(const Quaternion& q) { return Quaterniond(q.w, q.x, q.y, q.z).normalized().toRotationMatrix(); }
Matrix3d squared(const Vector3d& v) { return v.dot(v) * Matrix3d::Identity() - v * v.transpose(); }
Matrix3d tensor(const InertiaEntries& e) {
  return Matrix3d{{e.ixx, e.ixy, e.ixz}, {e.ixy, e.iyy, e.iyz}, {e.ixz, e.iyz, e.izz}};
}
InertiaEntries entries(const Matrix3d& J) { return {J(0, 0), J(1, 1), J(2, 2), J(0, 1), J(0, 2), J(1, 2)}; }

Vector3d random_vector(CounterRandom& random, double reach) {
  const double x = random.uniform(-reach, reach), y = random.uniform(-reach, reach);
  return {x, y, random.uniform(-reach, reach)};
}

/// Of some length near 1 to 2: a quaternion turns whatever its length is.
Quaternion random_turn(CounterRandom& random) {
  const Vector3d v = random_vector(random, 1);
  return {random.uniform(0.1, 1), v(0), v(1), v(2)};
}

Body weld(const Placement& place, const Inertial& inertial) {
  Body body;
  body.joint.origin = place;
  body.inertial = inertial;
  return body;
}

double bound(const Bounded& x) { return std::abs(x.mid) + x.rad; }
template <class V>
double bound(const V& v) {
  return bounded::norm(v.mid) + v.rad;
}

}  // namespace

std::vector<std::size_t> divisible_bodies(const Chain& chain) {
  std::vector<std::size_t> bodies;
  const std::vector<std::size_t> moving = moving_joints(chain);
  for (std::size_t i = moving.empty() ? chain.bodies.size() : moving.front(); i < chain.bodies.size(); ++i)
    if (chain.bodies[i].inertial.mass > 0) bodies.push_back(i);
  return bodies;
}

Split split(const Chain& chain, std::size_t body, CounterRandom& random) {
  const Inertial& whole = chain.bodies[body].inertial;
  const double m = whole.mass;
  const Vector3d c = vector(whole.com);
  const Matrix3d turn = rotation(whole.orientation);
  Matrix3d J = turn * tensor(whole.inertia) * turn.transpose();
  if (whole.about == InertiaPoint::origin) J -= m * squared(c);
  const double spread = std::max(0.0, J.trace()), size = c.norm() + std::sqrt(spread / m);

  Inertial first, second;
  first.mass = m * random.uniform(0.2, 0.8);
  second.mass = m - first.mass;
  const Vector3d com1 = c + random_vector(random, size / 2), com2 = (m * c - first.mass * com1) / second.mass;
  const Placement place{numbers(random_vector(random, size)), random_turn(random)};
  const Matrix3d R = rotation(place.orientation);
  const Vector3d diagonal = random_vector(random, 0.25) + Vector3d::Constant(0.75),
                 product = random_vector(random, 0.25);
  const Matrix3d J2 = spread / 6 * tensor({diagonal(0), diagonal(1), diagonal(2), product(0), product(1), product(2)});
  const Matrix3d J1 = J - R * J2 * R.transpose() - first.mass * second.mass / m * squared(com1 - com2);

  first.com = numbers(com1);
  first.orientation = random_turn(random);
  const Matrix3d axes1 = rotation(first.orientation);
  first.inertia = entries(axes1.transpose() * J1 * axes1);

  const Vector3d com2_there = R.transpose() * (com2 - vector(place.xyz));
  second.com = numbers(com2_there);
  second.about = InertiaPoint::origin;
  second.orientation = random_turn(random);
  const Matrix3d axes2 = rotation(second.orientation);
  second.inertia = entries(axes2.transpose() * (J2 + second.mass * squared(com2_there)) * axes2);

  Split made;
  made.body = body;
  made.miss = moments(first) + seen_from(exact(place), moments(second)) - moments(whole);
  made.chain.gravity = chain.gravity;
  made.chain.bodies.reserve(chain.bodies.size() + 3);
  for (std::size_t i = 0; i < chain.bodies.size(); ++i) {
    made.chain.bodies.push_back(chain.bodies[i]);
    if (i != body) continue;
    made.chain.bodies.back().inertial = first;
    const Quaternion& q = place.orientation;
    made.chain.bodies.push_back(weld(place, second));
    made.chain.bodies.push_back(weld({{}, {q.w, -q.x, -q.y, -q.z}}, {}));
    made.chain.bodies.push_back(weld({{-place.xyz[0], -place.xyz[1], -place.xyz[2]}, {}}, {}));
  }
  return made;
}

/// From moments about the body's origin to those about the link's, then to mass, COM and tensor about the COM:
///   c = f/m,  J = I_o - m (c.c 1 - c c^T),  and  |(c+d).(c+d) 1 - (c+d)(c+d)^T - (c.c 1 - c c^T)| <= 2|c||d| + |d|^2.
Inertia<Bounded> widened(const Inertia<Bounded>& link, const Moments& miss, const Vec3<Bounded>& place) {
  const double p = bound(place), c = bound(link.com);
  const double dm = bound(miss.mass), df = bound(miss.first) + p * dm;
  const double dI = bound(miss.second) + 2 * p * bound(miss.first) + p * p * dm;
  const double dc = (df + c * dm) / (link.mass.mid - link.mass.rad - dm);
  const double dJ = dI + dm * (c + dc) * (c + dc) + bound(link.mass) * (2 * c + dc) * dc;
  Inertia<Bounded> wide = link;
  wide.mass.rad += dm * kMargin;
  wide.com.rad += dc * kMargin;
  wide.about_com.rad += dJ * kMargin;
  wide.about_com.size += dJ * kMargin;
  return wide;
}

Model<Bounded> widened(const Model<Bounded>& model, const Chain& chain, const Split& split) {
  std::size_t link = 0;
  Pose<Bounded> X;  // of the split body's frame in the link's
  for (std::size_t i = 0; i <= split.body; ++i) {
    const bool fixed = chain.bodies[i].joint.type == JointType::fixed;
    link += fixed ? 0 : 1;
    X = fixed ? X * exact(chain.bodies[i].joint.origin) : Pose<Bounded>();
  }
  Model<Bounded> wide = model;
  Inertia<Bounded>& body = wide.joints[link - 1].body;
  body = widened(body, split.miss, X.p);
  return wide;
}

}  // namespace lagdyn::checks
