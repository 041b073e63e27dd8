// Numbers and strings as JSON text (RFC 8259).
#pragma once

#include <string>
#include <string_view>

namespace lagdyn {

/// The shortest form that reads back to the same bits, with a point or an exponent so that it stays a double; null
/// where the number is not finite.
void append_json_number(std::string& out, double number);

/// In quotes. Controls and characters that reorder or hide text are escaped, and a # before [, as ##[ would begin a
/// command to the runner of a workflow; bytes that are no UTF-8 give U+FFFD.
void append_json_string(std::string& out, std::string_view text);

}  // namespace lagdyn
