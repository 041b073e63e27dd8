#include "lagdyn/renderers/json_value.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <iterator>

#include "lagdyn/renderers/characters.hpp"

namespace lagdyn {
namespace {

constexpr std::size_t one_line = 100;  // characters of the longest map that stands on one line

template <class... Visitors>
struct Overloaded : Visitors... {
  using Visitors::operator()...;
};

bool is_scalar(const Value& value) {
  return !std::holds_alternative<ValueList>(value.data) && !std::holds_alternative<ValueMap>(value.data);
}

class Writer {
 public:
  std::string out;

  void value(const Value& v, int indent) {
    std::visit(Overloaded{[&](std::nullptr_t) { out += "null"; }, [&](bool b) { out += b ? "true" : "false"; },
                          [&](std::int64_t i) { fmt::format_to(std::back_inserter(out), "{}", i); },
                          [&](std::uint64_t i) { fmt::format_to(std::back_inserter(out), "{}", i); },
                          [&](double d) { number(d); }, [&](const std::string& s) { string(s); },
                          [&](const ValueList& l) { list(l, indent); }, [&](const ValueMap& m) { map(m, indent); }},
               v.data);
  }

 private:
  void number(double d) {
    if (!std::isfinite(d)) {
      out += "null";
      return;
    }
    std::array<char, 32> buffer;
    const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), d).ptr;
    const std::string_view text(buffer.data(), static_cast<std::size_t>(end - buffer.data()));
    out += text;
    if (text.find_first_of(".e") == std::string_view::npos) out += ".0";
  }

  void string(std::string_view text) {
    out += '"';
    while (!text.empty()) {
      const char32_t c = next_character(text);
      if (c == '"' || c == '\\') {
        out += '\\';
        out += static_cast<char>(c);
      } else if (c == '\n') {
        out += "\\n";
      } else if (!is_control(c)) {
        append_utf8(out, c);
      } else if (c < 0x10000) {
        fmt::format_to(std::back_inserter(out), "\\u{:04x}", static_cast<unsigned>(c));
      } else {
        const unsigned pair = static_cast<unsigned>(c) - 0x10000;
        fmt::format_to(std::back_inserter(out), "\\u{:04x}\\u{:04x}", 0xD800 | (pair >> 10), 0xDC00 | (pair & 0x3FF));
      }
    }
    out += '"';
  }

  void key(const std::string& name) {
    string(name);
    out += ": ";
  }

  void new_line(int indent) { out.append(1, '\n').append(static_cast<std::size_t>(indent), ' '); }

  void list(const ValueList& items, int indent) {
    const bool flat = std::ranges::all_of(items, is_scalar);
    out += '[';
    for (std::size_t i = 0; i < items.size(); ++i) {
      if (i > 0) out += flat ? ", " : ",";
      if (!flat) new_line(indent + 2);
      value(items[i], indent + 2);
    }
    if (!flat) new_line(indent);
    out += ']';
  }

  void map(const ValueMap& entries, int indent) {
    if (std::ranges::all_of(entries, [](const auto& entry) { return is_scalar(entry.second); })) {
      const std::size_t start = out.size();
      entries_with(entries, indent, true);
      if (out.size() - start <= one_line) return;
      out.resize(start);
    }
    entries_with(entries, indent, false);
  }

  void entries_with(const ValueMap& entries, int indent, bool flat) {
    out += '{';
    bool first = true;
    for (const auto& [name, v] : entries) {
      if (!first) out += flat ? ", " : ",";
      first = false;
      if (!flat) new_line(indent + 2);
      key(name);
      value(v, indent + 2);
    }
    if (!flat) new_line(indent);
    out += '}';
  }
};

}  // namespace

std::string to_json(const Value& value) {
  Writer writer;
  writer.value(value, 0);
  return std::move(writer.out);
}

}  // namespace lagdyn
