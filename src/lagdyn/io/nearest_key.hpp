// The known word that a misspelt one was probably meant to be.
#pragma once

#include <span>
#include <string_view>

namespace lagdyn {

/// The first of the known words that the word is the beginning of (3 bytes or more of it), else the first with the
/// fewest insertions, deletions and replacements of bytes (Levenshtein's distance). Empty for a word of more than 64
/// characters, which is no slip. `known` must not be empty.
std::string_view nearest_key(std::string_view word, std::span<const std::string_view> known);

/// The same where it may be a slip at all: half of the longer word's bytes must be right; else empty.
std::string_view near_key(std::string_view word, std::span<const std::string_view> known);

}  // namespace lagdyn
