// JSON text to a JsonDocument, by nlohmann's SAX parser; never an exception.
//
// The parser reports values but not where they stand, and its own position is already past them. So the handler walks
// the text in step with the events: whatever separates two tokens is blanks, commas and colons, so the next token
// starts at the first other byte. Found here, each with its place: anything that is not JSON (a zero byte too, at
// which the parser would stop as at the end), ill-formed UTF-8, a repeated key, a number too large for a double
// (parsing goes on; the value is NaN), nesting beyond the limit, and a too long list of the names given.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "lagdyn/io/json_document.hpp"
#include "lagdyn/io/problems.hpp"

namespace lagdyn {

struct JsonLimits {
  std::size_t depth = 64;           ///< of nested arrays and objects
  std::size_t list_length = 10000;  ///< of the root's lists named below
  std::vector<std::string> lists = {"bodies", "links"};
};

/// The document where the text is JSON within the limits, else empty, with an error among the problems. A repeated key
/// or a number out of range is an error too but leaves the document standing, so that all problems can be told at once.
std::optional<JsonDocument> parse_json(std::string text, Problems& problems, const JsonLimits& limits = {},
                                       int first_line = 1);

}  // namespace lagdyn
