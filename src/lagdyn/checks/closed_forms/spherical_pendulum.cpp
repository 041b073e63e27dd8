// Two revolute joints, axes a and b, the second joint's frame standing on the first axis, so that its origin rests. In the
// second body's axes the first axis is seen as e(q2) = exp(-[b] q2) e0, e0 = r + k b with k = e0.b/N; with n = b x r
//
//   e = c r - s n + k b,   e' = -(N s r + c n),   angular velocity e qd1 + b qd2
//   M11 = a.I1 a + e.I2 e,  M12 = e.I2 b,  M22 = b.I2 b
//   tau_1 = M11 qdd1 + M12 qdd2 + 2 (e'.I2 e) qd1 qd2 + (e'.I2 b) qd2^2 - g.(a x exp([a] q1)(f1 + exp(..) f2))
//   tau_2 = M12 qdd1 + M22 qdd2 - (e'.I2 e) qd1^2                       - g.(exp([a] q1) exp(..)(b x f2))
// In the textbook's case the axes are perpendicular (k = 0), the first body is massless and the second a point mass m at l:
// M11 = m l^2 sin^2 theta, M12 = 0, M22 = m l^2. Any angle between the axes and any two bodies fit.
#include "lagdyn/checks/closed_forms/closed_form.hpp"
#include "lagdyn/checks/closed_forms/links.hpp"

namespace lagdyn::checks {

namespace {

std::optional<std::string> misfit(const Chain& chain) {
  const std::string other = other_joints(chain, "spherical pendulum", "RR");
  if (!other.empty()) return other;
  const Double3& a = chain.bodies[moving_joints(chain)[0]].joint.axis;
  bool turned = false;  // away from the first axis
  for (const Placement& placement : between_first_two(chain)) {
    const bool offset = placement.xyz != Double3{};
    if (offset && (turned || !parallel(placement.xyz, a)))
      return "no spherical pendulum: the second joint's frame does not stand on the first axis to the last bit";
    turned = turned || !turns_about(placement, a);
  }
  return std::nullopt;
}

/// exp([a] q) y.
Vec3<Bounded> turned(const Link& link, const Vec3<Bounded>& y, const JointMotion<Bounded>& m) {
  const Vec3<Bounded>& a = link.axis;
  return m.c * y + m.s * cross(a, y) + ((Bounded(1) - m.c) * dot(a, y) / link.axis_squared) * a;
}

std::vector<Bounded> torque(const Chain& chain, const State<Bounded>& state) {
  const std::vector<Link> link = links(chain);
  const Link &first = link[0], &second = link[1];
  const Vec3<Bounded>&a = first.axis, &b = second.axis;
  const JointMotion<Bounded>& m = state.q[1];
  const Vec3<Bounded> e0 = apply_inverse(second.origin.R, a);
  const Bounded k = dot(e0, b) / second.axis_squared;
  const Vec3<Bounded> r = e0 - k * b, n = cross(b, r);
  const Vec3<Bounded> e = m.c * r - m.s * n + k * b, slope = -(second.axis_squared * m.s * r + m.c * n);
  const Mat3<Bounded>& I2 = second.body.second;
  const Vec3<Bounded> I2e = I2 * e, I2b = I2 * b;
  const Bounded M11 = dot(a, first.body.second * a) + dot(e, I2e), M12 = dot(b, I2e), M22 = dot(b, I2b);
  const Bounded h = dot(slope, I2e), k2 = dot(slope, I2b);
  // Gravity's levers, in the first body's axes.
  const Vec3<Bounded> g = apply_inverse(first.origin.R, exact(chain.gravity));
  const Vec3<Bounded> whole = first.body.first + second.origin.R * turned(second, second.body.first, m);
  const Vec3<Bounded> lever = second.origin.R * turned_change(b, second.body.first, m);
  const auto &v = state.qd, &acc = state.qdd;
  return {M11 * acc[0] + M12 * acc[1] + (h + h) * v[0] * v[1] + k2 * v[1] * v[1] -
              dot(g, turned_change(a, whole, state.q[0])) + first.drive(v[0], acc[0]),
          M12 * acc[0] + M22 * acc[1] - h * v[0] * v[0] - dot(g, turned(first, lever, state.q[0])) +
              second.drive(v[1], acc[1])};
}

}  // namespace

ClosedForm spherical_pendulum() {
  return {"closed-form.spherical-pendulum",
          "spherical pendulum",
          "tau_1 = M11 qdd1 + M12 qdd2 + 2 (e'.I e) qd1 qd2 + (e'.I b) qd2^2 + g_1, "
          "tau_2 = M12 qdd1 + M22 qdd2 - (e'.I e) qd1^2 + g_2, e = exp(-[b] q2) a",
          3,
          &misfit,
          &torque};
}

}  // namespace lagdyn::checks
