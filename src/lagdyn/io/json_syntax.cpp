#include "lagdyn/io/json_syntax.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>

#include "lagdyn/io/printable.hpp"
#include "lagdyn/io/utf8.hpp"

namespace lagdyn {
namespace {

constexpr const char* blanks = " \t\r\n";

// The closing quote's position, or the end of the line or text where there is none.
std::size_t string_end(const std::string& text, std::size_t start) {
  std::size_t i = start + 1;
  while (i < text.size() && text[i] != '"' && text[i] != '\n') i += text[i] == '\\' ? 2 : 1;
  return std::min(i, text.size());
}

bool is_closed_string(const std::string& text, std::size_t start) {
  const std::size_t end = string_end(text, start);
  return end < text.size() && text[end] == '"';
}

bool is_json_token(const std::string& text, std::size_t start, std::size_t end) {
  if (text[start] == '"') return is_closed_string(text, start);
  if (std::string_view("[]{},:").find(text[start]) != std::string_view::npos) return true;
  return is_json_word(std::string_view(text).substr(start, end - start));
}

std::string lower(std::string_view word) {
  std::string text(word);
  std::ranges::transform(text, text.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return text;
}

std::string string_fix(const std::string& text, std::size_t token) {
  if (!is_closed_string(text, token)) return "close the string with a double quote on its line";
  const std::size_t end = string_end(text, token);
  for (std::size_t i = token; i < end; ++i)
    if (static_cast<unsigned char>(text[i]) < 0x20) return "write control characters as \\n, \\t or \\u00XX";
  if (text.find('\\', token) < end)
    return "check its escapes: \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\uXXXX; and the comma or colon before it";
  return "put a comma between entries, and a colon between key and value";
}

std::string word_fix(std::string_view word) {
  const std::string small = lower(word);
  if (word.starts_with('\'')) return "use double quotes for keys and strings";
  if (word.starts_with('<'))
    return "this looks like XML: a chain file is JSON, as lagdyn schema describes it and lagdyn random writes it";
  if (word.starts_with('/') || word.starts_with('#')) return "JSON has no comments: use a \"description\" key";
  if (small == "true" || small == "false" || small == "null") return "write true, false and null in lower case";
  if (small == "none") return "write null, or leave the key out";
  const std::string unsigned_word = small.substr(std::min(small.find_first_not_of("+-"), small.size()));
  if (unsigned_word.starts_with("nan") || unsigned_word.starts_with("inf"))
    return "give a finite number: JSON has no NaN and no infinity";
  if (word.starts_with('+') || word.starts_with('-') || word.starts_with('.') ||
      std::isdigit(static_cast<unsigned char>(word[0])) != 0)
    return "write decimal numbers like 12, -0.5 or 1e-3, with a comma between entries";
  return "put keys and strings into double quotes, and a comma between entries";
}

}  // namespace

bool is_json_word(std::string_view word) {
  if (word == "true" || word == "false" || word == "null") return true;
  const auto skip_digits = [&word] {
    const std::size_t end = std::min(word.find_first_not_of("0123456789"), word.size());
    word.remove_prefix(end);
    return end > 0;
  };
  if (word.starts_with('-')) word.remove_prefix(1);
  if (word.starts_with('0'))
    word.remove_prefix(1);
  else if (!skip_digits())
    return false;
  if (word.starts_with('.')) {
    word.remove_prefix(1);
    if (!skip_digits()) return false;
  }
  if (word.starts_with('e') || word.starts_with('E')) {
    word.remove_prefix(1);
    if (word.starts_with('+') || word.starts_with('-')) word.remove_prefix(1);
    if (!skip_digits()) return false;
  }
  return word.empty();
}

std::size_t token_end(const std::string& text, std::size_t start) {
  if (start >= text.size()) return text.size();
  if (text[start] == '"') return std::min(string_end(text, start) + 1, text.size());
  if (std::string_view("[]{},:").find(text[start]) != std::string_view::npos) return start + 1;
  return std::min(text.find_first_of(" \t\r\n[]{},:\"", start), text.size());
}

std::size_t token_at(const std::string& text, std::size_t from, std::size_t read) {
  std::size_t token = from;
  for (;;) {
    token = std::min(text.find_first_not_of(blanks, token), text.size());
    const std::size_t end = token_end(text, token);
    if (end >= read || token == text.size() || !is_json_token(text, token, end)) return token;
    token = end;
  }
}

Message explain_syntax(const std::string& text, std::size_t token) {
  const std::size_t first = std::min(text.find_first_not_of(blanks), text.size());
  if (first == text.size())
    return {"an empty file", "a JSON object", "write the chain into it; see configs/ for examples"};
  if (token == text.size())
    return {"the end of the file", "the rest of the JSON text", "close what is open: was the file cut off?"};
  const std::string_view word = std::string_view(text).substr(token, token_end(text, token) - token);
  const std::size_t before = token == 0 ? std::string::npos : text.find_last_not_of(blanks, token - 1);
  const bool after_comma = before != std::string::npos && text[before] == ',';
  const bool is_string = word[0] == '"' && is_closed_string(text, token);
  Message message{is_string ? "the string " + in_quotes(word.substr(1, word.size() - 2)) : in_quotes(word), "JSON", ""};
  const bool after_value = before != std::string::npos && (text[before] == ']' || text[before] == '}' ||
                                                           std::isalnum(static_cast<unsigned char>(text[before])) != 0);
  if (is_string && after_value) {
    message.expected = "a comma, or the end of the object or list";
    message.fix = "put a comma after the entry before it";
  } else if (word[0] == '"')
    message.fix = string_fix(text, token);
  else if ((word == "]" || word == "}") && after_comma)
    message.fix = "remove the comma before it";
  else if (word.size() == 1 && std::string_view("[]{},:").find(word[0]) != std::string_view::npos)
    message.fix = "look for a missing or extra bracket, comma, colon or value here";
  else
    message.fix = word_fix(word);
  return message;
}

std::optional<std::size_t> first_bad_byte(const std::string& text) {
  for (std::size_t i = 0; i < text.size();) {
    const std::size_t length = text[i] == '\0' ? 0 : utf8_length(std::string_view(text).substr(i, 4));
    if (length == 0) return i;
    i += length;
  }
  return std::nullopt;
}

Message explain_bad_byte(const std::string& text, std::size_t at) {
  const auto byte = static_cast<unsigned char>(text[at]);
  return {fmt::format("the byte 0x{:02x}", byte), "JSON text in UTF-8",
          byte == 0 ? "is this a binary file, or UTF-16? save it as UTF-8" : "save the file as UTF-8"};
}

}  // namespace lagdyn
