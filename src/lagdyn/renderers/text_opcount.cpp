#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>

#include "lagdyn/dynamics/growth.hpp"
#include "lagdyn/io/characters.hpp"
#include "lagdyn/renderers/text_parts.hpp"
#include "lagdyn/report/value.hpp"

namespace lagdyn {
namespace {

using Align = TextTable::Align;

std::string words(const Value& value) {
  const auto* text = std::get_if<std::string>(&value.data);
  return text ? *text : "";
}

std::string lines_of(const TextTable& table) {
  std::string out;
  for (const std::string& line : table.lines()) out += line + '\n';
  return out;
}

std::string polynomial_of(const Value& polynomial, const char* kind) {
  std::vector<std::string> coefficients;
  for (const Value& c : items(at(polynomial, kind))) coefficients.push_back(words(c));
  return coefficients.empty() ? "-" : polynomial_text(coefficients);
}

const char* meaning(const std::string& convention) {
  if (convention == "products") return "multiplications inside matrix and vector products";
  if (convention == "executed") return "multiplications that ran";
  return "multiplications left when constants are folded and subexpressions shared";
}

// Methods down, n across.
std::string counts_table(const std::vector<const Value*>& results, const TextStyle& style) {
  std::map<double, std::size_t> columns;
  for (const Value* result : results)
    for (const Value& row : items(at(*result, "rows"))) columns.emplace(number(at(row, "n")), 0);
  NumberRows table;
  table.title = "n";
  table.groups.push_back({{}, 17});
  for (auto& [n, index] : columns) {
    index = table.columns.size();
    table.columns.push_back(fmt::format("{:.0f}", n));
  }
  for (const Value* result : results) {
    std::vector<double> counts(columns.size(), std::nan(""));
    for (const Value& row : items(at(*result, "rows")))
      counts[columns.at(number(at(row, "n")))] = number(at(row, "mul"));
    table.groups.back().rows.push_back({words(at(*result, "method")), std::move(counts)});
  }
  return table.text(style);
}

// Growth: the fitted power, and the polynomials that the counts are.
std::string growth_text(const std::vector<const Value*>& results, const TextStyle& style) {
  int width = 0;
  for (const Value* result : results) width = std::max(width, columns(words(at(*result, "method"))));
  std::string out = "growth\n";
  for (const Value* result : results) {
    const Value &fit = at(*result, "fit"), &polynomial = at(*result, "polynomial");
    std::string text = std::isfinite(number(at(fit, "exponent")))
                           ? fmt::format("n^{:.2f}, rms {:.2f}", number(at(fit, "exponent")), number(at(fit, "rms")))
                           : "one row alone";
    for (const char* kind : {"mul", "add"})
      if (!items(at(polynomial, kind)).empty()) text += fmt::format("; {} {}", kind, polynomial_of(polynomial, kind));
    if (number(at(polynomial, "from")) > 1) text += fmt::format(", from n = {:.0f} on", number(at(polynomial, "from")));
    out += wrapped("  " + padded_right(words(at(*result, "method")), width) + "  ", text, style.width);
  }
  return out;
}

std::string published_text(const std::vector<const Value*>& results, const TextStyle& style) {
  std::string out;
  for (const Value* result : results)
    for (const Value& entry : items(at(*result, "published"))) {
      const bool* read = std::get_if<bool>(&at(entry, "read").data);
      out += wrapped("  " + words(at(*result, "method")) + ": ",
                     fmt::format("{} multiplications, {} additions: {}{}", words(at(entry, "mul")),
                                 words(at(entry, "add")), words(at(entry, "source")), read && *read ? "" : " (quoted)"),
                     style.width);
    }
  return out.empty() ? out : "published\n" + out;
}

// One method's every number; what is never counted is left out.
std::string detail_table(const Value& result) {
  std::vector<std::string> kinds{"n", "mul"};
  for (const char* kind : {"add", "div", "sqrt", "sincos"})
    if (std::ranges::any_of(items(at(result, "rows")), [&](const Value& row) { return number(at(row, kind)) > 0; }))
      kinds.emplace_back(kind);
  TextTable table(std::vector<Align>(kinds.size() + 2, Align::right));
  std::vector<std::string> head = kinds;
  head.insert(head.end(), {"ratio", "exponent"});
  table.row(head);
  for (const Value& row : items(at(result, "rows"))) {
    std::vector<std::string> cells;
    for (const std::string& kind : kinds) cells.push_back(fmt::format("{:.0f}", number(at(row, kind))));
    for (const char* kind : {"ratio", "local_exponent"}) {
      const double x = number(at(row, kind));
      cells.push_back(std::isfinite(x) ? fmt::format("{:.3f}", x) : "-");
    }
    table.row(cells);
  }
  return words(at(result, "method")) + '\n' + lines_of(table);
}

std::string convention_text(const std::string& convention, const std::vector<const Value*>& results,
                            const TextStyle& style) {
  std::string out = wrapped("", convention + ": " + meaning(convention), style.width) + '\n';
  const bool detailed = style.detail == Detail::verbose || convention == "products" || results.size() <= 3;
  if (detailed) {
    for (const Value* result : results) out += detail_table(*result) + '\n';
  } else {
    out += counts_table(results, style) + '\n';
  }
  out += growth_text(results, style) + '\n';
  const std::string published = published_text(results, style);
  return published.empty() ? out : out + published + '\n';
}

std::string table_text(const Value& table, const TextStyle& style) {
  std::vector<std::string> head;
  for (const Value& column : items(at(table, "columns"))) head.push_back(words(column));
  TextTable text(std::vector<Align>(head.size(), Align::right));
  text.row(head);
  for (const Value& row : items(at(table, "rows"))) {
    std::vector<std::string> cells;
    for (const Value& cell : items(row))
      cells.push_back(std::isfinite(number(cell)) ? fmt::format("{:.5g}", number(cell)) : "-");
    text.row(cells);
  }
  return wrapped("", words(at(table, "title")), style.width) + lines_of(text) + '\n';
}

}  // namespace

std::string opcount_text(const Report& report, const TextStyle& style) {
  std::string out;
  for (const ReportInput& input : report.inputs) out += input_heading(input, style) + '\n';
  for (const char* convention : {"products", "executed", "live"}) {
    std::vector<const Value*> results;
    for (const Value& result : report.results)
      if (words(at(result, "convention")) == convention) results.push_back(&result);
    if (!results.empty()) out += convention_text(convention, results, style);
  }
  for (const Value& table : report.tables) out += table_text(table, style);
  for (const CheckResult& check : report.checks)
    if (check.verdict != Verdict::pass)
      out +=
          wrapped(verdict_word(check.verdict, style) + " ", escaped(check.id + ": " + check.explanation), style.width);
  if (!report.checks.empty())
    out += fmt::format("{} counts against the baseline: ", report.checks.size()) + report_verdict_word(report, style) +
           '\n';
  return out;
}

}  // namespace lagdyn
