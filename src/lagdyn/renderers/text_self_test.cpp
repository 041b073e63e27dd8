#include <fmt/format.h>

#include <cmath>

#include "lagdyn/renderers/tables.hpp"
#include "lagdyn/renderers/text_parts.hpp"
#include "lagdyn/report/value.hpp"

namespace lagdyn {
namespace {

using Align = TextTable::Align;

std::string score_table(const Report& report) {
  TextTable table({Align::left, Align::right, Align::right, Align::right, Align::right});
  table.row({"faults in", "planted", "caught", "false alarms", "trials of twins"});
  const auto where = [](const std::string& kind) {
    return kind == "formula" ? "formulas"
           : kind == "model" ? "models"
           : kind == "use"   ? "use"
                             : "what all methods share";
  };
  for (const Value& result : report.results)
    table.row({where(cell_text(at(result, "kind"))), cell_text(at(result, "planted")), cell_text(at(result, "caught")),
               cell_text(at(result, "false_alarms")), cell_text(at(result, "trials"))});
  std::string out;
  for (const std::string& line : table.lines()) out += line + '\n';
  return out.empty() ? out : out + '\n';
}

// Faults that no check finds and twins with false alarms; every one where the style is verbose.
std::string faults_text(const Report& report, const TextStyle& style) {
  std::string out;
  for (const CheckResult& check : report.checks) {
    if (check.verdict == Verdict::pass && style.detail != Detail::verbose) continue;
    out += wrapped(verdict_word(check.verdict, style) + " ", escaped(check.id + ": " + check.title), style.width);
    if (!check.explanation.empty()) out += wrapped("      ", escaped(check.explanation), style.width);
    if (!check.reproduce.empty()) out += wrapped_command("      ", check.reproduce, style.width);
  }
  return out.empty() ? out : out + '\n';
}

}  // namespace

std::string self_test_text(const Report& report, const TextStyle& style) {
  std::string out;
  if (style.detail != Detail::quiet) out += score_table(report);
  out += faults_text(report, style);
  double planted = 0, caught = 0, alarms = 0;
  for (const Value& result : report.results) {
    planted += number(at(result, "planted"));
    caught += number(at(result, "caught"));
    alarms += number(at(result, "false_alarms"));
  }
  return out +
         fmt::format("{:.0f} of {:.0f} faults caught, {:.0f} false alarm{}; seed {}: ", caught, planted, alarms,
                     alarms == 1 ? "" : "s", report.seed.value_or(0)) +
         report_verdict_word(report, style) + '\n';
}

}  // namespace lagdyn
