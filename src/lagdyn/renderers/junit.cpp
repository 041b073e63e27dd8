#include "lagdyn/renderers/junit.hpp"

#include <algorithm>

#include "lagdyn/renderers/judgements.hpp"
#include "lagdyn/renderers/text.hpp"
#include "lagdyn/renderers/xml.hpp"

namespace lagdyn {
namespace {

using Kind = Judgement::Kind;
using List = std::vector<const Judgement*>;

bool is_remark(const Judgement& j) { return j.kind == Kind::note || j.kind == Kind::warning; }

std::string count(const List& cases, Kind kind) {
  return std::to_string(std::ranges::count_if(cases, [kind](const Judgement* j) { return j->kind == kind; }));
}

XmlWriter::Attributes counts(const std::string& name, const List& cases) {
  return {{"name", name},
          {"tests", std::to_string(cases.size())},
          {"failures", count(cases, Kind::failed)},
          {"errors", count(cases, Kind::error)},
          {"skipped", count(cases, Kind::skipped)}};
}

std::string first_line(const std::string& text) { return text.substr(0, text.find('\n')); }

std::string place_of(const Judgement& j) {
  if (j.line == 0) return j.text;
  return j.file + ":" + std::to_string(j.line) + ":" + std::to_string(j.column) + "\n" + j.text;
}

void add_case(XmlWriter& xml, const std::string& suite, const Judgement& j) {
  const XmlWriter::Attributes named{
      {"classname", suite}, {"name", j.title == j.text || j.title.empty() ? j.id : j.id + ": " + first_line(j.title)}};
  if (j.kind == Kind::pass) {
    xml.element("testcase", named, "");
    return;
  }
  xml.open("testcase", named);
  if (j.kind == Kind::skipped)
    xml.element("skipped", {{"message", j.text}}, "");
  else
    xml.element(j.kind == Kind::failed ? "failure" : "error", {{"message", first_line(j.text)}, {"type", j.id}},
                place_of(j));
  xml.close();
}

// `told` is what the suite prints beside its remarks.
void add_suite(XmlWriter& xml, const std::string& name, const List& all, std::string told) {
  List cases;
  std::string remarks;
  for (const Judgement* j : all) {
    if (is_remark(*j))
      remarks += (j->kind == Kind::warning ? "warning: " : "note: ") + place_of(*j) + "\n";
    else
      cases.push_back(j);
  }
  xml.open("testsuite", counts(name, cases));
  for (const Judgement* j : cases) add_case(xml, name, *j);
  told.insert(0, remarks);
  if (!told.empty()) xml.element("system-out", {}, told);
  xml.close();
}

}  // namespace

std::string render_junit(const Report& report) {
  const std::vector<Judgement> all = judgements_of(report);
  List cases;
  for (const Judgement& j : all)
    if (!is_remark(j)) cases.push_back(&j);
  XmlWriter xml;
  xml.open("testsuites", counts("lagdyn " + report.command, cases));
  List elsewhere;
  for (const Judgement& j : all)
    if (j.file.empty() || std::ranges::none_of(report.inputs, [&](const ReportInput& i) { return i.file == j.file; }))
      elsewhere.push_back(&j);
  const bool further = !elsewhere.empty();
  std::string results = report.results.empty() && report.tables.empty() ? "" : render_text(report, {});
  for (std::size_t i = 0; i < report.inputs.size(); ++i) {
    List own;
    for (const Judgement& j : all)
      if (j.file == report.inputs[i].file && j.input == i) own.push_back(&j);
    const bool last = !further && i + 1 == report.inputs.size();
    add_suite(xml, report.inputs[i].file, own, last ? results : "");
  }
  if (further) add_suite(xml, "lagdyn " + report.command, elsewhere, results);
  xml.close();
  return xml.take();
}

}  // namespace lagdyn
