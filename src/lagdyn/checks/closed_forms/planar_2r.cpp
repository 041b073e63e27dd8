// Two revolute joints about parallel axes a and sigma a, sigma = 1 or -1. p is the second joint's origin and u the second
// body's first moment about it, both in the first body's axes at q2 = 0; f1, I1 the first body's about its own joint. Then
// u turned by q2 is w(q2) = exp([a] sigma q2) u, and with the second body's rate a (qd1 + sigma qd2):
//
//   h(q2) = (a x p).(a x w),                     M11 = a.I1 a + m2 |a x p|^2 + a.I2 a + 2 h,
//   M12 = sigma (a.I2 a + h),  M22 = a.I2 a,     h' = its slope along q2
//   tau_1 = M11 qdd1 + M12 qdd2 + h' (2 qd1 qd2 + sigma qd2^2) - g.(a x exp([a] q1)(f1 + m2 p + w))
//   tau_2 = M12 qdd1 + M22 qdd2 - h' qd1^2       - sigma g.(a x exp([a] q1) w)
// With point masses at the links' ends h = m2 L1 L2 cos q2, and these are eq. 8.9 of Modern Robotics (2017). What lies
// along the axis does not enter.
#include "lagdyn/checks/closed_forms/closed_form.hpp"
#include "lagdyn/checks/closed_forms/links.hpp"

namespace lagdyn::checks {

namespace {

Double3 opposite(const Double3& v) { return {-v[0], -v[1], -v[2]}; }

std::optional<std::string> misfit(const Chain& chain) {
  const std::string other = other_joints(chain, "planar 2R", "RR");
  if (!other.empty()) return other;
  const std::vector<std::size_t> moving = moving_joints(chain);
  const Double3 &a = chain.bodies[moving[0]].joint.axis, &b = chain.bodies[moving[1]].joint.axis;
  bool same = b == a || b == opposite(a);
  for (const Placement& placement : between_first_two(chain)) same = same && turns_about(placement, a);
  if (same) return std::nullopt;
  return "no planar 2R: its two axes are not parallel to the last bit";
}

std::vector<Bounded> torque(const Chain& chain, const State<Bounded>& state) {
  const std::vector<Link> link = links(chain);
  const Link &first = link[0], &second = link[1];
  const std::vector<std::size_t> moving = moving_joints(chain);
  const bool opposed = chain.bodies[moving[0]].joint.axis != chain.bodies[moving[1]].joint.axis;
  const Bounded sigma(opposed ? -1 : 1);
  const Vec3<Bounded>&a = first.axis, &p = second.origin.p;
  const Vec3<Bounded> u = second.origin.R * second.body.first;
  const Vec3<Bounded> g = apply_inverse(first.origin.R, exact(chain.gravity));
  const Bounded c2 = state.q[1].c, s2 = sigma * state.q[1].s;  // of the angle about a
  const Vec3<Bounded> reach = cross(a, p), au = cross(a, u), aau = cross(a, au);
  const Vec3<Bounded> aw = c2 * au + s2 * aau;
  const Bounded h = dot(reach, aw);
  const Bounded slope = sigma * (c2 * dot(reach, aau) - first.axis_squared * s2 * dot(reach, au));
  const Bounded I1 = dot(a, first.body.second * a), I2 = dot(second.axis, second.body.second * second.axis);
  const Bounded M11 = I1 + second.body.mass * dot(reach, reach) + I2 + h + h, M12 = sigma * (I2 + h);
  const auto weight = [&](const Vec3<Bounded>& lever) {  // g.(exp([a] q1) lever), for a lever perpendicular to the axis
    return dot(g, state.q[0].c * lever + state.q[0].s * cross(a, lever));
  };
  const Vec3<Bounded> whole = cross(a, first.body.first) + second.body.mass * reach + aw;
  const auto &v = state.qd, &acc = state.qdd;
  return {M11 * acc[0] + M12 * acc[1] + slope * (v[0] * v[1] + v[0] * v[1] + sigma * v[1] * v[1]) - weight(whole) +
              first.drive(v[0], acc[0]),
          M12 * acc[0] + I2 * acc[1] - slope * v[0] * v[0] - sigma * weight(aw) + second.drive(v[1], acc[1])};
}

}  // namespace

ClosedForm planar_2r() {
  return {"closed-form.planar-2r",
          "planar 2R",
          "tau_1 = M11 qdd1 + M12 qdd2 + h' (2 qd1 qd2 + qd2^2) + g_1, tau_2 = M12 qdd1 + M22 qdd2 - h' qd1^2 + g_2 "
          "(Modern Robotics, eq. 8.9)",
          2,
          &misfit,
          &torque};
}

}  // namespace lagdyn::checks
