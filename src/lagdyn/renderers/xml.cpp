#include "lagdyn/renderers/xml.hpp"

#include <fmt/format.h>

#include "lagdyn/io/characters.hpp"

namespace lagdyn {
namespace {

// XML 1.0 has no way to write most control characters: they are spelled out. A line feed stays one in an element's text.
std::string xml_text(std::string_view text, bool keep_lines) {
  std::string out;
  while (!text.empty()) {
    const char32_t c = next_character(text);
    switch (c) {
      case '<':
        out += "&lt;";
        break;
      case '>':
        out += "&gt;";
        break;
      case '&':
        out += "&amp;";
        break;
      case '"':
        out += "&quot;";
        break;
      default:
        if (c == '#' && text.starts_with('['))  // GitHub's runner obeys "##[error]" anywhere in a line
          out += "&#35;";
        else if (c == '\n' && keep_lines)
          out += '\n';
        else if (is_control(c) || c == 0xFFFE || c == 0xFFFF)
          out += fmt::format("\\u{{{:x}}}", static_cast<unsigned>(c));
        else
          append_utf8(out, c);
    }
  }
  return out;
}

}  // namespace

void XmlWriter::tag(std::string_view name, const Attributes& attributes) {
  out_.append(2 * open_.size(), ' ').append("<").append(name);
  for (const auto& [key, value] : attributes) out_ += fmt::format(" {}=\"{}\"", key, xml_text(value, false));
}

void XmlWriter::open(std::string_view name, const Attributes& attributes) {
  tag(name, attributes);
  out_ += ">\n";
  open_.emplace_back(name);
}

void XmlWriter::close() {
  const std::string name = std::move(open_.back());
  open_.pop_back();
  out_.append(2 * open_.size(), ' ').append("</").append(name).append(">\n");
}

void XmlWriter::element(std::string_view name, const Attributes& attributes, std::string_view text) {
  tag(name, attributes);
  if (text.empty())
    out_ += "/>\n";
  else
    out_.append(">").append(xml_text(text, true)).append("</").append(name).append(">\n");
}

}  // namespace lagdyn
