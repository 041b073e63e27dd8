#include "lagdyn/renderers/sarif.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>

#include "lagdyn/checks/explain.hpp"
#include "lagdyn/io/characters.hpp"
#include "lagdyn/renderers/json_value.hpp"
#include "lagdyn/renderers/judgements.hpp"
#include "lagdyn/renderers/tables.hpp"
#include "lagdyn/renderers/text_layout.hpp"
#include "lagdyn/report/exit_code.hpp"
#include "lagdyn/report/value.hpp"

namespace lagdyn {
namespace {

using Kind = Judgement::Kind;

// A path as the reference of a URI (RFC 3986): everything but unreserved characters and slashes percent-encoded; an
// absolute path becomes one of the scheme file.
std::string uri_of(std::string_view path) {
  std::string out = path.starts_with('/') ? "file://" : "", text;
  while (!path.empty()) append_utf8(text, next_character(path));  // as the JSON has the name
  for (const char c : text) {
    const bool plain =
        std::isalnum(static_cast<unsigned char>(c)) != 0 || std::string_view("-._~/").find(c) != std::string_view::npos;
    out += plain ? std::string(1, c) : fmt::format("%{:02X}", static_cast<unsigned char>(c));
  }
  return out;
}

Value message(const std::string& text) { return ValueMap{{"text", text}}; }

Value location(const Judgement& j) {
  ValueMap region{{"startLine", std::max(1, j.line)}};
  if (j.column > 0) region.emplace_back("startColumn", j.column);
  return ValueMap{
      {"physicalLocation", ValueMap{{"artifactLocation", ValueMap{{"uri", uri_of(j.file)}}}, {"region", region}}}};
}

Value rule(const Judgement& j) {
  const Value known = explain(j.id).value_or(Value());
  const std::string title = cell_text(at(known, "title")), law = cell_text(at(known, "law"));
  ValueMap rule{{"id", j.id}, {"shortDescription", message(title.empty() ? escaped(j.id) : title)}};
  if (!law.empty()) rule.emplace_back("fullDescription", message(law));
  std::string help;
  for (const Value& cause : items(at(known, "causes"))) help += cell_text(cause) + "\n";
  if (!entries(known).empty()) rule.emplace_back("help", message(help + "lagdyn explain " + j.id));
  return rule;
}

// What the command found beside its judgements, in the run's property bag.
Value results_of(const Report& report) {
  ValueList tables;
  for (const Table& table : tables_of(report)) {
    if (table.title == "messages" || table.title == "checks") continue;  // results of their own
    ValueList rows;
    for (const auto& row : table.rows) rows.emplace_back(ValueList(row));
    tables.emplace_back(ValueMap{{"title", table.title}, {"columns", table.columns}, {"rows", std::move(rows)}});
  }
  return tables;
}

const char* level(Kind kind) { return kind == Kind::note ? "note" : kind == Kind::warning ? "warning" : "error"; }

}  // namespace

std::string render_sarif(const Report& report) {
  std::vector<std::string> ids;
  ValueList rules, results, artifacts;
  for (const Judgement& j : judgements_of(report)) {
    if (j.kind == Kind::pass || j.kind == Kind::skipped) continue;
    const auto known = std::ranges::find(ids, j.id);
    const auto index = static_cast<std::uint64_t>(known - ids.begin());
    if (known == ids.end()) {
      ids.push_back(j.id);
      rules.push_back(rule(j));
    }
    ValueMap result{{"ruleId", j.id},
                    {"ruleIndex", index},
                    {"level", level(j.kind)},
                    {"message", message(j.text.empty() ? j.id : j.text)}};
    if (!j.file.empty()) result.emplace_back("locations", ValueList{location(j)});
    results.emplace_back(std::move(result));
  }
  for (const ReportInput& input : report.inputs) {
    ValueMap artifact{{"location", ValueMap{{"uri", uri_of(input.file)}}}};
    if (!input.sha256.empty()) artifact.emplace_back("hashes", ValueMap{{"sha-256", input.sha256}});
    artifacts.emplace_back(std::move(artifact));
  }
  const int code = exit_code(report);
  ValueMap run{{"tool", ValueMap{{"driver", ValueMap{{"name", report.tool.name},
                                                     {"version", report.tool.version},
                                                     {"semanticVersion", report.tool.version},
                                                     {"rules", rules}}}}},
               {"invocations", ValueList{ValueMap{{"executionSuccessful", code <= 1}, {"exitCode", code}}}},
               {"columnKind", "unicodeCodePoints"},
               {"artifacts", artifacts},
               {"results", results}};
  if (!report.results.empty() || !report.tables.empty())
    run.emplace_back("properties", ValueMap{{"tables", results_of(report)}});
  const Value log = ValueMap{{"$schema", "https://json.schemastore.org/sarif-2.1.0.json"},
                             {"version", "2.1.0"},
                             {"runs", ValueList{std::move(run)}}};
  return to_json(log) + "\n";
}

}  // namespace lagdyn
