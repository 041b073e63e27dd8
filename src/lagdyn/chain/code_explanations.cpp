#include "lagdyn/chain/code_explanations.hpp"

#include <algorithm>
#include <iterator>

namespace lagdyn {

std::span<const CodeExplanation> code_explanations() {
  static const std::vector<CodeExplanation> all = [] {
    using namespace explained;
    std::vector<CodeExplanation> list;
    for (auto group : {files, json, form, placements, joints, masses, states, trajectories, program})
      std::ranges::move(group(), std::back_inserter(list));
    return list;
  }();
  return all;
}

}  // namespace lagdyn
