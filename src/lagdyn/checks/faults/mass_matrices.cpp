// Mistakes in the mass matrix: composite bodies, and the sum of J^T G J.
#include "lagdyn/checks/faults/catalogue.hpp"
#include "lagdyn/checks/faults/mass_matrix_copies.hpp"

namespace lagdyn::faults {

namespace {

template <class Kind, std::size_t count>
void add(std::vector<Fault>& list, const char* method, const Row<Kind> (&rows)[count], const char* own, auto copy) {
  for (const Row<Kind>& row : rows)
    list.push_back({std::string(method) + "." + row.id, FaultKind::formula, row.wrong,
                    judges::without(judges::mass_matrix, {own}),
                    [fault = row.fault, copy](const Chain& chain, const JointState& values, bool planted) {
                      Planted made{Subject(chain), {}};
                      const Model<Bounded>& model = made.subject.bounded;
                      made.results.mass_matrix = copy(planted ? fault : Kind::none, model, lift_state(model, values));
                      return made;
                    }});
}

}  // namespace

std::vector<Fault> mass_matrix_faults() {
  std::vector<Fault> list;
  using enum CompositeFault;
  const Row<CompositeFault> composite[] = {
      {no_parallel_axis, "no-parallel-axis", "A composite's inertia lacks the parallel-axis terms."},
      {tensor_not_turned, "tensor-not-turned", "A composite's tensor keeps the outer link's axes."},
      {tensor_turned_back, "tensor-turned-back", "A composite's tensor is turned as R^T I R."},
      {upper_triangle, "upper-triangle", "The lower triangle of M stays zero."},
      {no_lever, "no-lever", "The force carried inward loses its lever arm."},
      {composites_not_added, "composites-not-added", "Each joint moves its own link alone."},
      {CompositeFault::no_armature, "no-armature", "M lacks the rotors' inertia."},
      {cross_terms_sign, "cross-terms-sign", "The terms with the first moment have the wrong sign."},
      {first_moment_not_shifted, "first-moment-not-shifted", "A composite's first moment is not shifted."}};
  add(list, "crba", composite, "mass.crba", &crba_copy);
  const Row<JacobianFault> jacobian[] = {
      {JacobianFault::adjoint_without_offset, "adjoint-without-offset", "The adjoint lacks its block [p] R."},
      {JacobianFault::adjoint_transposed, "adjoint-transposed", "The adjoint holds R transposed."},
      {JacobianFault::coupling_sign, "coupling-sign", "One block m [c] of the spatial inertia has the wrong sign."},
      {JacobianFault::about_com, "about-com", "The spatial inertia lacks -m [c][c]."},
      {JacobianFault::last_link_lost, "last-link-lost", "The sum over links ends one too early."},
      {JacobianFault::own_column_alone, "diagonal-alone", "M is taken as diagonal."}};
  add(list, "jacobian-sum", jacobian, "mass.jacobian-sum", &jacobian_sum_copy);
  return list;
}

}  // namespace lagdyn::faults
