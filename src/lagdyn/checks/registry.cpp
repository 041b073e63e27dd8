#include "lagdyn/checks/registry.hpp"

#include <iterator>

namespace lagdyn {

const std::vector<Check>& all_checks() {
  static const std::vector<Check> all = [] {
    std::vector<Check> list;
    for (auto group :
         {checks::model, checks::torque, checks::mass_matrix, checks::coriolis, checks::gravity, checks::forward,
          checks::energy, checks::motion, checks::structure, checks::invariance, checks::parameters, checks::reduction,
          checks::momentum, checks::particles, checks::closed_form, checks::rotation, checks::proof}) {
      std::vector<Check> checks = group();
      std::move(checks.begin(), checks.end(), std::back_inserter(list));
    }
    return list;
  }();
  return all;
}

}  // namespace lagdyn
