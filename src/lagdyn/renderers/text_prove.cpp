#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "lagdyn/renderers/tables.hpp"
#include "lagdyn/renderers/text_parts.hpp"
#include "lagdyn/report/value.hpp"

namespace lagdyn {
namespace {

using Align = TextTable::Align;

std::string text_of(const Value& result, const char* key) { return cell_text(at(result, key)); }

Verdict verdict_of(const Value& result) {
  const std::string word = text_of(result, "verdict");
  return word == "proven" ? Verdict::pass : word == "refuted" ? Verdict::fail : Verdict::skipped;
}

std::string verdict_column(const Value& result, const TextStyle& style) {
  const Verdict verdict = verdict_of(result);
  const std::string word = verdict == Verdict::fail ? "REFUTED" : text_of(result, "verdict");
  return colored(word, verdict, style) + std::string(14 - word.size(), ' ');
}

const std::string indent(14, ' ');

std::string power_of_2(double exponent) { return fmt::format("2^{:.0f}", std::ceil(exponent)); }

// Digits as long as they can be told apart.
std::string degree_of(const Value& result) {
  const double degree = number(at(result, "degree"));
  return degree >= 1e12 ? power_of_2(std::log2(degree)) : text_of(result, "degree");
}

// What stands under an identity's line.
std::string details(const Value& result, const CheckResult& check, const TextStyle& style) {
  std::string out;
  if (style.detail == Detail::verbose && verdict_of(result) != Verdict::fail)
    out += wrapped(indent, escaped(text_of(result, "law")), style.width);
  if (verdict_of(result) == Verdict::skipped) out += wrapped(indent, escaped(text_of(result, "reason")), style.width);
  if (verdict_of(result) == Verdict::fail) out += wrapped(indent, escaped(check.explanation), style.width);
  return out;
}

std::string lines_of(const Report& report, std::size_t input, const TextStyle& style) {
  TextTable table({Align::left, Align::right, Align::right, Align::right});
  table.row({"identity", "states", "degree", "error below"});
  std::vector<std::size_t> shown;
  for (std::size_t i = 0; i < report.results.size(); ++i) {
    const Value& result = report.results[i];
    if (number(at(result, "input")) != static_cast<double>(input)) continue;
    if (style.detail == Detail::quiet && verdict_of(result) != Verdict::fail) continue;
    const double error = number(at(result, "log2_error"));
    const std::string states = text_of(result, "trials"), degree = degree_of(result);
    table.row({escaped(text_of(result, "identity")), states == "0" ? "-" : states, degree.empty() ? "-" : degree,
               std::isfinite(error) ? power_of_2(error) : "-"});
    shown.push_back(i);
  }
  if (shown.empty()) return "";
  table.shrink(0, 12, style.width - static_cast<int>(indent.size()));
  const std::vector<std::string> lines = table.lines();
  std::string out = input_heading(report.inputs[input], style) + '\n' + indent + lines[0] + '\n';
  for (std::size_t k = 0; k < shown.size(); ++k)
    out += verdict_column(report.results[shown[k]], style) + lines[k + 1] + '\n' +
           details(report.results[shown[k]], report.checks[shown[k]], style);
  return out;
}

// How to see the first refuted identity again.
std::string reproduce_text(const Report& report, std::size_t input, const TextStyle& style) {
  for (const CheckResult& check : report.checks)
    if (check.input == input && check.verdict == Verdict::fail)
      return "reproduce the first with\n" + wrapped_command("  ", escaped(check.reproduce), style.width);
  return "";
}

// The primes of the states, in their order: the identity with the most states has all.
std::string primes_line(const Report& report, std::size_t input, const TextStyle& style) {
  const ValueList* longest = nullptr;
  for (const Value& result : report.results) {
    const ValueList& primes = items(at(result, "primes"));
    if (number(at(result, "input")) == static_cast<double>(input) && (!longest || primes.size() > longest->size()))
      longest = &primes;
  }
  if (!longest || longest->empty()) return "";
  constexpr std::size_t most = 8;
  std::string text;
  for (std::size_t i = 0; i < std::min(most, longest->size()); ++i)
    text += (i > 0 ? ", " : "") + cell_text((*longest)[i]);
  if (longest->size() > most) text += fmt::format(", and {} more in the JSON", longest->size() - most);
  return wrapped("primes, one a state: ", text, style.width);
}

// "mass, com.x of forearm; gravity.z".
std::string by_body(const ValueList& rows) {
  std::string out, body;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const ValueList& cells = items(rows[i]);
    const bool same = i > 0 && cell_text(cells[0]) == cell_text(items(rows[i - 1])[0]);
    const bool ends = i + 1 == rows.size() || cell_text(items(rows[i + 1])[0]) != cell_text(cells[0]);
    out += (i == 0 ? "" : same ? ", " : "; ") + escaped(cell_text(cells[1]));
    if (ends && !cell_text(cells[0]).empty()) out += " of " + escaped(cell_text(cells[0]));
  }
  return out.empty() ? "none" : out;
}

std::string differences(const ValueList& rows, const TextStyle& style) {
  TextTable table({Align::left, Align::left, Align::left, Align::left});
  for (const Value& row : rows) {
    const ValueList& cells = items(row);
    const std::string effect = cell_text(cells[4]) == "false" ? ", to no effect" : "";
    table.row({"  " + escaped(cell_text(cells[1])), escaped(cell_text(cells[0])), cell_text(cells[2]),
               cell_text(cells[3]) + effect});
  }
  table.shrink(1, 12, style.width);
  std::string out;
  for (const std::string& line : table.lines()) out += line + '\n';
  return rows.empty() ? "  none\n" : out;
}

std::string tables_text(const Report& report, const TextStyle& style) {
  std::string out;
  for (const Value& table : report.tables) {
    const ValueList& rows = items(at(table, "rows"));
    const bool idle = items(at(table, "columns")).size() == 2;
    out += wrapped("", escaped(text_of(table, "title")) + ':', style.width) +
           (idle ? wrapped("  ", by_body(rows), style.width) : differences(rows, style)) + '\n';
  }
  return out;
}

std::string meaning(const Report& report, const TextStyle& style) {
  double worst = -INFINITY;
  for (const Value& result : report.results)
    if (verdict_of(result) == Verdict::pass) worst = std::max(worst, number(at(result, "log2_error")));
  if (!std::isfinite(worst)) return "";
  return wrapped("",
                 "proven: both sides are equal, exactly, for the numbers in the file, at random states that are each "
                 "modulo a prime of their own; that an identity which does not hold passes has a chance below " +
                     power_of_2(worst) + ", by its degree in the unknowns.",
                 style.width) +
         '\n';
}

}  // namespace

std::string prove_text(const Report& report, const TextStyle& style) {
  std::string out;
  for (std::size_t input = 0; input < report.inputs.size(); ++input) {
    const std::string lines = lines_of(report, input, style);
    if (lines.empty()) continue;
    out += lines + reproduce_text(report, input, style) +
           (style.detail == Detail::quiet ? "" : primes_line(report, input, style)) + '\n';
  }
  if (style.detail != Detail::quiet) out += tables_text(report, style) + meaning(report, style);
  const auto count = [&](Verdict v) {
    return std::ranges::count_if(report.results, [v](const Value& result) { return verdict_of(result) == v; });
  };
  return out +
         fmt::format("{} proven, {} refuted, {} not provable; seed {}: ", count(Verdict::pass), count(Verdict::fail),
                     count(Verdict::skipped), report.seed.value_or(0)) +
         report_verdict_word(report, style) + '\n';
}

}  // namespace lagdyn
