// Mistakes in forward dynamics: articulated bodies, and the factorisation of M.
#include "lagdyn/checks/faults/catalogue.hpp"
#include "lagdyn/checks/faults/forward_copies.hpp"

namespace lagdyn::faults {

namespace {

template <class Kind, std::size_t count>
void add(std::vector<Fault>& list, const char* method, const Row<Kind> (&rows)[count], const char* judge, auto copy) {
  for (const Row<Kind>& row : rows)
    list.push_back({std::string(method) + "." + row.id,
                    FaultKind::formula,
                    row.wrong,
                    {judge},
                    [fault = row.fault, copy](const Chain& chain, const JointState& values, bool planted) {
                      Planted made{Subject(chain), {}};
                      const Model<double> model = made.subject.plain;
                      made.results.forward = [kind = planted ? fault : Kind::none, copy, model,
                                              state = lift_state(model, values)](const std::vector<double>& tau) {
                        return copy(kind, model, state, tau);
                      };
                      return made;
                    }});
}

}  // namespace

std::vector<Fault> forward_faults() {
  std::vector<Fault> list;
  using enum ArticulatedFault;
  const Row<ArticulatedFault> articulated[] = {
      {no_velocity_bias, "no-velocity-bias", "The joint's velocity-product acceleration is left out."},
      {bias_not_carried, "bias-not-carried", "The bias force handed inward lacks I^a c."},
      {joint_not_free, "joint-not-free", "The articulated inertia keeps what the free joint takes away."},
      {no_gyroscopic_force, "no-gyroscopic-force", "The bias force lacks V x* I V."},
      {one_sided_shift, "one-sided-shift", "An inertia's coupling block is shifted on one side alone."},
      {gravity_missing, "gravity-missing", "The base does not accelerate against gravity."},
      {damping_missing, "damping-missing", "Friction is left out."},
      {armature_missing, "armature-missing", "The rotors' inertia is left out of D."}};
  add(list, "aba", articulated, "forward.aba", &aba_copy);
  const Row<FactorFault> factor[] = {
      {FactorFault::pivot_not_updated, "pivot-not-updated", "A pivot is the diagonal entry of M itself."},
      {FactorFault::same_factor_twice, "same-factor-twice",
       "The back substitution indexes L the other way round, where it is zero."},
      {FactorFault::not_divided, "not-divided", "The solution is not divided by the pivots."},
      {FactorFault::bias_sign, "bias-sign", "The bias torques are added, not subtracted."}};
  add(list, "ldlt", factor, "forward.round-trip", &mass_matrix_solve_copy);
  return list;
}

}  // namespace lagdyn::faults
