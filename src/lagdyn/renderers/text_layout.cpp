#include "lagdyn/renderers/text_layout.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <cmath>
#include <iterator>
#include <limits>
#include <numeric>

#include "lagdyn/io/characters.hpp"

namespace lagdyn {
namespace {

constexpr std::string_view ellipsis = "\u2026";

std::string spaces(int count) { return std::string(static_cast<std::size_t>(std::max(count, 0)), ' '); }

// The longest beginning of `text` that takes at most `width` columns.
std::string_view beginning(std::string_view text, int width) {
  std::string_view rest = text;
  while (!rest.empty()) {
    std::string_view next = rest;
    width -= columns(next_character(next));
    if (width < 0) break;
    rest = next;
  }
  return text.substr(0, text.size() - rest.size());
}

// The longest end of `text` that takes at most `width` columns.
std::string_view ending(std::string_view text, int width) {
  for (int left = columns(text); left > width;) left -= columns(next_character(text));
  return text;
}

// Words between spaces; with `quotes`, a space between single quotes belongs to the word.
std::vector<std::string_view> words_of(std::string_view text, bool quotes = false) {
  std::vector<std::string_view> words;
  std::size_t start = 0;
  bool quoted = false;
  for (std::size_t i = 0; i <= text.size(); ++i) {
    if (i < text.size() && quotes && text[i] == '\'') quoted = !quoted;
    if (i < text.size() && (text[i] != ' ' || quoted)) continue;
    if (i > start) words.push_back(text.substr(start, i - start));
    start = i + 1;
  }
  return words;
}

// The words of a command, an option together with its value.
std::vector<std::string> command_pieces(std::string_view command) {
  std::vector<std::string> pieces;
  bool option = false;
  for (std::string_view word : words_of(command, true)) {
    if (option && !word.starts_with('-'))
      pieces.back().append(" ").append(word);
    else
      pieces.emplace_back(word);
    option = !option && word.starts_with("--");
  }
  return pieces;
}

std::string without_sign_of_zero(std::string text) {
  if (text.starts_with('-') && text.find_first_of("123456789") == std::string::npos) text.erase(0, 1);
  return text;
}

// GitHub's runner obeys "::error ...::", in any case, at the beginning of a line, which wrapping may make of any word, and
// "##[error]".
bool begins_workflow_command(std::string_view text) {
  if (text.starts_with("##[")) return true;
  if (!text.starts_with("::")) return false;
  constexpr std::string_view commands[] = {"error",    "warning",     "notice",         "debug",         "group",
                                           "endgroup", "add-mask",    "set-output",     "save-state",    "add-path",
                                           "set-env",  "add-matcher", "remove-matcher", "stop-commands", "echo"};
  text.remove_prefix(2);
  const auto same = [](char a, char b) { return std::tolower(static_cast<unsigned char>(a)) == b; };
  return std::ranges::any_of(commands, [&](std::string_view command) {
    return std::ranges::equal(text.substr(0, command.size()), command, same) &&
           (text.size() == command.size() || text[command.size()] == ':' || text[command.size()] == ' ');
  });
}

}  // namespace

std::string escaped(std::string_view text) {
  std::string out;
  while (!text.empty()) {
    const bool command = begins_workflow_command(text);
    const char32_t c = next_character(text);
    if (command)
      fmt::format_to(std::back_inserter(out), "\\u{{{:x}}}", static_cast<unsigned>(c));
    else if (c == '\n')
      out += "\\n";
    else if (c == '\t')
      out += "\\t";
    else if (is_control(c))
      fmt::format_to(std::back_inserter(out), "\\u{{{:x}}}", static_cast<unsigned>(c));
    else
      append_utf8(out, c);
  }
  return out;
}

std::string elided(std::string_view text, int width) {
  if (columns(text) <= width) return std::string(text);
  const int tail = (width - 1) / 2;
  return std::string(beginning(text, width - 1 - tail)).append(ellipsis).append(ending(text, tail));
}

std::string padded_right(std::string text, int width) { return text + spaces(width - columns(text)); }
std::string padded_left(std::string text, int width) { return spaces(width - columns(text)) + text; }

std::string wrapped(const std::string& head, std::string_view text, int width) {
  const int indent = columns(head), room = std::max(width - indent, 8);
  std::string out = head;
  int used = 0;
  const auto new_line = [&] {
    out += '\n' + spaces(indent);
    used = 0;
  };
  for (std::string_view word : words_of(text)) {
    if (used > 0 && used + 1 + columns(word) > room) new_line();
    if (used > 0) {
      out += ' ';
      ++used;
    }
    for (;;) {
      const std::string_view part = beginning(word, room - used);
      out += part;
      used += columns(part);
      word.remove_prefix(part.size());
      if (word.empty()) break;
      new_line();
    }
  }
  out.erase(out.find_last_not_of(' ') + 1);
  return out + '\n';
}

std::string wrapped_command(const std::string& head, std::string_view command, int width) {
  std::string out = head;
  int used = columns(head);
  bool first = true;
  for (const std::string& word : command_pieces(command)) {
    if (!first && used + 1 + columns(word) > width - 2) {
      out += " \\\n" + spaces(columns(head) + 2);
      used = columns(head) + 2;
    } else if (!first) {
      out += ' ';
      ++used;
    }
    out += word;
    used += columns(word);
    first = false;
  }
  return out + '\n';
}

std::vector<std::string> aligned(const std::vector<double>& values, int digits) {
  double largest = 0;
  for (double v : values)
    if (std::isfinite(v)) largest = std::max(largest, std::abs(v));
  const int exponent = largest > 0 ? static_cast<int>(std::floor(std::log10(largest))) : 0;
  const bool fixed = exponent >= -4 && exponent < digits;
  std::vector<std::string> out;
  for (double v : values) {
    if (!std::isfinite(v))
      out.push_back("-");
    else if (fixed)
      out.push_back(without_sign_of_zero(fmt::format("{:.{}f}", v, digits - 1 - exponent)));
    else
      out.push_back(fmt::format("{:.{}e}", v, digits - 1));
  }
  const auto ends_in = [&out](char c) {
    return std::ranges::all_of(out, [c](const std::string& s) { return s == "-" || s.ends_with(c); });
  };
  const auto drop_last = [&out] {
    for (std::string& s : out)
      if (s != "-") s.pop_back();
  };
  if (fixed && exponent < digits - 1 && largest > 0) {
    while (ends_in('0')) drop_last();
    if (ends_in('.')) drop_last();
  } else if (largest == 0) {
    for (std::string& s : out)
      if (s != "-") s = "0";
  }
  return out;
}

std::string exact(double value) { return std::isfinite(value) ? fmt::format("{}", value) : "-"; }

std::vector<int> TextTable::widths() const {
  std::vector<int> widths(align_.size(), 0);
  for (const auto& cells : rows_)
    for (std::size_t i = 0; i < cells.size(); ++i) widths[i] = std::max(widths[i], columns(cells[i]));
  return widths;
}

int TextTable::total_width() const {
  const std::vector<int> now = widths();
  return std::accumulate(now.begin(), now.end(), gap_ * (static_cast<int>(now.size()) - 1));
}

void TextTable::fit(int width) {
  if (total_width() > width) gap_ = 1;
}

void TextTable::shrink(std::size_t column, int least, int width) {
  const int target = std::max(widths()[column] - (total_width() - width), least);
  for (auto& cells : rows_)
    if (column < cells.size()) cells[column] = elided(cells[column], target);
}

std::vector<std::string> TextTable::lines() const {
  const std::vector<int> width = widths();
  std::vector<std::string> lines;
  for (const auto& cells : rows_) {
    std::string line;
    for (std::size_t i = 0; i < cells.size(); ++i) {
      if (i > 0) line += spaces(gap_);
      line += align_[i] == Align::left ? padded_right(cells[i], width[i]) : padded_left(cells[i], width[i]);
    }
    line.erase(line.find_last_not_of(' ') + 1);
    lines.push_back(std::move(line));
  }
  return lines;
}

}  // namespace lagdyn
