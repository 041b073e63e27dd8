#include <fmt/format.h>

#include <cmath>

#include "lagdyn/renderers/text_parts.hpp"
#include "lagdyn/report/value.hpp"

namespace lagdyn {
namespace {

using Align = TextTable::Align;

std::string words(const Value& value) {
  const auto* text = std::get_if<std::string>(&value.data);
  return text ? *text : "";
}

std::string seconds(double h) {
  if (h < 1e-3) return fmt::format("{:g} us", h * 1e6);
  return h < 1 ? fmt::format("{:g} ms", h * 1e3) : fmt::format("{:g} s", h);
}

std::string decimals(const Value& value, int digits) {
  const double x = number(value);
  if (!std::isfinite(x)) return "-";
  return std::abs(x) < 1e5 ? fmt::format("{:.{}f}", x, digits) : magnitude(x);
}

std::string lines_of(const TextTable& table) {
  std::string out;
  for (const std::string& line : table.lines()) out += line + '\n';
  return out;
}

std::string drift_table(const Value& result) {
  TextTable table(std::vector<Align>(6, Align::right));
  table.row({"step", "max |dE|", "relative", "ratio", "order", "floor"});
  for (const Value& row : items(at(result, "rows")))
    table.row({seconds(number(at(row, "h"))), magnitude(number(at(row, "max_abs_dE"))),
               magnitude(number(at(row, "relative"))), decimals(at(row, "ratio"), 2), decimals(at(row, "order"), 2),
               magnitude(number(at(row, "floor")))});
  return lines_of(table);
}

// What damping took and how far states are off the reference motion; nothing where no row has either.
std::string further_table(const Value& result, bool damped) {
  bool states = false;
  for (const Value& row : items(at(result, "rows"))) states |= std::isfinite(number(at(row, "state_error")));
  if (!damped && !states) return "";
  std::vector<std::string> head{"step"};
  if (damped) head.insert(head.end(), {"E(T)-E(0)", "dissipated"});
  if (states) head.insert(head.end(), {"states off", "ratio"});
  TextTable table(std::vector<Align>(head.size(), Align::right));
  table.row(head);
  for (const Value& row : items(at(result, "rows"))) {
    std::vector<std::string> cells{seconds(number(at(row, "h")))};
    if (damped)
      for (const char* key : {"loss", "dissipated"}) cells.push_back(fmt::format("{:.6g}", number(at(row, key))));
    if (states)
      cells.insert(cells.end(), {magnitude(number(at(row, "state_error"))), decimals(at(row, "state_ratio"), 2)});
    table.row(std::move(cells));
  }
  return '\n' + lines_of(table);
}

std::string passivity_text(const Value& passivity, const TextStyle& style) {
  if (entries(passivity).empty()) return "";
  const bool* held = std::get_if<bool>(&at(passivity, "held").data);
  const std::string told =
      fmt::format("driven by a model with masses {:g} % off: supplied {:.6g} J, gained {:.6g} J, margin {:.3g} J",
                  100 * number(at(passivity, "model_error")), number(at(passivity, "supplied")),
                  number(at(passivity, "gained")), number(at(passivity, "margin")));
  return wrapped(verdict_word(held && *held ? Verdict::pass : Verdict::fail, style) + " ", told, style.width) + '\n';
}

std::string heading(const Value& result) {
  const double exchanged = number(at(result, "energy_exchanged"));
  if (words(at(result, "integrator")).empty())
    return fmt::format(
        "a recorded motion of {:.0f} rows; kinetic energy changes by {:.4g} J, to which drifts (J) are relative",
        number(at(result, "recorded_rows")), exchanged);
  const bool* damped = std::get_if<bool>(&at(result, "damped").data);
  return fmt::format(
      "{} motion over {:g} s by {}; kinetic energy changes by {:.4g} J, to which drifts (J) are relative",
      damped && *damped ? "damped" : "passive", number(at(result, "duration")), words(at(result, "integrator")),
      exchanged);
}

std::string verdict_text(const Value& result) {
  const std::string verdict = words(at(result, "verdict"));
  const double least = number(at(result, "integrator_order")) - 0.5, order = number(at(result, "order"));
  const Value& beside = at(result, "beside");
  if (verdict == "order-held" && !entries(beside).empty())
    return fmt::format("beside a step of {} the drift falls by order {:.2f}, at least {:g}",
                       seconds(number(at(beside, "h"))), number(at(beside, "order")), least);
  if (verdict == "order-held") return fmt::format("the drift falls by order {:.2f}, at least {:g}", order, least);
  if (verdict == "order-too-low" && std::isfinite(order))
    return fmt::format("the drift falls by order {:.2f}, below {:g}", order, least);
  if (verdict == "order-too-low") return "the drift rises above the rounding floor";
  if (verdict == "at-rounding-floor") return "at the rounding floor";
  if (verdict == "one-step") return "one step alone, no order to judge";
  if (verdict == "unresolved" && words(at(result, "integrator")).empty())
    return "the rows are too far apart, or in too few digits, to follow";
  if (verdict == "unresolved") return "the steps are too large to follow the motion";
  if (verdict == "pattern") return words(at(result, "pattern"));
  if (verdict == "energies-agree")
    return "the recorded states follow from each other, and the energies are this chain's";
  if (verdict == "energies-differ") return "the recorded energies are not this chain's";
  if (verdict == "states-differ") return "the recorded states do not follow from each other";
  if (verdict == "drifts") return "the balance drifts by more than a tenth of the energy exchanged";
  if (verdict == "stopped") return "stopped before its time";
  return "nothing was tested";
}

Verdict verdict_of(const Value& result) {
  const std::string verdict = words(at(result, "verdict"));
  for (const char* failed : {"order-too-low", "pattern", "energies-differ", "states-differ", "drifts"})
    if (verdict == failed) return Verdict::fail;
  const bool good = verdict == "order-held" || verdict == "at-rounding-floor" || verdict == "energies-agree";
  return good ? Verdict::pass : Verdict::error;
}

}  // namespace

std::string energy_drift_text(const Report& report, const TextStyle& style) {
  std::string out;
  const bool quiet = style.detail == Detail::quiet;
  for (const ReportInput& input : report.inputs)
    if (!quiet) out += input_heading(input, style);
  for (const Value& result : report.results) {
    if (quiet && verdict_of(result) == Verdict::pass) continue;
    const bool* damped = std::get_if<bool>(&at(result, "damped").data);
    out += wrapped("", heading(result), style.width) + '\n' + drift_table(result) +
           further_table(result, damped && *damped) + '\n';
    out += wrapped(verdict_word(verdict_of(result), style) + " ", verdict_text(result), style.width);
    out += passivity_text(at(result, "passivity"), style);
  }
  return out + report_verdict_word(report, style) + '\n';
}

}  // namespace lagdyn
