#include "lagdyn/io/printable.hpp"

#include <fmt/format.h>

#include "lagdyn/io/utf8.hpp"

namespace lagdyn {

std::string printable(std::string_view text) {
  std::string shown;
  while (!text.empty()) {
    const std::size_t length = utf8_length(text);
    const auto byte = static_cast<unsigned char>(text[0]);
    const bool c1_control = length == 2 && byte == 0xC2 && static_cast<unsigned char>(text[1]) < 0xA0;
    if (length == 0 || byte < 0x20 || byte == 0x7F || c1_control)
      shown += fmt::format("\\x{:02x}", byte);
    else
      shown += text.substr(0, length);
    text.remove_prefix(length == 0 || c1_control ? 1 : length);
  }
  return shown;
}

std::string in_quotes(std::string_view text) {
  constexpr std::size_t limit = 60;
  if (text.size() <= limit) return '"' + printable(text) + '"';
  std::size_t end = 0;
  for (std::size_t length; (length = utf8_length(text.substr(end))) + end <= limit; end += length == 0 ? 1 : length) {
  }
  return '"' + printable(text.substr(0, end)) + "...\"";
}

}  // namespace lagdyn
