#include "selection.hpp"

#include <algorithm>

namespace lagdyn::cli {

bool glob_matches(std::string_view pattern, std::string_view id) {
  std::size_t p = 0, i = 0, star = std::string_view::npos, resume = 0;
  while (i < id.size()) {
    if (p < pattern.size() && pattern[p] == '*') {
      star = p++;
      resume = i;
    } else if (p < pattern.size() && (pattern[p] == '?' || pattern[p] == id[i])) {
      ++p;
      ++i;
    } else if (star != std::string_view::npos) {
      p = star + 1;
      i = ++resume;
    } else {
      return false;
    }
  }
  return pattern.substr(p).find_first_not_of('*') == std::string_view::npos;
}

Selection select(const std::vector<std::string_view>& ids, const std::vector<std::string>& only,
                 const std::vector<std::string>& skip) {
  const auto any = [](const std::vector<std::string>& patterns, std::string_view id) {
    return std::ranges::any_of(patterns, [id](const std::string& pattern) { return glob_matches(pattern, id); });
  };
  Selection selection;
  for (std::string_view id : ids) selection.chosen.push_back((only.empty() || any(only, id)) && !any(skip, id));
  const auto unmatched = [&ids](std::vector<std::string> patterns) {
    std::erase_if(patterns, [&](const std::string& pattern) {
      return std::ranges::any_of(ids, [&](std::string_view id) { return glob_matches(pattern, id); });
    });
    return patterns;
  };
  selection.unmatched_only = unmatched(only);
  selection.unmatched_skip = unmatched(skip);
  return selection;
}

}  // namespace lagdyn::cli
