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

namespace lagdyn {

/// A method's name, the check that compares it with the reference method of its quantity (empty for the reference), and
/// the power of n its cost grows with.
template <class Run>
struct Method {
  std::string_view id, check;
  int order;
  Run* run;
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
  if constexpr (RealScalar<T>) methods.push_back({"euler-lagrange-fd", "torque.lagrange-fd", 4, &euler_lagrange_fd<T>});
  methods.push_back({"euler-lagrange-exact", "torque.lagrange-exact", 4, &euler_lagrange_exact<T>});
  methods.push_back({"kane", "torque.kane", 2, &kane<T>});
  methods.push_back({"gibbs-appell", "torque.gibbs-appell", 2, &gibbs_appell<T>});
  methods.push_back({"rnea-textbook", "torque.rnea-textbook", 1, &rnea_textbook<T>});
  methods.push_back({"rnea", "", 1, &rnea<T>});
  return methods;
}

/// M(q); the reference is rnea-columns.
template <FieldScalar T>
std::vector<MatrixMethod<T>> mass_matrix_methods() {
  return {{"jacobian-sum", "mass.jacobian-sum", 3,
           [](const Model<T>& model, const State<T>& state) { return jacobian_sum(screw_model(model), state); }},
          {"crba", "mass.crba", 2, &crba<T>},
          {"rnea-columns", "", 2, &rnea_columns<T>}};
}

/// C(q, qd) in Christoffel form.
template <FieldScalar T>
std::vector<MatrixMethod<T>> coriolis_methods() {
  std::vector<MatrixMethod<T>> methods;
  if constexpr (RealScalar<T>) methods.push_back({"christoffel-fd", "", 4, &christoffel_fd<T>});
  methods.push_back({"christoffel-exact", "", 4, &christoffel_exact<T>});
  return methods;
}

/// g(q); the reference is rnea-static.
template <FieldScalar T>
std::vector<TorqueMethod<T>> gravity_methods() {
  return {{"potential-gradient", "gravity.gradient", 2, &potential_gradient<T>},
          {"jacobian-transpose", "gravity.jacobian", 2, &jacobian_transpose<T>},
          {"rnea-static", "", 1, &rnea_static<T>}};
}

/// qdd(q, qd, tau).
template <FieldScalar T>
std::vector<ForwardMethod<T>> forward_dynamics_methods() {
  return {{"mass-matrix-solve", "forward.round-trip", 3, &mass_matrix_solve<T>}, {"aba", "forward.aba", 1, &aba<T>}};
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
LAGDYN_METHODS_OF(extern, Modular)
LAGDYN_METHODS_OF(extern, Dual<double>)
LAGDYN_METHODS_OF(extern, Dual<Dual<double>>)
LAGDYN_METHODS_OF(extern, Dual<Bounded>)
LAGDYN_METHODS_OF(extern, Dual<Modular>)

}  // namespace lagdyn
