// The report: plain data that a subcommand fills and a renderer turns into bytes. It knows no format and no clock.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "lagdyn/chain/chain.hpp"
#include "lagdyn/chain/diagnostic.hpp"
#include "lagdyn/report/version.hpp"

namespace lagdyn {

enum class Verdict { pass, fail, skipped, error };

/// The program that made the report: of a saved one, not necessarily this one.
struct ReportTool {
  std::string name = tool_name, version = tool_version, build = tool_build;
};

struct ReportInput {
  std::string file, sha256, name;
  std::vector<std::string> joints;
};

/// The state at which a check's ratio was largest.
struct WorstState {
  std::uint64_t index = 0;           ///< of the random sequence
  std::optional<std::string> joint;  ///< name of the joint whose equation it is, where it is one joint's
  JointState state;
};

/// The same check in the baseline that a report is compared with.
struct BaselineEntry {
  Verdict verdict = Verdict::skipped;
  std::optional<double> ratio;
  std::string regression;  ///< what got worse since, in words; empty where nothing did
};

struct CheckResult {
  std::string id, title;
  std::size_t input = 0;  ///< index into Report::inputs
  Verdict verdict = Verdict::skipped;
  std::optional<double> measured, bound, ratio;  ///< ratio is measured / bound, or bound / measured for a lower bound
  std::string unit;
  std::uint64_t samples = 0;  ///< states that were evaluated
  std::optional<WorstState> worst;
  std::string explanation;  ///< why it failed, was skipped or could not be judged; what was compared
  std::string reproduce;    ///< a command line that shows the one failure; empty unless failed
  std::optional<BaselineEntry> baseline;
};

/// A value of a result: what JSON can hold, with the order of keys kept.
struct Value;
using ValueList = std::vector<Value>;
using ValueMap = std::vector<std::pair<std::string, Value>>;
struct Value {
  std::variant<std::nullptr_t, bool, std::int64_t, std::uint64_t, double, std::string, ValueList, ValueMap> data =
      nullptr;

  Value() = default;
  Value(bool v) : data(v) {}
  Value(double v) : data(v) {}
  Value(int v) : data(static_cast<std::int64_t>(v)) {}
  Value(std::uint64_t v) : data(v) {}
  Value(const char* v) : data(std::string(v)) {}
  Value(std::string v) : data(std::move(v)) {}
  Value(ValueList v) : data(std::move(v)) {}
  Value(ValueMap v) : data(std::move(v)) {}
  Value(const std::vector<double>& v) : data(ValueList(v.begin(), v.end())) {}
  Value(const std::vector<std::string>& v) : data(ValueList(v.begin(), v.end())) {}
  Value(const std::vector<std::vector<double>>& v) : data(ValueList(v.begin(), v.end())) {}
  Value(const std::optional<double>& v) : Value(v ? Value(*v) : Value()) {}
  Value(const std::optional<std::uint64_t>& v) : Value(v ? Value(*v) : Value()) {}
};

/// A listing of what could be run, for `--list`.
struct CheckListing {
  std::string id, title, law;
  std::vector<std::string> methods;
};

struct Report {
  std::string command;
  ReportTool tool;
  std::optional<std::uint64_t> seed, samples;
  std::vector<ReportInput> inputs;
  std::vector<Diagnostic> diagnostics;
  std::vector<CheckResult> checks;
  std::vector<CheckListing> listings;  ///< stands in `checks` of the JSON when a command only lists
  ValueList results, tables, series;
  std::vector<std::string> notes;
  bool tested = false;              ///< something was checked or computed; nothing checked is not success
  Verdict outcome = Verdict::pass;  ///< of all that is not in `checks`: fail where a residual is above its bound,
                                    ///< error where one could not be judged or a selection chose nothing
};

}  // namespace lagdyn
