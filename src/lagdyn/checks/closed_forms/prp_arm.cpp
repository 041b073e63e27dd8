// A slide x along d, a revolute joint q about b, a slide z along k: lift, turn, reach. In the turning body's axes at q = 0
// the lift is e0, the reach k; the carried first moment is F(z) = f2 + m3 (p3 + k z) + R3 f3, the inertia about b
// I(z) = b.I2 b + b.I3 b + 2 (b x r).(b x R3 f3) + m3 |b x r|^2 with r = p3 + k z. With e = exp(-[b] q) e0:
//
//   M11 = (m1 + m2 + m3) d.d   M12 = e.(b x F)   M13 = m3 e.k   M22 = I(z)   M23 = K = k.(b x (m3 p3 + R3 f3))   M33 = m3 k.k
//   tau_1 = M11 xdd + M12 qdd + M13 zdd + M12' qd^2 + 2 m3 e.(b x k) qd zd - (m1 + m2 + m3) g.d
//   tau_2 = M12 xdd + I qdd + K zdd + I'(z) qd zd                          - g2.exp([b] q)(b x F)
//   tau_3 = M13 xdd + K qdd + M33 zdd - 1/2 I'(z) qd^2                      - m3 g2.exp([b] q) k
// g is gravity in the lift's axes, g2 in the turning body's at q = 0; M12' is the slope along q. In the textbook's
// cylindrical arm d and b are vertical and k is level: M12 = M13 = 0. Any directions fit.
#include "lagdyn/checks/closed_forms/closed_form.hpp"
#include "lagdyn/checks/closed_forms/links.hpp"

namespace lagdyn::checks {

namespace {

std::optional<std::string> misfit(const Chain& chain) {
  const std::string other = other_joints(chain, "PRP arm", "PRP");
  return other.empty() ? std::nullopt : std::optional(other);
}

std::vector<Bounded> torque(const Chain& chain, const State<Bounded>& state) {
  const std::vector<Link> link = links(chain);
  const Link &lift = link[0], &turn = link[1], &reach = link[2];
  const Vec3<Bounded>&d = lift.axis, &b = turn.axis, &p3 = reach.origin.p;
  const Vec3<Bounded> k = reach.origin.R * reach.axis, f3 = reach.origin.R * reach.body.first;
  const Vec3<Bounded> b3 = apply_inverse(reach.origin.R, b);
  const Bounded m3 = reach.body.mass, mass = lift.body.mass + turn.body.mass + m3, N = turn.axis_squared;
  const Vec3<Bounded> r = p3 + state.q[2].q * k, br = cross(b, r), bf3 = cross(b, f3), bk = cross(b, k);
  const Vec3<Bounded> bF = cross(b, turn.body.first) + m3 * br + bf3;
  const Bounded two(2);
  const Bounded I =
      dot(b, turn.body.second * b) + dot(b3, reach.body.second * b3) + two * dot(br, bf3) + m3 * dot(br, br);
  const Bounded I_slope = two * (dot(bk, bf3) + m3 * dot(bk, br));
  const Bounded K = dot(k, cross(b, m3 * p3 + f3));

  const Vec3<Bounded> g = apply_inverse(lift.origin.R, exact(chain.gravity)), g2 = apply_inverse(turn.origin.R, g);
  const Vec3<Bounded> e0 = apply_inverse(turn.origin.R, d);
  const Bounded &c = state.q[1].c, &s = state.q[1].s;
  // exp([b] q) y for a y perpendicular to b, as b x .. is.
  const auto turned = [&](const Vec3<Bounded>& y) { return c * y + s * cross(b, y); };
  const Vec3<Bounded> turned_k = turned(k) + ((Bounded(1) - c) * dot(b, k) / N) * b;
  const Bounded M12 = dot(e0, turned(bF)), M13 = m3 * dot(e0, turned_k);
  const Bounded M12_slope = c * dot(e0, cross(b, bF)) - N * s * dot(e0, bF);
  const auto &v = state.qd, &acc = state.qdd;
  return {
      mass * (lift.axis_squared * acc[0] - dot(g, d)) + M12 * acc[1] + M13 * acc[2] + M12_slope * v[1] * v[1] +
          two * m3 * dot(e0, turned(bk)) * v[1] * v[2] + lift.drive(v[0], acc[0]),
      M12 * acc[0] + I * acc[1] + K * acc[2] + I_slope * v[1] * v[2] - dot(g2, turned(bF)) + turn.drive(v[1], acc[1]),
      M13 * acc[0] + K * acc[1] + m3 * reach.axis_squared * acc[2] - (I_slope / two) * v[1] * v[1] -
          m3 * dot(g2, turned_k) + reach.drive(v[2], acc[2])};
}

}  // namespace

ClosedForm prp_arm() {
  return {"closed-form.prp-arm",
          "PRP arm",
          "tau_1 = M xdd + M12 qdd + M13 zdd + M12' qd^2 + 2 M13' qd zd + g_1, tau_2 = M12 xdd + I(z) qdd + K zdd + "
          "I'(z) qd zd + g_2, tau_3 = M13 xdd + K qdd + m3 zdd - I'(z) qd^2 / 2 + g_3",
          4,
          &misfit,
          &torque};
}

}  // namespace lagdyn::checks
