// The known word that a misspelt one was probably meant to be.
#pragma once

#include <span>
#include <string_view>

namespace lagdyn {

/// The first of the known words with the fewest insertions, deletions and replacements of bytes (Levenshtein's
/// distance) from the word; empty for a word of more than 64 characters, which is no slip. `known` must not be empty.
std::string_view nearest_key(std::string_view word, std::span<const std::string_view> known);

}  // namespace lagdyn
