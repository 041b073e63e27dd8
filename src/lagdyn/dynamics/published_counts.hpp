// What the literature says that methods cost, for n revolute joints in general position.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace lagdyn {

struct PublishedCount {
  std::string_view method;  ///< of the registry, or of the literature where nobody has registered it yet
  std::string_view source;
  bool read;                          ///< seen in the text or in two independent ones; else quoted from memory
  std::vector<std::string> mul, add;  ///< coefficients, low degree first, as in ExactPolynomial
};

std::span<const PublishedCount> published_counts();

/// The value of a polynomial with rational coefficients.
double polynomial_value(const std::vector<std::string>& coefficients, double n);

/// The smallest n from 1 to 1000 at which the first polynomial is below the second, and stays so; 0 where there is none.
int first_below(const std::vector<std::string>& a, const std::vector<std::string>& b);

}  // namespace lagdyn
