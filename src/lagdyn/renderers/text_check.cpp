#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "lagdyn/io/characters.hpp"
#include "lagdyn/renderers/text_parts.hpp"
#include "lagdyn/report/exit_code.hpp"

namespace lagdyn {
namespace {

constexpr std::size_t most_joints = 16;  // of a state in the text; the JSON holds all
const std::string indent(6, ' ');

double or_nan(std::optional<double> value) { return value.value_or(std::nan("")); }

bool regressed(const CheckResult& check) { return check.baseline && !check.baseline->regression.empty(); }

bool went_wrong(const CheckResult& check) {
  return check.verdict == Verdict::fail || check.verdict == Verdict::error || regressed(check);
}

std::string numbers_line(const char* label, const std::vector<double>& values, int width) {
  std::string text;
  for (std::size_t i = 0; i < std::min(values.size(), most_joints); ++i) text += (i > 0 ? ", " : "") + exact(values[i]);
  if (values.size() > most_joints) text += fmt::format(", and {} more in the JSON", values.size() - most_joints);
  return wrapped(fmt::format("{}  {:<5}", indent, label), text, width);
}

std::string worst_text(const WorstState& worst, int width) {
  std::string where = fmt::format("at state {}", worst.index);
  if (worst.joint) where += ", joint " + elided(escaped(*worst.joint), longest_in_text);
  return wrapped(indent, where, width) + numbers_line("q", worst.state.q, width) +
         numbers_line("qd", worst.state.qd, width) + numbers_line("qdd", worst.state.qdd, width);
}

// What stands under a check's line.
std::string details(const CheckResult& check, const TextStyle& style) {
  std::string out;
  if (regressed(check))
    out += wrapped(indent, "worse than the baseline: " + escaped(check.baseline->regression), style.width);
  if (went_wrong(check) && !check.explanation.empty()) out += wrapped(indent, escaped(check.explanation), style.width);
  if (check.worst && (went_wrong(check) || style.detail == Detail::verbose))
    out += worst_text(*check.worst, style.width);
  if (!check.reproduce.empty()) {
    out += indent + "reproduce with\n";
    out += wrapped_command(indent + "  ", escaped(check.reproduce), style.width);
  }
  return out;
}

// The line of each check that was run, under a head line; `checks` in the same order.
std::vector<std::string> measured_lines(const std::vector<const CheckResult*>& checks, int width) {
  using Align = TextTable::Align;
  TextTable table({Align::left, Align::right, Align::right, Align::right, Align::right, Align::left});
  table.row({"check", "measured", "bound", "ratio", "states", "unit"});
  for (const CheckResult* check : checks)
    table.row({escaped(check->id), magnitude(or_nan(check->measured)), magnitude(or_nan(check->bound)),
               ratio_text(or_nan(check->ratio)), std::to_string(check->samples), escaped(check->unit)});
  table.fit(width);
  table.shrink(5, 6, width);
  table.shrink(0, 12, width);
  return table.lines();
}

std::string skipped_line(const CheckResult& check, int id_width, const TextStyle& style) {
  const std::string head = indent + padded_right(escaped(check.id), id_width) + "  ";
  const std::string text = wrapped(head, escaped(check.explanation), style.width);
  return verdict_word(check.verdict, style) + ' ' + text.substr(indent.size());
}

std::string input_text(const Report& report, std::size_t input, const TextStyle& style) {
  std::vector<const CheckResult*> shown, run;
  int id_width = 0;
  for (const CheckResult& check : report.checks) {
    if (check.input != input || (style.detail == Detail::quiet && !went_wrong(check))) continue;
    shown.push_back(&check);
    if (check.verdict == Verdict::skipped) continue;
    run.push_back(&check);
    id_width = std::max(id_width, columns(escaped(check.id)));
  }
  if (style.detail == Detail::quiet && shown.empty()) return "";

  std::string out = input_heading(report.inputs[input], style) + '\n';
  if (shown.empty()) return out + "nothing was checked\n\n";
  const std::vector<std::string> lines = measured_lines(run, style.width - columns(indent));
  if (!run.empty()) out += indent + lines[0] + '\n';
  auto line = lines.begin();
  for (const CheckResult* check : shown) {
    if (check->verdict == Verdict::skipped)
      out += skipped_line(*check, id_width, style) + (regressed(*check) ? details(*check, style) : "");
    else
      out += verdict_word(check->verdict, style) + ' ' + *++line + '\n' + details(*check, style);
  }
  return out + '\n';
}

std::string summary(const Report& report, const TextStyle& style) {
  const auto count = [&](Verdict v) {
    return std::ranges::count_if(report.checks, [v](const CheckResult& check) { return check.verdict == v; });
  };
  std::string text = fmt::format("{} passed, {} failed, {} skipped", count(Verdict::pass), count(Verdict::fail),
                                 count(Verdict::skipped));
  if (count(Verdict::error) > 0) text += fmt::format(", {} not judged", count(Verdict::error));
  if (const auto worse = std::ranges::count_if(report.checks, regressed))
    text += fmt::format(", {} worse than the baseline", worse);
  text += fmt::format("; {} file{}", report.inputs.size(), report.inputs.size() == 1 ? "" : "s");
  if (report.seed) text += fmt::format(", seed {}", *report.seed);
  // Wrapped with the plain word, which then gets its colour: an escape sequence has no width.
  const std::string verdict(report_verdict(report));
  std::string lines = wrapped("", text + ": " + verdict, style.width);
  return lines.replace(lines.size() - verdict.size() - 1, verdict.size(), report_verdict_word(report, style));
}

std::string listing_text(const Report& report, const TextStyle& style) {
  std::string out;
  for (const CheckListing& listing : report.listings) {
    out += listing.id + '\n' + wrapped("  ", listing.title, style.width) + wrapped("  ", listing.law, style.width);
    std::string methods;
    for (const std::string& method : listing.methods) methods += (methods.empty() ? "" : " against ") + method;
    if (!methods.empty()) out += wrapped("  ", methods, style.width);
    out += '\n';
  }
  return out + fmt::format("{} check{}\n", report.listings.size(), report.listings.size() == 1 ? "" : "s");
}

}  // namespace

std::string check_text(const Report& report, const TextStyle& style) {
  if (!report.listings.empty()) return listing_text(report, style);
  std::string out;
  for (std::size_t input = 0; input < report.inputs.size(); ++input) out += input_text(report, input, style);
  return out + summary(report, style);
}

}  // namespace lagdyn
