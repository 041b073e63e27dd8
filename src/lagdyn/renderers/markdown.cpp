#include "lagdyn/renderers/markdown.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>

#include "lagdyn/renderers/tables.hpp"
#include "lagdyn/renderers/text_layout.hpp"
#include "lagdyn/report/exit_code.hpp"

namespace lagdyn {
namespace {

// Escaped as text first (no control characters, one line), then for markdown: HTML's three as entities, and a backslash
// before what could be markup or end a cell.
std::string text_of(std::string_view raw) {
  std::string out;
  for (const char c : escaped(raw)) {
    if (c == '<')
      out += "&lt;";
    else if (c == '>')
      out += "&gt;";
    else if (c == '&')
      out += "&amp;";
    else if (std::string_view("\\`*_{}[]#|~!@").find(c) != std::string_view::npos)
      out += std::string("\\") + c;
    else
      out += c;
  }
  return out;
}

std::string number_text(const Value& cell) {
  const auto* real = std::get_if<double>(&cell.data);
  return real && *real - *real == 0 && std::abs(*real) != 0 ? fmt::format("{:.6g}", *real) : cell_text(cell);
}

bool is_text(const Value& cell) { return std::holds_alternative<std::string>(cell.data); }

// Columns in which something stands.
std::vector<std::size_t> used_columns(const Table& table) {
  std::vector<std::size_t> used;
  for (std::size_t c = 0; c < table.columns.size(); ++c)
    if (std::ranges::any_of(table.rows, [c](const auto& row) { return !cell_text(row[c]).empty(); })) used.push_back(c);
  return used;
}

std::string markdown_of(const Table& table) {
  const std::vector<std::size_t> used = used_columns(table);
  if (used.empty()) return "";
  std::string out = "### " + text_of(table.title) + "\n\n|", line = "|";
  for (const std::size_t c : used) {
    const bool words = std::ranges::any_of(table.rows, [c](const auto& row) { return is_text(row[c]); });
    out += " " + text_of(heading_of(table.columns[c])) + " |";
    line += words ? "---|" : "---:|";
  }
  out += "\n" + line + "\n";
  for (const auto& row : table.rows) {
    out += "|";
    for (const std::size_t c : used)
      out += " " + text_of(is_text(row[c]) ? cell_text(row[c]) : number_text(row[c])) + " |";
    out += "\n";
  }
  return out + "\n";
}

}  // namespace

std::string render_markdown(const Report& report) {
  std::string out = fmt::format("## lagdyn {}: {}\n\n", text_of(report.command), report_verdict(report));
  for (const ReportInput& input : report.inputs)
    out += fmt::format("- {}: {}, {} joint{}\n", text_of(input.file), text_of(input.name), input.joints.size(),
                       input.joints.size() == 1 ? "" : "s");
  if (report.seed) out += fmt::format("- seed {}, {} states\n", *report.seed, report.samples.value_or(0));
  if (!out.ends_with("\n\n")) out += "\n";
  for (const Table& table : tables_of(report)) out += markdown_of(table);
  for (const std::string& note : report.notes) out += "> " + text_of(note) + "\n\n";
  return out;
}

}  // namespace lagdyn
