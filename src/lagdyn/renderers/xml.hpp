// Writing XML: elements and attributes; whatever text is given, the document stays well-formed.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace lagdyn {

class XmlWriter {
 public:
  using Attributes = std::vector<std::pair<std::string_view, std::string>>;

  XmlWriter() : out_("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n") {}

  void open(std::string_view name, const Attributes& attributes = {});
  void close();
  /// An element with text inside, or without any where it is empty.
  void element(std::string_view name, const Attributes& attributes, std::string_view text);

  std::string take() { return std::move(out_); }

 private:
  void tag(std::string_view name, const Attributes& attributes);

  std::string out_;
  std::vector<std::string> open_;
};

}  // namespace lagdyn
