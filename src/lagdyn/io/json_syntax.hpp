// Tokens of a JSON text, well-formed or not, and what to say where the text is not JSON.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "lagdyn/io/problems.hpp"

namespace lagdyn {

/// The byte after the token that starts at `start`: a string to its closing quote (or the end of its line), one
/// bracket, comma or colon, else a word up to the next of these or a blank.
std::size_t token_end(const std::string& text, std::size_t start);

/// Start of the token in which a parser that had read `read` bytes gave up, which is the first from `from` on that is
/// no JSON token or reaches to there; the text's size where it gave up at the end. A token starts or ends at `from`.
std::size_t token_at(const std::string& text, std::size_t from, std::size_t read);

/// Whether the word is true, false, null or a number by the grammar of RFC 8259, section 6.
bool is_json_word(std::string_view word);

/// What is wrong with the token at this byte, what could stand there, and how to mend it.
Message explain_syntax(const std::string& text, std::size_t token);

/// The first byte that no JSON text may hold: a zero, or the start of ill-formed UTF-8 (RFC 8259, section 8.1).
std::optional<std::size_t> first_bad_byte(const std::string& text);

Message explain_bad_byte(const std::string& text, std::size_t at);

}  // namespace lagdyn
