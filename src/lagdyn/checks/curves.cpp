#include "lagdyn/checks/curves.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
namespace lagdyn {

ValueList check_curves(const Chain& chain, const std::vector<const Check*>& selected, const CheckOptions& options,
                       const std::vector<CheckResult>& results, const std::string& file) {
  const Subject subject(chain);
  ValueList list;
  for (std::size_t i = 0; i < selected.size(); ++i) {
    const CheckResult& result = results[i];
    if (!selected[i]->curves || result.verdict == Verdict::skipped) continue;
    const Sample sample(subject, options.seed, result.worst ? result.worst->index : options.first);
    std::ranges::move(selected[i]->curves(subject, sample, fmt::format("{}, {}: ", file, result.id)),
                      std::back_inserter(list));
  }
  return list;
}

}  // namespace lagdyn
