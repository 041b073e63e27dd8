// Every method compiled for the least that it may ask of its scalar: a ring, a field, or a field with angles. A clause
// that a method needs and its concept does not name is an error here.
#include "lagdyn/dynamics/registry.hpp"
#include "support/archetypes.hpp"
#include "support/quad.hpp"

namespace lagdyn {

using test::FieldArchetype;
using test::RealArchetype;
using test::RingArchetype;

#define LAGDYN_RING_METHODS(T)                                                            \
  template NewtonEuler<T> newton_euler(const Model<T>&, const State<T>&, const Vec3<T>&); \
  template std::vector<T> rnea(const Model<T>&, const State<T>&);                         \
  template std::vector<T> rnea_velocity_terms(const Model<T>&, const State<T>&);          \
  template std::vector<T> rnea_textbook(const Model<T>&, const State<T>&);                \
  template std::vector<T> rnea_static(const Model<T>&, const State<T>&);                  \
  template Matrix<T> rnea_columns(const Model<T>&, const State<T>&);                      \
  template std::vector<T> kane(const Model<T>&, const State<T>&);                         \
  template Matrix<T> jacobian_sum(const ScrewModel<T>&, const State<T>&);                 \
  template ScrewModel<T> screw_model(const Model<T>&);                                    \
  template Matrix<T> crba(const Model<T>&, const State<T>&);                              \
  template EnergySlopes<T> energy_slopes(const Model<T>&, const State<T>&);               \
  template T potential(const ScrewModel<T>&, const State<T>&);                            \
  template std::vector<T> potential_gradient(const Model<T>&, const State<T>&);           \
  template std::vector<T> jacobian_transpose(const Model<T>&, const State<T>&);

#define LAGDYN_FIELD_METHODS(T)                                                                       \
  template std::vector<T> euler_lagrange_exact(const Model<T>&, const State<T>&);                     \
  template std::vector<T> gibbs_appell(const Model<T>&, const State<T>&);                             \
  template Matrix<T> christoffel_exact(const Model<T>&, const State<T>&);                             \
  template T kinetic_links(const Model<T>&, const State<T>&);                                         \
  template T kinetic_mass_matrix(const Model<T>&, const State<T>&);                                   \
  template Ldlt<T> ldlt(const Matrix<T>&);                                                            \
  template std::vector<T> solve(const Ldlt<T>&, std::vector<T>);                                      \
  template std::vector<T> mass_matrix_solve(const Model<T>&, const State<T>&, const std::vector<T>&); \
  template std::vector<T> aba(const Model<T>&, const State<T>&, const std::vector<T>&);

#define LAGDYN_DIFFERENCE_METHODS(T)                                           \
  template std::vector<T> euler_lagrange_fd(const Model<T>&, const State<T>&); \
  template Matrix<T> christoffel_fd(const Model<T>&, const State<T>&);

LAGDYN_RING_METHODS(RingArchetype)
LAGDYN_RING_METHODS(FieldArchetype)
LAGDYN_FIELD_METHODS(FieldArchetype)
LAGDYN_RING_METHODS(Dual<RingArchetype>)
LAGDYN_FIELD_METHODS(Dual<FieldArchetype>)
LAGDYN_DIFFERENCE_METHODS(RealArchetype)
LAGDYN_DIFFERENCE_METHODS(double)
LAGDYN_DIFFERENCE_METHODS(Bounded)

}  // namespace lagdyn
