// A slide along d that carries a revolute joint about a: x the slide's position, q the angle, f and I_o of the pole about
// its joint frame's origin. The origin moves with d xd, and the pole's first moment with a x exp([a] q) f qd:
//
//   kinetic energy 1/2 (m1 + m2) d.d xd^2 + h xd qd + 1/2 (a.I_o a) qd^2,   h(q) = e.(exp([a] q)(a x f))
//   tau_1 = (m1 + m2)(d.d xdd - g.d) + h qdd + h' qd^2
//   tau_2 = h xdd + (a.I_o a) qdd - g2.(exp([a] q)(a x f))
// e and g2 are d and gravity in the pole's axes at q = 0. h' = e.(c a x (a x f) - N s a x f). In the textbook's case a is
// perpendicular to d and the pole's COM lies at l from the joint: h = m2 l cos q. Any angle between a and d fits.
#include "lagdyn/checks/closed_forms/closed_form.hpp"
#include "lagdyn/checks/closed_forms/links.hpp"

namespace lagdyn::checks {

namespace {

std::optional<std::string> misfit(const Chain& chain) {
  const std::string other = other_joints(chain, "cart-pole", "PR");
  return other.empty() ? std::nullopt : std::optional(other);
}

std::vector<Bounded> torque(const Chain& chain, const State<Bounded>& state) {
  const std::vector<Link> link = links(chain);
  const Link &cart = link[0], &pole = link[1];
  const Vec3<Bounded>&a = pole.axis, &d = cart.axis;
  const Vec3<Bounded> g = apply_inverse(cart.origin.R, exact(chain.gravity)), g2 = apply_inverse(pole.origin.R, g);
  const Vec3<Bounded> e = apply_inverse(pole.origin.R, d);
  const Bounded mass = cart.body.mass + pole.body.mass, inertia = dot(a, pole.body.second * a);
  const JointMotion<Bounded>& m = state.q[1];
  const Vec3<Bounded> lever = turned_change(a, pole.body.first, m);
  const Vec3<Bounded> change = cross(a, pole.body.first);
  const Bounded h = dot(e, lever);
  const Bounded h_slope = m.c * dot(e, cross(a, change)) - pole.axis_squared * m.s * dot(e, change);
  const auto &v = state.qd, &acc = state.qdd;
  return {
      mass * (cart.axis_squared * acc[0] - dot(g, d)) + h * acc[1] + h_slope * v[1] * v[1] + cart.drive(v[0], acc[0]),
      h * acc[0] + inertia * acc[1] - dot(g2, lever) + pole.drive(v[1], acc[1])};
}

}  // namespace

ClosedForm cart_pole() {
  return {"closed-form.cart-pole",
          "cart-pole",
          "tau_1 = (m1 + m2)(xdd - g.d) + h qdd + h' qd^2, tau_2 = h xdd + I qdd - g.(a x m c), h = d.(a x m c)",
          2,
          &misfit,
          &torque};
}

}  // namespace lagdyn::checks
