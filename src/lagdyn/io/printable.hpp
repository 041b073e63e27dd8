// Text of a user's file as it can be shown in a message.
#pragma once

#include <string>
#include <string_view>

namespace lagdyn {

/// In double quotes, at most 60 bytes of it, control characters and ill-formed UTF-8 as \xNN: safe for a terminal.
std::string in_quotes(std::string_view text);

/// The same without the quotes and without the limit.
std::string printable(std::string_view text);

}  // namespace lagdyn
