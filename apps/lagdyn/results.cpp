#include "results.hpp"

#include <cmath>

namespace lagdyn::cli {
namespace {

constexpr double widest_bound = 1e-6;  // of the largest term

}  // namespace

std::vector<double> values_of(std::span<const Bounded> numbers) {
  std::vector<double> values;
  for (const Bounded& x : numbers) values.push_back(x.mid);
  return values;
}

std::vector<std::vector<double>> rows_of(const Matrix<double>& A) {
  std::vector<std::vector<double>> rows(A.rows());
  for (std::size_t i = 0; i < A.rows(); ++i)
    for (std::size_t j = 0; j < A.columns(); ++j) rows[i].push_back(A(i, j));
  return rows;
}

std::vector<std::vector<double>> rows_of(const Matrix<Bounded>& A) {
  Matrix<double> values(A.rows(), A.columns());
  for (std::size_t i = 0; i < A.rows(); ++i)
    for (std::size_t j = 0; j < A.columns(); ++j) values(i, j) = A(i, j).mid;
  return rows_of(values);
}

Value residual_value(const Residual& residual) {
  return ValueMap{{"measured", residual.measured}, {"bound", residual.bound}, {"ratio", residual.ratio()}};
}

void judge(Report& report, const Finding& finding) {
  const Residual& worst = finding.worst;
  const bool finite = std::isfinite(worst.measured) && std::isfinite(worst.bound);
  const bool failed = worst.ratio() > 1, too_wide = worst.bound > widest_bound * finding.scale && worst.bound > 0;
  if (!finite || (too_wide && !failed))
    report.outcome = Verdict::error;
  else if (failed && report.outcome == Verdict::pass)
    report.outcome = Verdict::fail;
}

}  // namespace lagdyn::cli
