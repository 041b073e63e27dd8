#include <fmt/format.h>

#include <cmath>

#include "lagdyn/renderers/text_parts.hpp"
#include "lagdyn/report/value.hpp"

namespace lagdyn {
namespace {

using Joints = std::vector<std::string>;

std::string matrix_text(const std::string& title, const Value& value, const Joints& joints, const TextStyle& style) {
  NumberRows table{title, joints, {{{}, 6}}};
  const auto rows = matrix(value);
  for (std::size_t i = 0; i < rows.size() && i < joints.size(); ++i)
    table.groups[0].rows.push_back({joints[i], rows[i]});
  return table.text(style) + '\n';
}

// The reference's matrix, and those of other methods where they are over their bound or all are asked for.
std::string matrices_text(const std::string& title, const Value& by_method, const Value& residual, const Joints& joints,
                          const TextStyle& style) {
  std::string out;
  for (const auto& [method, value] : entries(by_method)) {
    const Value& own = at(residual, method);
    const bool reference = entries(own).empty();
    if (reference || style.detail == Detail::verbose || !within_bound(own))
      out += matrix_text(title + " " + method, value, joints, style);
  }
  return out;
}

std::string list_text(const char* label, const Value& value, const TextStyle& style) {
  std::string text;
  for (double x : numbers(value)) text += fmt::format("{:.6g}  ", x);
  return wrapped(fmt::format("{:<12}", label), text, style.width);
}

std::string state_text(const Report& report, const Value& result, const TextStyle& style) {
  const Joints& joints = report.inputs[static_cast<std::size_t>(number(at(result, "input")))].joints;
  std::string out = fmt::format("state {}\n", number(at(result, "state")));
  out += list_text("q", at(result, "q"), style) + list_text("qd", at(result, "qd"), style) + '\n';
  out += matrices_text("M", at(result, "mass_matrix"), at(result, "residual"), joints, style);
  if (!entries(at(result, "residual")).empty())
    out += residual_table("against rnea-columns", at(result, "residual"), style) + '\n';
  out += fmt::format("{:<12}{}\n", "symmetry", magnitude(number(at(result, "symmetry"))));
  out += list_text("eigenvalues", at(result, "eigenvalues"), style);
  const double condition = number(at(result, "condition"));
  out += fmt::format("{:<12}{}\n\n", "condition",
                     std::isfinite(condition) ? fmt::format("{:.6g}", condition) : "none: M is not positive definite");
  const auto optional_matrix = [&](const char* title, const char* key) {
    if (!items(at(result, key)).empty()) out += matrix_text(title, at(result, key), joints, style);
  };
  optional_matrix("Cholesky L", "cholesky");
  out += matrices_text("C", at(result, "coriolis_matrix"), {}, joints, style);
  optional_matrix("dM/dt", "mass_matrix_dot");
  optional_matrix("dM/dt - 2C", "skew");
  const ValueList& slopes = items(at(result, "mass_matrix_dq"));
  for (std::size_t k = 0; k < slopes.size() && k < joints.size(); ++k)
    out += matrix_text("dM/dq " + escaped(joints[k]), slopes[k], joints, style);
  return out;
}

}  // namespace

std::string mass_matrix_text(const Report& report, const TextStyle& style) {
  std::string out;
  for (const ReportInput& input : report.inputs) out += input_heading(input, style);
  out += '\n';
  for (const Value& result : report.results) out += state_text(report, result, style);
  return out + states_summary(report, style);
}

}  // namespace lagdyn
