// What must change nothing, and how torques depend on what a chain is made of.
#include "lagdyn/checks/proofs/identities.hpp"
#include "lagdyn/checks/reframe.hpp"
#include "lagdyn/checks/rescale.hpp"
#include "lagdyn/checks/superpose.hpp"
#include "lagdyn/dynamics/registry.hpp"

namespace lagdyn::proofs {

namespace {

template <FieldScalar T>
void moved_base(Point<T>& at, Sides<T>& sides) {
  const Pose<T> base = random_pose<T>(at.unknowns, 1);
  sides.equal(kane(on_moved_base(at.model, base), at.state), rnea(at.model, at.state));
}

template <FieldScalar T>
void other_frames(Point<T>& at, Sides<T>& sides) {
  const std::vector<Pose<T>> frames = random_frames(at.model, at.unknowns, 1);
  sides.equal(rnea_textbook(reframed(at.model, frames), at.state), rnea(at.model, at.state));
}

template <FieldScalar T>
void time_reversal(Point<T>& at, Sides<T>& sides) {
  State<T> backwards = at.state;
  for (T& qd : backwards.qd) qd = -qd;
  const std::vector<T> there = rnea(at.model, at.state);
  std::vector<T> back = kane(at.model, backwards);
  for (std::size_t i = 0; i < back.size(); ++i) back[i] += T(2) * at.model.joints[i].damping * at.state.qd[i];
  sides.equal(back, there);
}

/// tau is linear in m, m c, the inertia about the origin, armature and damping.
template <FieldScalar T>
void linear_in_parameters(Point<T>& at, Sides<T>& sides) {
  const Parts<T> parts = random_parts(at.model, at.plain, at.unknowns);
  const T x = at.unknowns();
  const std::vector<T> first = rnea(times(x, parts.first), at.state), second = rnea(parts.second, at.state),
                       whole = rnea(at.model, at.state);
  for (std::size_t i = 0; i < whole.size(); ++i) sides.equal(first[i] + x * second[i], x * whole[i], i);
}

template <FieldScalar T>
void scaling(Point<T>& at, Sides<T>& sides) {
  const UnitFactors<T> by{at.unknowns(), at.unknowns(), at.unknowns()};
  const std::vector<T> tau = rnea(at.model, at.state),
                       other = rnea(rescaled(at.model, by), rescaled(at.model, at.state, by));
  for (std::size_t i = 0; i < tau.size(); ++i) sides.equal(other[i], by.torque(at.model.joints[i]) * tau[i], i);
}

}  // namespace

template <FieldScalar T>
std::vector<Identity<T>> identities_of_invariance() {
  return {
      {{"invariance.base", "moving the base changes nothing",
        "tau(B o first origin, R_B gravity) = tau(first origin, gravity) for a rigid motion B", "kane", "rnea", 2, ""},
       moved_base<T>},
      {{"invariance.frames", "the choice of link frames changes nothing",
        "tau is the same with link frames at X_i in the old ones", "rnea-textbook", "rnea", 1, ""},
       other_frames<T>},
      {{"invariance.period", "a full turn changes nothing", "tau(q + 2 pi k) = tau(q), k whole, for revolute joints",
        "rnea-textbook", "rnea", 1,
        "a residue has a sine and a cosine but no angle to add 2 pi to: over a field the two sides are one; check "
        "compares them in numbers"},
       {}},
      {{"invariance.time-reversal", "time's direction changes only damping",
        "tau(q, -qd, qdd) + B qd = tau(q, qd, qdd) - B qd", "kane", "rnea", 2, ""},
       time_reversal<T>},
      {{"invariance.parameters", "torques are linear in parameters",
        "tau(x A) + x tau(B) = x tau(A + B), A + B adding m, m c, inertia about the origin, armature, damping", "rnea",
        "rnea", 1, ""},
       linear_in_parameters<T>},
      {{"invariance.scaling", "torques scale by their dimension",
        "tau(lengths L, masses M, times 1/r) = M L^2 r^2 tau, and M L r^2 tau where it is a force", "rnea", "rnea", 1,
        ""},
       scaling<T>},
  };
}

template std::vector<Identity<Modular>> identities_of_invariance();
template std::vector<Identity<Degree>> identities_of_invariance();

}  // namespace lagdyn::proofs
