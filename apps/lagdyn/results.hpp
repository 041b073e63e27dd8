// From what methods and checks return to what a report holds.
#pragma once

#include <span>
#include <vector>

#include "lagdyn/checks/residual.hpp"
#include "lagdyn/report/report.hpp"

namespace lagdyn::cli {

std::vector<double> values_of(std::span<const Bounded> numbers);
std::vector<std::vector<double>> rows_of(const Matrix<double>& A);
std::vector<std::vector<double>> rows_of(const Matrix<Bounded>& A);

/// {"measured", "bound", "ratio", "joint"}: of the entry with the largest ratio, and the joint (row) it belongs to.
Value residual_value(const Residual& residual, const std::vector<std::string>& joints);

/// Lowers the report's outcome: error where the finding cannot be judged (a number that is not finite, a bound too wide
/// to prove anything) with a note on `what`, fail where it is above its bound. An error is never raised to a failure again.
void judge(Report& report, const Finding& finding, const std::string& what);

}  // namespace lagdyn::cli
