// A report as tables: what markdown, csv and other formats for machines and spreadsheets share.
//
// Each command's results have one place here that turns them into rows; a command without one still has its checks, its
// diagnostics and the tables it put into the report itself, {"title", "columns": [...], "rows": [[...]]}.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "lagdyn/report/report.hpp"

namespace lagdyn {

struct Table {
  std::string title;
  std::vector<std::string> columns;
  std::vector<std::vector<Value>> rows;  ///< as many cells as columns: text, numbers, truth values or null
};

/// The main table first: checks, a listing or the command's results; then residuals, further tables, diagnostics.
std::vector<Table> tables_of(const Report& report);

/// Of diagnostics alone.
Table diagnostics_table(const Report& report);

/// A column's name with its unit behind it where it always has that one: "h (s)".
std::string heading_of(std::string_view column);

/// A cell as text: numbers in the shortest form that reads back, null empty.
std::string cell_text(const Value& cell);

}  // namespace lagdyn
