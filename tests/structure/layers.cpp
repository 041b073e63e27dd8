#include "structure/layers.hpp"

#include <algorithm>
#include <regex>

namespace lagdyn {
namespace {

// Position in the order; past the end for a name that is no layer.
std::ptrdiff_t position(const std::string& layer) {
  return std::find(layer_order.begin(), layer_order.end(), layer) - layer_order.begin();
}

std::vector<std::smatch> matches(const std::string& text, const std::regex& pattern) {
  return {std::sregex_iterator(text.begin(), text.end(), pattern), std::sregex_iterator()};
}

}  // namespace

std::vector<std::string> forbidden_includes(const std::string& layer, std::string_view text) {
  static const std::regex include(R"((?:^|\n)[ \t]*#[ \t]*include[ \t]*([<"])([^>"\n]+)[>"])");
  const std::string source(text);
  std::vector<std::string> forbidden;
  for (const std::smatch& found : matches(source, include)) {
    const std::string path = found[2];
    if (path.starts_with("lagdyn/")) {
      const std::size_t end = path.find('/', 7);
      const std::string other = end == std::string::npos ? "" : path.substr(7, end - 7);
      if (position(other) == std::ssize(layer_order))
        forbidden.push_back(path + " stands in no layer");
      else if (position(other) > position(layer))
        forbidden.push_back(path + " stands above " + layer);
    } else if (found[1] == "\"") {
      forbidden.push_back(path + " is not named by its path from src/");
    }
  }
  return forbidden;
}

std::vector<std::string> declared_layers(std::string_view text) {
  static const std::regex declaration(R"(\nlagdyn_layer\((\w+))");
  const std::string source(text);
  std::vector<std::string> layers;
  for (const std::smatch& found : matches(source, declaration)) layers.push_back(found[1]);
  return layers;
}

}  // namespace lagdyn
