// A body on one revolute joint, axis a of any direction, first moment f, inertia I_o about the joint frame's origin:
//
//   kinetic energy 1/2 (a.I_o a) qd^2,   potential -g.(exp([a] q) f)   (g in the joint frame at q = 0)
//   tau = (a.I_o a + armature) qdd + damping qd - g.(c a x f + s a x (a x f))
// No velocity enters but the damping's: a.I_o a does not depend on q.
#include "lagdyn/checks/closed_forms/closed_form.hpp"
#include "lagdyn/checks/closed_forms/links.hpp"

namespace lagdyn::checks {

namespace {

std::optional<std::string> misfit(const Chain& chain) {
  const std::string other = other_joints(chain, "pendulum", "R");
  return other.empty() ? std::nullopt : std::optional(other);
}

std::vector<Bounded> torque(const Chain& chain, const State<Bounded>& state) {
  const Link link = links(chain).front();
  const Vec3<Bounded>& a = link.axis;
  const Vec3<Bounded> g = apply_inverse(link.origin.R, exact(chain.gravity));
  const Bounded inertia = dot(a, link.body.second * a);
  const Bounded weight = dot(g, turned_change(a, link.body.first, state.q[0]));
  return {inertia * state.qdd[0] - weight + link.drive(state.qd[0], state.qdd[0])};
}

}  // namespace

ClosedForm pendulum() {
  return {
      "closed-form.pendulum", "compound pendulum", "tau = (a.I a) qdd - g.(a x exp([a] q) m c)", 1, &misfit, &torque};
}

}  // namespace lagdyn::checks
