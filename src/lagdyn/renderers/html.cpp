#include "lagdyn/renderers/html.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "lagdyn/renderers/html_style.hpp"
#include "lagdyn/renderers/judgements.hpp"
#include "lagdyn/renderers/plots.hpp"
#include "lagdyn/renderers/tables.hpp"
#include "lagdyn/report/exit_code.hpp"

namespace lagdyn {
namespace {

using Kind = Judgement::Kind;

constexpr std::size_t long_text = 40, most_rows = 2000;

struct Section {
  std::string id, title, body;
};

bool is_text(const Value& cell) { return std::holds_alternative<std::string>(cell.data); }

std::string cell_of(const Value& cell, bool verdict) {
  if (is_text(cell)) {
    const std::string text = cell_text(cell);
    if (verdict) return fmt::format("<td class=\"{0}\">{0}</td>", html_text(text));
    return fmt::format("<td{}>{}</td>", text.size() > long_text ? " class=\"long\"" : "", html_text(text));
  }
  const auto* real = std::get_if<double>(&cell.data);
  const std::string shown = real && *real - *real == 0 ? fmt::format("{:.6g}", *real) : cell_text(cell);
  return fmt::format("<td class=\"number\" title=\"{}\">{}</td>", cell_text(cell), shown);
}

std::string table_of(const Table& table) {
  std::vector<std::size_t> used;
  for (std::size_t c = 0; c < table.columns.size(); ++c)
    if (std::ranges::any_of(table.rows, [c](const auto& row) { return !cell_text(row[c]).empty(); })) used.push_back(c);
  std::string out = "<div class=\"scroll\"><table><thead><tr>";
  for (const std::size_t c : used) {
    const bool numbers = std::ranges::none_of(table.rows, [c](const auto& row) { return is_text(row[c]); });
    out += fmt::format("<th{}>{}</th>", numbers ? " class=\"number\"" : "", html_text(heading_of(table.columns[c])));
  }
  out += "</tr></thead><tbody>\n";
  for (std::size_t r = 0; r < std::min(table.rows.size(), most_rows); ++r) {
    out += "<tr>";
    for (const std::size_t c : used)
      out += cell_of(table.rows[r][c], table.columns[c] == "verdict" || table.columns[c] == "severity");
    out += "</tr>\n";
  }
  out += "</tbody></table></div>\n";
  if (table.rows.size() > most_rows)
    out += fmt::format("<p>The first {} of {} rows; the JSON has all.</p>\n", most_rows, table.rows.size());
  return out;
}

std::string finding_of(const Judgement& j) {
  const char* kind = j.kind == Kind::warning ? "warning" : j.kind == Kind::note ? "note" : "fail";
  std::string place = html_text(j.file);
  if (j.line > 0) place += fmt::format(":{}:{}", j.line, j.column);
  std::string out =
      fmt::format("<div class=\"finding {}\"><p><strong>{}</strong> {}</p>\n", kind, html_text(j.id), place);
  for (std::size_t start = 0; start < j.text.size();) {
    const std::size_t end = std::min(j.text.find('\n', start), j.text.size());
    out += "<p>" + html_text(j.text.substr(start, end - start)) + "</p>\n";
    start = end + 1;
  }
  return out + "</div>\n";
}

std::string findings_of(const Report& report) {
  std::vector<Judgement> told = judgements_of(report);
  std::erase_if(told, [](const Judgement& j) { return j.kind == Kind::pass || j.kind == Kind::skipped; });
  std::ranges::stable_sort(told, std::ranges::greater(), &Judgement::kind);
  std::string out;
  for (const Judgement& j : told) out += finding_of(j);
  return out;
}

std::vector<Section> sections_of(const Report& report) {
  std::vector<Section> sections;
  const auto add = [&](std::string title, std::string body) {
    if (!body.empty()) sections.push_back({fmt::format("s{}", sections.size() + 1), std::move(title), std::move(body)});
  };
  add("What went wrong, and remarks", findings_of(report));
  for (std::size_t i = 0; i < report.inputs.size(); ++i)
    add(report.inputs[i].file + ": residual over bound", ratios_svg(report, i));
  for (const Plot& plot : plots_of(report)) add(plot.title, svg_of(plot));
  for (const Table& table : tables_of(report)) add(table.title, table_of(table));
  std::string notes;
  for (const std::string& note : report.notes) notes += "<p>" + html_text(note) + "</p>\n";
  add("Notes", notes);
  return sections;
}

}  // namespace

std::string render_html(const Report& report) {
  const std::string verdict(report_verdict(report)), command = "lagdyn " + report.command;
  std::string out = "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n";
  // Whatever slips into the page, a browser neither runs nor fetches it.
  out += "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'\">\n";
  out += "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n";
  out += fmt::format("<title>{}: {}</title>\n<style>{}</style>\n</head>\n<body>\n", html_text(command), verdict,
                     html_style);
  out += fmt::format("<h1>{} <span class=\"verdict {}\">{}</span></h1>\n", html_text(command), verdict, verdict);
  for (const ReportInput& input : report.inputs)
    out += fmt::format("<p class=\"facts\">{}: {}, {} joint{}</p>\n", html_text(input.file), html_text(input.name),
                       input.joints.size(), input.joints.size() == 1 ? "" : "s");
  if (report.seed)
    out += fmt::format("<p class=\"facts\">seed {}, {} states</p>\n", *report.seed, report.samples.value_or(0));
  out += fmt::format("<p class=\"facts\">{} {}, {}</p>\n", html_text(report.tool.name), html_text(report.tool.version),
                     html_text(report.tool.build));
  const std::vector<Section> sections = sections_of(report);
  if (sections.size() > 1) {
    out += "<nav><ul>\n";
    for (const Section& section : sections)
      out += fmt::format("<li><a href=\"#{}\">{}</a></li>\n", section.id, html_text(section.title));
    out += "</ul></nav>\n";
  }
  for (const Section& section : sections)
    out += fmt::format("<section id=\"{}\">\n<h2>{}</h2>\n{}</section>\n", section.id, html_text(section.title),
                       section.body);
  return out + "</body>\n</html>\n";
}

}  // namespace lagdyn
