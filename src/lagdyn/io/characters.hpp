// Names come from files and go to terminals: bytes that are no UTF-8, control characters and characters that reorder
// or hide text must arrive as something harmless.
#pragma once

#include <string>
#include <string_view>

namespace lagdyn {

/// Takes the next character off `text`, which is not empty. Bytes that are no UTF-8 give U+FFFD, one for each byte.
char32_t next_character(std::string_view& text);

void append_utf8(std::string& out, char32_t character);

/// Controls (C0, DEL, C1), line and paragraph separators, bidirectional and invisible format characters.
bool is_control(char32_t character);

/// Columns of a terminal that the character takes: 0 for a combining mark, 2 for a wide one, else 1.
int columns(char32_t character);
int columns(std::string_view text);

}  // namespace lagdyn
