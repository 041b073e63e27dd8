#include "lagdyn/dynamics/published_counts.hpp"

#include <cstdlib>

namespace lagdyn {

std::span<const PublishedCount> published_counts() {
  constexpr std::string_view luh = "Luh, Walker & Paul (1980), as counted by Hollerbach (1980)",
                             best = "Balafoutis & Patel (1991), in Featherstone (2008), table 10.1";
  static const std::vector<PublishedCount> table{
      {"rnea", luh, true, {"-48", "150"}, {"-48", "131"}},
      {"rnea", best, true, {"-108", "93"}, {"-100", "81"}},
      {"rnea-textbook", luh, true, {"-48", "150"}, {"-48", "131"}},
      {"rnea-textbook", best, true, {"-108", "93"}, {"-100", "81"}},
      {"lagrange-recursive", "Hollerbach (1980), 4x4 matrices", false, {"-592", "830"}, {"-464", "675"}},
      {"lagrange-recursive", "Hollerbach (1980), 3x3 matrices", false, {"-277", "412"}, {"-201", "320"}},
      {"crba", "Featherstone (2005), eq. 20", true, {"-32", "22", "10"}, {"-43", "37", "6"}},
      {"aba", "McMillan et al. (1995)", true, {"-259", "224"}, {"-248", "205"}},
      {"mass-matrix-solve",
       "factor and solve alone, Featherstone (2008)",
       true,
       {"0", "-2/3", "3/2", "1/6"},
       {"0", "-7/6", "1", "1/6"}},
  };
  return table;
}

double polynomial_value(const std::vector<std::string>& coefficients, double n) {
  double value = 0;
  for (std::size_t k = coefficients.size(); k-- > 0;) {
    const std::string& text = coefficients[k];
    const std::size_t slash = text.find('/');
    const double numerator = static_cast<double>(std::atoll(text.substr(0, slash).c_str()));
    const double denominator =
        slash == std::string::npos ? 1 : static_cast<double>(std::atoll(text.substr(slash + 1).c_str()));
    value = value * n + numerator / denominator;
  }
  return value;
}

int first_below(const std::vector<std::string>& a, const std::vector<std::string>& b) {
  int first = 0;
  for (int n = 1000; n >= 1 && polynomial_value(a, n) < polynomial_value(b, n); --n) first = n;
  return first;
}

}  // namespace lagdyn
