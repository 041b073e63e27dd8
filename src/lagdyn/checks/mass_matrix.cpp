// Mass matrices: every method against rnea-columns, and what a mass matrix must be.
#include <Eigen/Eigenvalues>

#include "lagdyn/checks/against_reference.hpp"
#include "lagdyn/checks/refusal.hpp"
#include "lagdyn/checks/registry.hpp"

namespace lagdyn::checks {

namespace {

double columns_cost(double n) { return n + 0.45 * n * n; }

Check against_columns(const MatrixMethod<Bounded>& method) {
  Check check;
  check.id = method.check;
  check.title = std::string(method.title) + " against rnea-columns";
  check.law = "M(" + std::string(method.id) + ") = M(rnea-columns)";
  check.methods = {std::string(method.id), "rnea-columns"};
  check.advice = "the kinetic energy and the inertia forces disagree: an inertia, a frame or armature";
  check.cost = [cost = method.cost](double n) { return cost(n) + columns_cost(n); };
  check.order = method.order;
  const OnEither either{method.run, run_of(mass_matrix_methods<Taped>(), method.id)};
  check.evaluate = [either](const Subject& subject, const Sample& sample) {
    return against_rnea_columns(sample.enclose(subject, either), sample);
  };
  return check;
}

Check symmetric() {
  Check check;
  check.id = "mass.symmetric";
  check.title = "M is symmetric";
  check.law = "M(rnea-columns)_ij = M(rnea-columns)_ji";
  check.methods = {"rnea-columns"};
  check.advice =
      "a moment arm or a transposed rotation in the recursion: the columns are no longer those of a quadratic form";
  check.cost = columns_cost;
  check.order = 2;
  check.evaluate = [](const Subject&, const Sample& sample) {
    const Matrix<Bounded>& M = sample.rnea_columns();
    Finding found;
    found.scale = sample.magnitudes().inertia;
    found.add(0, 0);
    for (std::size_t i = 0; i < M.rows(); ++i)
      for (std::size_t j = 0; j < i; ++j) found.compare(M(i, j), M(j, i), i);
    return found;
  };
  return check;
}

/// The smallest eigenvalue of M scaled to a unit diagonal, against what the radii of M and the solver can hide.
Finding smallest_eigenvalue(const Matrix<Bounded>& M) {
  const auto n = static_cast<Eigen::Index>(M.rows());
  const auto at = [&](Eigen::Index i, Eigen::Index j) {
    return M(static_cast<std::size_t>(i), static_cast<std::size_t>(j));
  };
  Finding found;
  found.scale = 1;
  for (Eigen::Index i = 0; i < n; ++i)  // a diagonal entry that is not positive decides alone
    if (!(at(i, i).mid > 0)) found.add({at(i, i).mid, at(i, i).rad, true, static_cast<std::size_t>(i)});
  if (found.any) return found;
  Eigen::MatrixXd scaled(n, n);
  double hidden = 0;
  for (Eigen::Index i = 0; i < n; ++i) {
    double row = 0;
    for (Eigen::Index j = 0; j < n; ++j) {
      const double size = std::sqrt(at(i, i).mid) * std::sqrt(at(j, j).mid);
      scaled(i, j) = (at(i, j).mid + at(j, i).mid) / 2 / size;
      row += std::max(at(i, j).rad, at(j, i).rad) / size;
    }
    hidden = std::max(hidden, row);
  }
  const Eigen::SelfAdjointEigenSolver<Eigen::MatrixXd> solver(scaled, Eigen::EigenvaluesOnly);
  const double solver_error = 4 * static_cast<double>(n) * kUnitRoundoff * solver.eigenvalues().cwiseAbs().maxCoeff();
  found.add({solver.eigenvalues().minCoeff(), hidden + solver_error, true, {}});
  return found;
}

Check positive_definite() {
  Check check;
  check.id = "mass.positive-definite";
  check.title = "M is positive definite";
  check.law = "min eig (D^-1/2 M D^-1/2) > 0, D = diag M; measured is that eigenvalue, bound what rounding can hide";
  check.methods = {"rnea-columns"};
  check.unit = "1";
  check.advice =
      "a motion without kinetic energy or with a negative one: an inertia is not that of a body, or two joints act as "
      "one";
  check.cost = [](double n) { return 3 + columns_cost(n) + 0.02 * n * n * n; };
  check.order = 3;
  check.skipped = refuse_inertia_free;
  check.evaluate = [](const Subject&, const Sample& sample) { return smallest_eigenvalue(sample.rnea_columns()); };
  return check;
}

}  // namespace

std::vector<Check> mass_matrix() {
  std::vector<Check> list;
  for (const MatrixMethod<Bounded>& method : mass_matrix_methods<Bounded>())
    if (!method.check.empty()) list.push_back(against_columns(method));
  list.push_back(symmetric());
  for (Check& check : list) {
    check.unit = "kg m^2";
    check.unit_sliding = "kg";
  }
  list.push_back(positive_definite());
  return list;
}

}  // namespace lagdyn::checks
