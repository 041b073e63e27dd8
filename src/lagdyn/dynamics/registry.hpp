// The methods, by the quantity they compute. A line here is all that a new method needs to be compared, counted,
// proven and timed: checks and tables go through these lists.
#pragma once

#include <string_view>
#include <vector>

#include "lagdyn/dynamics/aba.hpp"
#include "lagdyn/dynamics/christoffel_exact.hpp"
#include "lagdyn/dynamics/christoffel_fd.hpp"
#include "lagdyn/dynamics/crba.hpp"
#include "lagdyn/dynamics/euler_lagrange_exact.hpp"
#include "lagdyn/dynamics/euler_lagrange_fd.hpp"
#include "lagdyn/dynamics/gibbs_appell.hpp"
#include "lagdyn/dynamics/jacobian_sum.hpp"
#include "lagdyn/dynamics/jacobian_transpose.hpp"
#include "lagdyn/dynamics/kane.hpp"
#include "lagdyn/dynamics/kinetic_links.hpp"
#include "lagdyn/dynamics/kinetic_mass_matrix.hpp"
#include "lagdyn/dynamics/mass_matrix_solve.hpp"
#include "lagdyn/dynamics/potential.hpp"
#include "lagdyn/dynamics/potential_gradient.hpp"
#include "lagdyn/dynamics/rnea.hpp"
#include "lagdyn/dynamics/rnea_columns.hpp"
#include "lagdyn/dynamics/rnea_static.hpp"
#include "lagdyn/dynamics/rnea_textbook.hpp"
#include "lagdyn/scalars/degree.hpp"
#include "lagdyn/scalars/recorded.hpp"

