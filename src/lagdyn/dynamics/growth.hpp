// How a sequence of counts grows with n: a power fitted to it, and the polynomial that it is, where it is one.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace lagdyn {

/// count ~ c n^exponent by least squares of log(count) over log(n); rms is of the residuals of log(count).
struct PowerFit {
  double exponent = 0, rms = 0;
};

/// Empty below two different n, or where a count is 0.
std::optional<PowerFit> fit_power(const std::vector<double>& n, const std::vector<double>& counts);

/// log(b / a) / log(m / n): the exponent between two rows.
double local_exponent(double n, double a, double m, double b);

/// Rational coefficients, low degree first: "0", "137/2", "8".
struct ExactPolynomial {
  std::uint64_t from = 1;  ///< the first n that it holds for
  std::vector<std::string> coefficients;
};

/// The polynomial of the least degree, at most 4, through the counts at from, from + 1, ..., for the least `from` of 1 to 4
/// for which there is one: as many counts as it has coefficients determine it, three more confirm it. Exact.
std::optional<ExactPolynomial> exact_polynomial(const std::function<std::uint64_t(std::uint64_t n)>& count);

/// "8n^4 + 356n^3 + 1759/2 n^2 + 137/2 n"
std::string polynomial_text(const std::vector<std::string>& coefficients);

}  // namespace lagdyn
