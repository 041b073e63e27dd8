// Numbers from text, by std::from_chars: strict, correctly rounded, the same in every locale.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace lagdyn {

/// The finite double that the whole text spells in decimal (no blanks, no leading plus, no 0x, nan or inf). Empty for
/// anything else and for numbers too large for a double; numbers too small for one are zero.
std::optional<double> parse_double(std::string_view text);

/// A comma-separated list, without blanks, e.g. "0.1,-2e-3". Empty, with *error naming the entry that is wrong, where
/// an entry is missing or not a finite decimal number.
std::optional<std::vector<double>> parse_number_list(std::string_view text, std::string* error);

}  // namespace lagdyn
