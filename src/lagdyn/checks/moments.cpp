#include "lagdyn/checks/moments.hpp"

namespace lagdyn::checks {

Vec3<Bounded> exact(const Double3& v) { return {Bounded(v[0]), Bounded(v[1]), Bounded(v[2])}; }

Rot<Bounded> exact(const Quaternion& q) {
  if (q.x == 0 && q.y == 0 && q.z == 0) return {};
  return Rot<Bounded>::from_quaternion(Bounded(q.w), {Bounded(q.x), Bounded(q.y), Bounded(q.z)});
}

Pose<Bounded> exact(const Placement& p) { return {exact(p.orientation), exact(p.xyz)}; }

Mat3<Bounded> square(const Vec3<Bounded>& v) {
  return Mat3<Bounded>::scaled_identity(dot(v, v)) - Mat3<Bounded>::outer(v, v);
}

Moments moments(const Inertial& body) {
  const InertiaEntries& e = body.inertia;
  const Mat3<Bounded> given{exact(Double3{e.ixx, e.ixy, e.ixz}), exact(Double3{e.ixy, e.iyy, e.iyz}),
                            exact(Double3{e.ixz, e.iyz, e.izz})};
  const Mat3<Bounded> R = exact(body.orientation).matrix();
  const Vec3<Bounded> c = exact(body.com);
  const Bounded m(body.mass);
  Moments result{m, m * c, R * given * transposed(R)};
  if (body.about == InertiaPoint::com) result.second += m * square(c);
  return result;
}

Moments seen_from(const Pose<Bounded>& X, const Moments& body) {
  const Mat3<Bounded> R = X.R.matrix();
  const Vec3<Bounded> first = R * body.first, &p = X.p;
  const Mat3<Bounded> mixed = Mat3<Bounded>::scaled_identity(Bounded(2) * dot(p, first)) -
                              Mat3<Bounded>::outer(p, first) - Mat3<Bounded>::outer(first, p);
  return {body.mass, first + body.mass * p, R * body.second * transposed(R) + mixed + body.mass * square(p)};
}

}  // namespace lagdyn::checks
