#include "lagdyn/io/csv_cells.hpp"

#include <algorithm>

#include "lagdyn/io/utf8.hpp"

namespace lagdyn {

std::vector<CsvCell> csv_cells(std::string_view row, int line) {
  std::vector<CsvCell> cells;
  for (std::size_t start = 0; start <= row.size();) {
    const std::size_t end = std::min(row.find(',', start), row.size());
    const std::size_t first = std::min(row.find_first_not_of(" \t", start), end);
    const std::size_t last = row.find_last_not_of(" \t\r", end == 0 ? 0 : end - 1);
    const bool empty = first == end || last == std::string_view::npos || last < first;
    cells.push_back({empty ? "" : row.substr(first, last - first + 1),
                     {line, 1 + static_cast<int>(utf8_count(row.substr(0, first)))}});
    start = end + 1;
  }
  return cells;
}

}  // namespace lagdyn
