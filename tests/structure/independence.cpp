#include "structure/independence.hpp"

#include <algorithm>
#include <array>
#include <cstdio>
#include <iterator>
#include <sstream>
#include <stdexcept>

namespace lagdyn {
namespace {

const std::set<std::string> common = {"lagdyn/chain/chain.hpp", "lagdyn/chain/model.hpp", "lagdyn/chain/state.hpp",
                                      "lagdyn/chain/promote.hpp"};

bool may_be_shared(const std::string& header) {
  return header.starts_with("lagdyn/scalars/") || header.starts_with("lagdyn/spatial/") || common.contains(header);
}

std::string output_of(const std::string& command) {
  std::FILE* pipe = popen(command.c_str(), "r");
  if (pipe == nullptr) throw std::runtime_error("cannot run: " + command);
  std::string output;
  std::array<char, 4096> buffer;
  while (const std::size_t read = std::fread(buffer.data(), 1, buffer.size(), pipe)) output.append(buffer.data(), read);
  if (pclose(pipe) != 0) throw std::runtime_error("failed: " + command);
  return output;
}

}  // namespace

std::set<std::string> included_headers(const std::filesystem::path& root, const std::string& header) {
  const std::string folder = root.string() + "/";
  if ((folder + header).find('\'') != std::string::npos) throw std::runtime_error("a quote in the path " + folder);
  std::istringstream words(output_of("echo '#include \"" + header + "\"' | '" LAGDYN_COMPILER "' -std=c++20 -I '" +
                                     root.string() + "' -MM -x c++ -"));
  std::set<std::string> headers;
  for (std::string word; words >> word;)
    if (word.starts_with(folder)) headers.insert(word.substr(folder.size()));
  return headers;
}

std::set<std::string> shared_headers(const std::set<std::string>& a, const std::set<std::string>& b) {
  std::set<std::string> both, shared;
  std::set_intersection(a.begin(), a.end(), b.begin(), b.end(), std::inserter(both, both.end()));
  std::copy_if(both.begin(), both.end(), std::inserter(shared, shared.end()),
               [](const std::string& header) { return !may_be_shared(header); });
  return shared;
}

}  // namespace lagdyn
