#include "lagdyn/renderers/csv.hpp"

#include "lagdyn/renderers/tables.hpp"
#include "lagdyn/renderers/text_layout.hpp"

namespace lagdyn {
namespace {

std::string cell_of(const Value& value) {
  const auto* text = std::get_if<std::string>(&value.data);
  if (!text) return cell_text(value);
  std::string safe = escaped(*text);
  if (!safe.empty() && std::string_view("=+-@").find(safe.front()) != std::string_view::npos) safe.insert(0, "'");
  if (safe.find_first_of("\",") == std::string::npos) return safe;
  std::string quoted = "\"";
  for (const char c : safe) quoted += c == '"' ? std::string("\"\"") : std::string(1, c);
  return quoted + "\"";
}

template <class Cells>
std::string line_of(const Cells& cells) {
  std::string line;
  for (const auto& cell : cells) line += (&cell == &cells.front() ? "" : ",") + cell_of(cell);
  return line + "\n";
}

}  // namespace

std::string render_csv(const Report& report) {
  const std::vector<Table> tables = tables_of(report);
  const Table table = tables.empty() ? diagnostics_table(report) : tables.front();
  std::string out = line_of(table.columns);
  for (const auto& row : table.rows) out += line_of(row);
  return out;
}

}  // namespace lagdyn
