// Rows of csv whose cells are numbers and names: no quotes, no commas inside a cell.
#pragma once

#include <string_view>
#include <vector>

#include "lagdyn/io/json_document.hpp"

namespace lagdyn {

struct CsvCell {
  std::string_view text;  ///< without the blanks around it
  Place place;
};

/// The cells of one row, which stands on this line; at least one.
std::vector<CsvCell> csv_cells(std::string_view row, int line);

}  // namespace lagdyn
