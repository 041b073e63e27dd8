// SHA-256 of a file's bytes, so that a report can say which input it is about. Source: FIPS 180-4, sections 4 to 6.
#pragma once

#include <string>
#include <string_view>

namespace lagdyn {

/// The digest as 64 lower-case hexadecimal digits.
std::string sha256(std::string_view bytes);

}  // namespace lagdyn
