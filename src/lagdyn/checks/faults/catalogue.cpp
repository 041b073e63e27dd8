#include "lagdyn/checks/faults/catalogue.hpp"

#include <iterator>

namespace lagdyn::faults {

const std::vector<Fault>& catalogue() {
  static const std::vector<Fault> all = [] {
    std::vector<Fault> list;
    for (auto group : {newton_euler_faults, projection_faults, lagrange_faults, mass_matrix_faults, forward_faults,
                       model_faults, use_faults, lifting_faults, reading_faults}) {
      std::vector<Fault> faults = group();
      std::move(faults.begin(), faults.end(), std::back_inserter(list));
    }
    return list;
  }();
  return all;
}

}  // namespace lagdyn::faults
