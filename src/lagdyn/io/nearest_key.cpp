#include "lagdyn/io/nearest_key.hpp"

#include <algorithm>
#include <numeric>
#include <vector>

#include "lagdyn/io/utf8.hpp"

namespace lagdyn {
namespace {

constexpr std::size_t longest_slip = 64;       // characters
constexpr std::size_t shortest_beginning = 3;  // bytes

std::size_t edit_distance(std::string_view a, std::string_view b) {
  std::vector<std::size_t> row(b.size() + 1);
  std::iota(row.begin(), row.end(), std::size_t{0});
  for (std::size_t i = 0; i < a.size(); ++i) {
    std::size_t diagonal = row[0];
    row[0] = i + 1;
    for (std::size_t j = 0; j < b.size(); ++j) {
      const std::size_t replaced = diagonal + (a[i] == b[j] ? 0 : 1);
      diagonal = row[j + 1];
      row[j + 1] = std::min({replaced, row[j] + 1, diagonal + 1});
    }
  }
  return row.back();
}

}  // namespace

std::string_view nearest_key(std::string_view word, std::span<const std::string_view> known) {
  if (utf8_count(word) > longest_slip) return {};
  if (word.size() >= shortest_beginning) {
    const auto whole = std::ranges::find_if(known, [word](std::string_view key) { return key.starts_with(word); });
    if (whole != known.end()) return *whole;
  }
  return *std::ranges::min_element(known, {}, [word](std::string_view key) { return edit_distance(word, key); });
}

std::string_view near_key(std::string_view word, std::span<const std::string_view> known) {
  const std::string_view nearest = nearest_key(word, known);
  const bool near = !nearest.empty() && 2 * edit_distance(word, nearest) <= std::max(word.size(), nearest.size());
  return near ? nearest : std::string_view();
}

}  // namespace lagdyn
