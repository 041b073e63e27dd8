#include "results.hpp"

#include <fmt/format.h>

namespace lagdyn::cli {
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

Value residual_value(const Residual& residual, const std::vector<std::string>& joints) {
  return ValueMap{{"measured", residual.measured},
                  {"bound", residual.bound},
                  {"ratio", residual.ratio()},
                  {"joint", residual.joint ? Value(joints[*residual.joint]) : Value()}};
}

void judge(Report& report, const Finding& finding, const std::string& what) {
  switch (finding.grade()) {
    case Grade::held:
      return;
    case Grade::broken:
      if (report.outcome == Verdict::pass) report.outcome = Verdict::fail;
      return;
    case Grade::too_wide:
      report.notes.push_back(fmt::format(
          "{}: bound too wide: {:.2g} is above 1e-6 of the largest term, {:.2g}, so agreement within it proves nothing",
          what, finding.widest, finding.scale));
      break;
    case Grade::not_finite:
      report.notes.push_back(what + ": a number is not finite");
      break;
  }
  report.outcome = Verdict::error;
}

}  // namespace lagdyn::cli
