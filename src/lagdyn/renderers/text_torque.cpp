#include <fmt/format.h>

#include <cmath>

#include "lagdyn/renderers/text_parts.hpp"
#include "lagdyn/report/value.hpp"

namespace lagdyn {
namespace {

NumberRows::Group rows_of(const Value& map, int digits) {
  NumberRows::Group group{{}, digits};
  for (const auto& [name, values] : entries(map)) group.rows.push_back({name, numbers(values)});
  return group;
}

NumberRows::Group terms_with_sum(const Value& terms, int digits) {
  NumberRows::Group group = rows_of(terms, digits);
  std::vector<double> sum;
  for (const auto& row : group.rows) {
    sum.resize(row.values.size());
    for (std::size_t i = 0; i < sum.size(); ++i) sum[i] += row.values[i];
  }
  group.rows.push_back({"sum", std::move(sum)});
  return group;
}

std::string state_text(const Report& report, const Value& result, const TextStyle& style) {
  NumberRows rows;
  rows.title = fmt::format("state {}", number(at(result, "state")));
  rows.columns = report.inputs[static_cast<std::size_t>(number(at(result, "input")))].joints;
  rows.groups.push_back({{{"q", numbers(at(result, "q"))}}, 9});
  rows.groups.back().rows.push_back({"qd", numbers(at(result, "qd"))});
  rows.groups.back().rows.push_back({"qdd", numbers(at(result, "qdd"))});
  rows.groups.push_back(rows_of(at(result, "tau"), 9));
  rows.groups.push_back(terms_with_sum(at(result, "terms"), 9));
  std::string out = rows.text(style) + '\n';
  if (!entries(at(result, "residual")).empty())
    out += residual_table("against rnea", at(result, "residual"), style) + '\n';
  return out;
}

}  // namespace

std::string torque_text(const Report& report, const TextStyle& style) {
  std::string out;
  for (const ReportInput& input : report.inputs) out += input_heading(input, style);
  out += "torque in N m, force of a sliding joint in N\n\n";
  for (const Value& result : report.results) out += state_text(report, result, style);
  return out + states_summary(report, style);
}

}  // namespace lagdyn
