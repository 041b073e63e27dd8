#include "lagdyn/renderers/json_value.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

#include "lagdyn/io/json_text.hpp"

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
                          [&](double d) { append_json_number(out, d); },
                          [&](const std::string& s) { append_json_string(out, s); },
                          [&](const ValueList& l) { list(l, indent); }, [&](const ValueMap& m) { map(m, indent); }},
               v.data);
  }

 private:
  void key(const std::string& name) {
    append_json_string(out, name);
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
