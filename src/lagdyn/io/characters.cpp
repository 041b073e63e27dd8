#include "lagdyn/io/characters.hpp"

#include <algorithm>
#include <initializer_list>

#include "lagdyn/io/utf8.hpp"

namespace lagdyn {
namespace {

constexpr char32_t replacement = 0xFFFD;

struct Interval {
  char32_t first, last;
};

// Printable ASCII: nearly every character there is.
bool is_plain(char32_t c) { return c >= 0x20 && c < 0x7F; }

bool in(char32_t c, std::initializer_list<Interval> intervals) {
  return std::ranges::any_of(intervals, [c](Interval i) { return i.first <= c && c <= i.last; });
}

}  // namespace

char32_t next_character(std::string_view& text) {
  const std::size_t length = utf8_length(text);
  const auto lead = static_cast<unsigned char>(text.front());
  char32_t c = length == 1 ? lead : static_cast<char32_t>(lead & (0x7Fu >> length));
  for (std::size_t i = 1; i < length; ++i) c = (c << 6) | (static_cast<unsigned char>(text[i]) & 0x3Fu);
  text.remove_prefix(length > 0 ? length : 1);
  return length > 0 ? c : replacement;
}

void append_utf8(std::string& out, char32_t c) {
  const auto put = [&out](char32_t byte) { out += static_cast<char>(static_cast<unsigned char>(byte)); };
  if (c < 0x80) {
    put(c);
    return;
  }
  if (c < 0x800) {
    put(0xC0 | (c >> 6));
  } else {
    if (c < 0x10000) {
      put(0xE0 | (c >> 12));
    } else {
      put(0xF0 | (c >> 18));
      put(0x80 | ((c >> 12) & 0x3F));
    }
    put(0x80 | ((c >> 6) & 0x3F));
  }
  put(0x80 | (c & 0x3F));
}

bool is_control(char32_t c) {
  if (is_plain(c)) return false;
  return in(c, {{0, 0x1F},
                {0x7F, 0x9F},
                {0x061C, 0x061C},
                {0x200B, 0x200F},
                {0x2028, 0x202E},
                {0x2060, 0x206F},
                {0xFEFF, 0xFEFF},
                {0xFFF9, 0xFFFB},
                {0xE0000, 0xE007F}});
}

int columns(char32_t c) {
  if (is_plain(c)) return 1;
  if (in(c, {{0x0300, 0x036F}, {0x1AB0, 0x1AFF}, {0x20D0, 0x20FF}, {0xFE00, 0xFE0F}, {0xFE20, 0xFE2F}})) return 0;
  if (in(c, {{0x1100, 0x115F},
             {0x2E80, 0x303E},
             {0x3041, 0xA4CF},
             {0xAC00, 0xD7A3},
             {0xF900, 0xFAFF},
             {0xFE30, 0xFE6F},
             {0xFF00, 0xFF60},
             {0xFFE0, 0xFFE6},
             {0x1F300, 0x1F64F},
             {0x1F680, 0x1F6FF},
             {0x1F900, 0x1F9FF},
             {0x20000, 0x3FFFD}}))
    return 2;
  return 1;
}

int columns(std::string_view text) {
  int total = 0;
  while (!text.empty()) total += columns(next_character(text));
  return total;
}

}  // namespace lagdyn
