#include "lagdyn/renderers/json.hpp"

#include "lagdyn/renderers/json_value.hpp"
#include "lagdyn/renderers/verdict_names.hpp"
#include "lagdyn/report/exit_code.hpp"

namespace lagdyn {
namespace {

template <class Item>
Value list_of(const std::vector<Item>& items, Value (*convert)(const Item&)) {
  ValueList list;
  for (const Item& item : items) list.push_back(convert(item));
  return list;
}

Value input_value(const ReportInput& input) {
  return ValueMap{{"file", input.file}, {"sha256", input.sha256}, {"name", input.name}, {"joints", input.joints}};
}

Value place(int counted_from_one) { return counted_from_one > 0 ? Value(counted_from_one) : Value(); }

Value diagnostic_value(const Diagnostic& d) {
  return ValueMap{{"severity", severity_name(d.severity)},
                  {"code", d.code},
                  {"file", d.file},
                  {"line", place(d.line)},
                  {"column", place(d.column)},
                  {"pointer", d.pointer},
                  {"found", d.found},
                  {"expected", d.expected},
                  {"fix", d.fix}};
}

Value worst_value(const std::optional<WorstState>& worst) {
  if (!worst) return {};
  return ValueMap{{"index", worst->index},
                  {"joint", worst->joint ? Value(*worst->joint) : Value()},
                  {"q", worst->state.q},
                  {"qd", worst->state.qd},
                  {"qdd", worst->state.qdd}};
}

Value baseline_value(const std::optional<BaselineEntry>& baseline) {
  if (!baseline) return {};
  return ValueMap{
      {"verdict", verdict_name(baseline->verdict)}, {"ratio", baseline->ratio}, {"regression", baseline->regression}};
}

Value check_value(const CheckResult& check) {
  return ValueMap{{"id", check.id},
                  {"title", check.title},
                  {"input", check.input},
                  {"verdict", verdict_name(check.verdict)},
                  {"measured", check.measured},
                  {"bound", check.bound},
                  {"ratio", check.ratio},
                  {"unit", check.unit},
                  {"samples", check.samples},
                  {"worst", worst_value(check.worst)},
                  {"explanation", check.explanation},
                  {"reproduce", check.reproduce},
                  {"baseline", baseline_value(check.baseline)}};
}

Value listing_value(const CheckListing& listing) {
  return ValueMap{{"id", listing.id}, {"title", listing.title}, {"law", listing.law}, {"methods", listing.methods}};
}

}  // namespace

std::string render_json(const Report& report) {
  const Value envelope = ValueMap{
      {"format", "lagdyn-report/1"},
      {"command", report.command},
      {"verdict", std::string(report_verdict(report))},
      {"tool", ValueMap{{"name", report.tool.name}, {"version", report.tool.version}, {"build", report.tool.build}}},
      {"seed", report.seed},
      {"samples", report.samples},
      {"inputs", list_of(report.inputs, input_value)},
      {"diagnostics", list_of(report.diagnostics, diagnostic_value)},
      {"checks",
       report.listings.empty() ? list_of(report.checks, check_value) : list_of(report.listings, listing_value)},
      {"results", report.results},
      {"tables", report.tables},
      {"series", report.series},
      {"notes", report.notes}};
  return to_json(envelope) + "\n";
}

}  // namespace lagdyn
