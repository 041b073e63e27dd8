#include "lagdyn/renderers/judgements.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "lagdyn/renderers/text_layout.hpp"
#include "lagdyn/renderers/text_parts.hpp"
#include "lagdyn/report/exit_code.hpp"
#include "lagdyn/report/value.hpp"

namespace lagdyn {
namespace {

using Kind = Judgement::Kind;

std::string file_of(const Report& report, std::size_t input) {
  return input < report.inputs.size() ? report.inputs[input].file : "";
}

void add_line(std::string& text, const std::string& line) {
  if (!line.empty()) text += (text.empty() ? "" : "\n") + escaped(line);
}

double or_nan(std::optional<double> value) { return value.value_or(std::nan("")); }
bool finite(std::optional<double> value) { return std::isfinite(or_nan(value)); }

std::string numbers_text(double measured, double bound, double ratio, const std::string& unit) {
  return fmt::format("measured {}, bound {}{}, ratio {}", magnitude(measured), magnitude(bound),
                     unit.empty() ? "" : " " + unit, ratio_text(ratio));
}

Judgement of_message(const Report& report, const Diagnostic& d) {
  constexpr Kind kinds[] = {Kind::error, Kind::warning, Kind::note};
  Judgement j{
      kinds[static_cast<int>(d.severity)], d.code, escaped(d.found), escaped(d.found), 0, d.file, d.line, d.column, {}};
  add_line(j.text, d.expected.empty() ? "" : "expected " + d.expected);
  add_line(j.text, d.fix.empty() ? "" : "to mend: " + d.fix);
  add_line(j.text, d.pointer.empty() ? "" : "at " + d.pointer);
  for (std::size_t i = 0; i < report.inputs.size(); ++i)
    if (report.inputs[i].file == d.file) j.input = i;
  return j;
}

Judgement of_check(const Report& report, const CheckResult& check) {
  constexpr Kind kinds[] = {Kind::pass, Kind::failed, Kind::skipped, Kind::error};
  Judgement j{kinds[static_cast<int>(check.verdict)],
              check.id,
              escaped(check.title),
              "",
              check.input,
              file_of(report, check.input),
              0,
              0,
              check.ratio};
  const bool regressed = check.baseline && !check.baseline->regression.empty();
  if (regressed && !j.bad()) j.kind = Kind::failed;
  if (j.kind == Kind::pass) return j;
  if (regressed) add_line(j.text, "worse than the baseline: " + check.baseline->regression);
  add_line(j.text, check.explanation);
  if (finite(check.measured) || finite(check.bound))
    add_line(j.text, numbers_text(or_nan(check.measured), or_nan(check.bound), or_nan(check.ratio), check.unit));
  if (check.worst)
    add_line(j.text, fmt::format("at state {}{}", check.worst->index,
                                 check.worst->joint ? ", joint " + *check.worst->joint : ""));
  add_line(j.text, check.reproduce.empty() ? "" : "reproduce with: " + check.reproduce);
  return j;
}

void add_residuals(const Report& report, std::vector<Judgement>& all) {
  for (const Value& result : report.results)
    for (const auto& [method, residual] : entries(at(result, "residual"))) {
      const double measured = number(at(residual, "measured")), bound = number(at(residual, "bound")),
                   ratio = number(at(residual, "ratio"));
      Judgement j;
      j.id = report.command + "." + method;
      j.title = fmt::format("{} at state {:.0f}", escaped(method), number(at(result, "state")));
      const double input = number(at(result, "input"));
      j.input = input > 0 ? static_cast<std::size_t>(input) : 0;
      j.file = file_of(report, j.input);
      if (std::isfinite(ratio)) j.ratio = ratio;
      if (!(measured <= bound)) {
        j.kind = measured > bound ? Kind::failed : Kind::error;
        j.text = j.title + " differs from the reference: " + numbers_text(measured, bound, ratio, "");
      }
      all.push_back(std::move(j));
    }
}

Judgement of_the_whole(const Report& report, int code) {
  Judgement j{code == 0   ? Kind::pass
              : code == 1 ? Kind::failed
                          : Kind::error,
              report.command,
              "",
              "",
              0,
              file_of(report, 0),
              0,
              0,
              {}};
  if (code == 0) return j;
  for (const std::string& note : report.notes) add_line(j.text, note);
  if (j.text.empty())
    j.text = !report.tested ? "nothing was checked" : code == 1 ? "it does not hold" : "not everything could be judged";
  return j;
}

}  // namespace

std::vector<Judgement> judgements_of(const Report& report) {
  std::vector<Judgement> all;
  for (const Diagnostic& d : report.diagnostics) all.push_back(of_message(report, d));
  for (const CheckResult& check : report.checks) all.push_back(of_check(report, check));
  add_residuals(report, all);
  const auto remark = [](const Judgement& j) { return j.kind == Kind::note || j.kind == Kind::warning; };
  const int code = exit_code(report);
  if (code == 0 ? report.tested && std::ranges::all_of(all, remark) : std::ranges::none_of(all, &Judgement::bad))
    all.push_back(of_the_whole(report, code));
  return all;
}

}  // namespace lagdyn
