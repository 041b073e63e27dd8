// Which of several ids a user's list of ids and globs means.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace lagdyn::cli {

/// `*` stands for any characters, `?` for one; all else for itself.
bool glob_matches(std::string_view pattern, std::string_view id);

struct Selection {
  std::vector<bool> chosen;                                 ///< one entry an id
  std::vector<std::string> unmatched_only, unmatched_skip;  ///< patterns that no id matches
};

/// Ids that match a pattern of `only` (all, where it is empty) and none of `skip`.
Selection select(const std::vector<std::string_view>& ids, const std::vector<std::string>& only,
                 const std::vector<std::string>& skip);

}  // namespace lagdyn::cli
