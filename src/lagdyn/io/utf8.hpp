// UTF-8 (RFC 3629), as far as reading files needs it.
#pragma once

#include <cstddef>
#include <string_view>

namespace lagdyn {

/// U+FEFF, which some editors write before a text; it is no part of it.
inline constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";

/// Length in bytes (1 to 4) of the well-formed character at the start of a non-empty text; 0 where it is ill-formed:
/// a stray continuation byte, an overlong form, a surrogate, beyond U+10FFFF, or cut off.
std::size_t utf8_length(std::string_view text);

/// Whether the byte belongs to a character that began before it.
inline bool utf8_continues(char byte) { return (static_cast<unsigned char>(byte) & 0xC0) == 0x80; }

/// Number of characters (code points) of a text; bytes that continue a character are not counted.
std::size_t utf8_count(std::string_view text);

}  // namespace lagdyn
