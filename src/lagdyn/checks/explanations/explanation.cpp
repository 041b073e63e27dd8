#include "lagdyn/checks/explanations/explanation.hpp"

#include <algorithm>
#include <iterator>

namespace lagdyn {

const Explanation* explanation_of(std::string_view check_id) {
  static const std::vector<Explanation> all = [] {
    using namespace explanations;
    std::vector<Explanation> list;
    for (auto group : {model, torque, mass_matrix, coriolis, gravity, forward, energy, motion, structure, invariance,
                       parameters, reduction, momentum, particles, closed_form, rotation, proof})
      std::ranges::move(group(), std::back_inserter(list));
    return list;
  }();
  const auto found = std::ranges::find(all, check_id, &Explanation::id);
  return found == all.end() ? nullptr : &*found;
}

}  // namespace lagdyn