namespace lagdyn {

/// What is known of a method. The cost decides how many states a check runs, so that equal commands run equal states on
/// any machine; it was measured with Bounded, the instrument of the checks.
template <class Run>
struct Method {
  std::string_view id;
  std::string_view check;  ///< that compares it with the reference method of its quantity; empty for the reference
  std::string_view title;
  int order;                 ///< the power of n its cost grows with
  double (*cost)(double n);  ///< microseconds a state on a desktop core
  Run* run;
  bool by_differences = false;    ///< has a truncation error, and the rounding of a difference of energies
  bool tallies_products = false;  ///< its product functions all keep the tally of the seed chapter's counts
};

template <RingScalar T>
using TorqueMethod = Method<std::vector<T>(const Model<T>&, const State<T>&)>;
template <RingScalar T>
using MatrixMethod = Method<Matrix<T>(const Model<T>&, const State<T>&)>;
template <RingScalar T>
using ForwardMethod = Method<std::vector<T>(const Model<T>&, const State<T>&, const std::vector<T>&)>;

/// tau(q, qd, qdd); the reference is rnea.
template <FieldScalar T>
std::vector<TorqueMethod<T>> inverse_dynamics_methods() {
  std::vector<TorqueMethod<T>> methods;
  if constexpr (RealScalar<T>)
    methods.push_back({"euler-lagrange-fd", "torque.lagrange-fd", "Euler-Lagrange by differences", 4,
                       [](double n) { return 40 + 3.5 * n * n * n + 0.055 * n * n * n * n; }, &euler_lagrange_fd<T>,
                       true, true});
  methods.push_back({"euler-lagrange-exact", "torque.lagrange-exact", "Euler-Lagrange by exact slopes", 4,
                     [](double n) { return 8 + 1.5 * n * n + 0.006 * n * n * n * n; }, &euler_lagrange_exact<T>});
  methods.push_back(
      {"kane", "torque.kane", "Kane's equations", 2, [](double n) { return 1 + n + 0.12 * n * n; }, &kane<T>});
  methods.push_back({"gibbs-appell", "torque.gibbs-appell", "Gibbs-Appell", 2,
                     [](double n) { return 1 + n + 0.4 * n * n; }, &gibbs_appell<T>});
  methods.push_back({"rnea-textbook", "torque.rnea-textbook", "textbook Newton-Euler", 1,
                     [](double n) { return 2 * n; }, &rnea_textbook<T>, false, true});
  methods.push_back({"rnea", "", "Newton-Euler", 1, [](double n) { return 0.6 * n; }, &rnea<T>});
  return methods;
}

/// M(q); the reference is rnea-columns.
template <FieldScalar T>
std::vector<MatrixMethod<T>> mass_matrix_methods() {
  return {
      {"jacobian-sum", "mass.jacobian-sum", "sum of J^T G J", 3,
       [](double n) { return n + 0.5 * n * n + 0.011 * n * n * n; },
       [](const Model<T>& model, const State<T>& state) { return jacobian_sum(screw_model(model), state); }, false,
       true},
      {"crba", "mass.crba", "composite bodies", 2, [](double n) { return n + 0.1 * n * n; }, &crba<T>},
      {"rnea-columns", "", "columns by Newton-Euler", 2, [](double n) { return n + 0.45 * n * n; }, &rnea_columns<T>}};
}

/// C(q, qd) in Christoffel form.
template <FieldScalar T>
std::vector<MatrixMethod<T>> coriolis_methods() {
  std::vector<MatrixMethod<T>> methods;
  if constexpr (RealScalar<T>)
    methods.push_back({"christoffel-fd", "", "Christoffel symbols by differences", 4,
                       [](double n) { return 30 + 3.5 * n * n * n + 0.055 * n * n * n * n; }, &christoffel_fd<T>,
                       true});
  methods.push_back({"christoffel-exact", "", "Christoffel symbols by exact slopes", 4,
                     [](double n) { return 6 + 1.3 * n * n + 0.006 * n * n * n * n; }, &christoffel_exact<T>});
  return methods;
}

/// g(q); the reference is rnea-static.
template <FieldScalar T>
std::vector<TorqueMethod<T>> gravity_methods() {
  return {{"potential-gradient", "gravity.gradient", "gradient of the potential energy", 2,
           [](double n) { return n + 0.9 * n * n; }, &potential_gradient<T>},
          {"jacobian-transpose", "gravity.jacobian", "transposed Jacobians of the COMs", 2,
           [](double n) { return n + 0.05 * n * n; }, &jacobian_transpose<T>},
          {"rnea-static", "", "Newton-Euler at rest", 1, [](double n) { return 0.6 * n; }, &rnea_static<T>}};
}

/// qdd(q, qd, tau).
template <FieldScalar T>
std::vector<ForwardMethod<T>> forward_dynamics_methods() {
  return {{"mass-matrix-solve", "forward.round-trip", "LDL^T of the mass matrix", 3,
           [](double n) { return 2 * n + 0.45 * n * n + 0.001 * n * n * n; }, &mass_matrix_solve<T>},
          {"aba", "forward.aba", "articulated bodies", 1, [](double n) { return 1.2 * n; }, &aba<T>}};
}

#define LAGDYN_METHODS_OF(prefix, T)                                          \
  prefix template std::vector<TorqueMethod<T>> inverse_dynamics_methods<T>(); \
  prefix template std::vector<MatrixMethod<T>> mass_matrix_methods<T>();      \
  prefix template std::vector<MatrixMethod<T>> coriolis_methods<T>();         \
  prefix template std::vector<TorqueMethod<T>> gravity_methods<T>();          \
  prefix template std::vector<ForwardMethod<T>> forward_dynamics_methods<T>();

LAGDYN_METHODS_OF(extern, double)
LAGDYN_METHODS_OF(extern, Bounded)
LAGDYN_METHODS_OF(extern, Counted)
LAGDYN_METHODS_OF(extern, Degree)
LAGDYN_METHODS_OF(extern, Modular)
LAGDYN_METHODS_OF(extern, Recorded)
LAGDYN_METHODS_OF(extern, Taped)
LAGDYN_METHODS_OF(extern, Dual<double>)
LAGDYN_METHODS_OF(extern, Dual<Dual<double>>)
LAGDYN_METHODS_OF(extern, Dual<Bounded>)
LAGDYN_METHODS_OF(extern, Dual<Degree>)
LAGDYN_METHODS_OF(extern, Dual<Modular>)

}  // namespace lagdyn
