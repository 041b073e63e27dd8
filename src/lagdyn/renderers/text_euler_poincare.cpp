#include <fmt/format.h>

#include <cmath>

#include "lagdyn/renderers/tables.hpp"
#include "lagdyn/renderers/text_parts.hpp"
#include "lagdyn/report/value.hpp"

namespace lagdyn {
namespace {

using Align = TextTable::Align;

std::string order_text(const Value& result) {
  const double order = number(at(result, "order"));
  return std::isfinite(order) ? fmt::format("{:.2f}", order) : "at the rounding floor";
}

std::string heading(const Value& result) {
  const std::vector<double> w = numbers(at(result, "omega"));
  return fmt::format("{}: w = ({}) rad/s at the start, {:.4g} s, {} variations, {} to {} steps",
                     escaped(elided(cell_text(at(result, "body")), longest_in_text)), fmt::join(w, ", "),
                     number(at(result, "duration")), cell_text(at(result, "variations")),
                     cell_text(items(at(result, "steps")).front()), cell_text(items(at(result, "steps")).back()));
}

std::string body_text(const Value& result, const TextStyle& style) {
  TextTable table({Align::left, Align::right, Align::left, Align::left});
  table.row({"", "measured", "scale", "order"});
  const auto variation = [&](const char* title, const Value& found) {
    table.row({title, magnitude(number(at(found, "measured"))), magnitude(number(at(found, "scale"))) + " J s",
               order_text(found)});
  };
  const auto relative = [&](const char* title, const char* key) {
    table.row({title, magnitude(number(at(result, key))), "relative", ""});
  };
  const Value &lemma = at(result, "lemma"), &off = at(result, "off_solution"), &top = at(result, "precession"),
              &flip = at(result, "flip");
  table.row({"  delta w = eta' + w x eta", magnitude(number(at(lemma, "measured"))), "relative", order_text(lemma)});
  variation("  dA on a solution", at(result, "on_solution"));
  variation("  dA with a torque's work", at(result, "with_torque"));
  table.row({"  dA off it, " + cell_text(at(off, "path")), magnitude(number(at(off, "measured"))), "J s",
             "refined " + magnitude(number(at(off, "refined")))});
  relative("  momentum R I w in space", "momentum_drift");
  relative("  energy", "energy_drift");
  relative("  rotation, R^T R - 1", "orthogonality");
  table.row({"  symmetric top, closed form", magnitude(number(at(top, "measured"))), "relative", order_text(top)});
  if (!entries(flip).empty())
    table.row({"  flip, closed form", magnitude(number(at(flip, "measured"))),
               fmt::format("after {:.3g} s", number(at(flip, "seconds"))), order_text(flip)});
  std::string out = wrapped("", heading(result), style.width);
  for (const std::string& line : table.lines()) out += line + '\n';
  return out + '\n';
}

// Laws that are broken; all of them where the style is verbose.
std::string laws_text(const Report& report, const TextStyle& style) {
  std::string out;
  for (const CheckResult& check : report.checks) {
    if (check.verdict == Verdict::pass && style.detail != Detail::verbose) continue;
    out += wrapped(verdict_word(check.verdict, style) + " ",
                   escaped(fmt::format("{}, {}: ratio {}{}{}", check.id, check.title,
                                       ratio_text(check.ratio.value_or(std::nan(""))),
                                       check.explanation.empty() ? "" : "; ", check.explanation)),
                   style.width);
    if (!check.reproduce.empty()) out += wrapped_command("      ", check.reproduce, style.width);
  }
  return out.empty() ? out : out + '\n';
}

}  // namespace

std::string euler_poincare_text(const Report& report, const TextStyle& style) {
  std::string out;
  for (const ReportInput& input : report.inputs) out += input_heading(input, style) + '\n';
  if (style.detail != Detail::quiet)
    for (const Value& result : report.results) out += body_text(result, style);
  out += laws_text(report, style);
  const std::size_t n = report.results.size();
  return out + fmt::format("{} bod{}, {} laws: ", n, n == 1 ? "y" : "ies", report.checks.size()) +
         report_verdict_word(report, style) + '\n';
}

}  // namespace lagdyn
