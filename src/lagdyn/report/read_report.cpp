#include "lagdyn/report/read_report.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <limits>

#include "lagdyn/io/json_fields.hpp"
#include "lagdyn/io/parse_json.hpp"
#include "lagdyn/io/printable.hpp"
#include "lagdyn/io/read_file.hpp"
#include "lagdyn/report/exit_code.hpp"

namespace lagdyn {
namespace {

constexpr const char* format_name = "lagdyn-report/1";

template <class Integer>
std::optional<Integer> integer(std::string_view token) {
  Integer value{};
  const auto [end, error] = std::from_chars(token.data(), token.data() + token.size(), value);
  return error == std::errc() && end == token.data() + token.size() ? std::optional(value) : std::nullopt;
}

// As the writer had it: 3 is an integer, 3.0 a double.
Value value_of(const JsonValue& json) {
  switch (json.kind()) {
    case JsonKind::null:
      return {};
    case JsonKind::boolean:
      return json.token() == "true";
    case JsonKind::string:
      return json.string();
    case JsonKind::number:
      if (const auto whole = integer<std::uint64_t>(json.token())) return *whole;
      if (const auto whole = integer<std::int64_t>(json.token())) {
        Value value;
        value.data = *whole;
        return value;
      }
      return json.number();
    case JsonKind::array: {
      ValueList list;
      for (const JsonValue& item : json.items()) list.push_back(value_of(item));
      return list;
    }
    case JsonKind::object: {
      ValueMap map;
      for (const JsonMember& member : json.members()) map.emplace_back(member.key.string(), value_of(member.value));
      return map;
    }
  }
  return {};
}

// An object's keys, each of which has to be there; what is wrong is a problem, and what is returned then harmless.
class Fields {
 public:
  Fields(const JsonValue& object, Problems& problems) : object_(object), problems_(problems) {
    if (object.kind() == JsonKind::object)
      members_ = object.members();
    else
      problems.add(codes::wrong_type, object, {describe(object), "an object", "write keys and values in braces"});
  }

  std::optional<JsonValue> find(std::string_view key) const {
    const auto member = std::ranges::find_if(members_, [key](const JsonMember& m) { return m.key.string() == key; });
    return member == members_.end() ? std::nullopt : std::optional(member->value);
  }

  std::optional<JsonValue> value(const char* key) {
    std::optional<JsonValue> found = find(key);
    if (!found && object_.kind() == JsonKind::object)
      problems_.add(codes::missing_key, object_,
                    {fmt::format("no key \"{}\"", key), "every key of a report", "write the report anew"});
    return found;
  }

  std::string text(const char* key) {
    const auto found = value(key);
    return found ? read_string(*found, problems_).value_or("") : "";
  }

  std::vector<JsonValue> list(const char* key) {
    const auto found = value(key);
    return found ? read_array(*found, problems_).value_or(std::vector<JsonValue>()) : std::vector<JsonValue>();
  }

  std::vector<std::string> texts(const char* key) {
    std::vector<std::string> all;
    for (const JsonValue& item : list(key)) all.push_back(read_string(item, problems_).value_or(""));
    return all;
  }

  std::optional<double> number_or_null(const char* key) {
    const auto found = value(key);
    return found && found->kind() != JsonKind::null ? read_number(*found, problems_) : std::nullopt;
  }

  std::optional<std::uint64_t> whole_or_null(const char* key,
                                             std::uint64_t most = std::numeric_limits<std::uint64_t>::max()) {
    const auto found = value(key);
    if (!found || found->kind() == JsonKind::null) return std::nullopt;
    const auto whole = found->kind() == JsonKind::number ? integer<std::uint64_t>(found->token()) : std::nullopt;
    if (whole && *whole <= most) return whole;
    problems_.add(codes::report_number, *found,
                  {describe(*found), fmt::format("a whole number from 0 to {}", most), "write the report anew"});
    return std::nullopt;
  }

  // One of several words, as its place among them.
  template <std::size_t N>
  std::size_t word(const char* key, const char* const (&words)[N]) {
    const auto found = value(key);
    const auto text = found ? read_string(*found, problems_) : std::nullopt;
    if (!text) return 0;
    const auto place = std::find(std::begin(words), std::end(words), *text);
    if (place != std::end(words)) return static_cast<std::size_t>(place - std::begin(words));
    problems_.add(codes::report_word, *found,
                  {in_quotes(*text), fmt::format("one of {}", fmt::join(words, ", ")), "write the report anew"});
    return 0;
  }

 private:
  JsonValue object_;
  Problems& problems_;
  std::vector<JsonMember> members_;
};

constexpr const char* verdicts[] = {"pass", "fail", "skipped", "error"};
constexpr const char* report_verdicts[] = {"pass", "fail", "incomplete"};
constexpr const char* severities[] = {"error", "warning", "note"};

class ReportReader {
 public:
  ReportReader(const JsonValue& root, Problems& problems)
      : root_value_(root), root_(root, problems), problems_(problems) {}

  Report run() {
    if (!check_format()) return {};
    Report report;
    report.command = root_.text("command");
    if (const auto tool = root_.value("tool")) {
      Fields fields(*tool, problems_);
      report.tool = {fields.text("name"), fields.text("version"), fields.text("build")};
    }
    report.seed = root_.whole_or_null("seed");
    report.samples = root_.whole_or_null("samples");
    for (const JsonValue& item : root_.list("inputs")) report.inputs.push_back(input(item));
    for (const JsonValue& item : root_.list("diagnostics")) report.diagnostics.push_back(diagnostic(item));
    for (const JsonValue& item : root_.list("checks")) add_check(item, report);
    for (const JsonValue& item : root_.list("results")) report.results.push_back(value_of(item));
    for (const JsonValue& item : root_.list("tables")) report.tables.push_back(value_of(item));
    for (const JsonValue& item : root_.list("series")) report.series.push_back(value_of(item));
    report.notes = root_.texts("notes");
    judge(report);
    return report;
  }

 private:
  // False where the file is of another kind altogether, so that more messages would not help.
  bool check_format() {
    const auto value = root_.find("format");
    const bool right = value && value->kind() == JsonKind::string && value->string() == format_name;
    if (!right && root_value_.kind() == JsonKind::object)
      problems_.add(codes::report_format, value.value_or(root_value_),
                    {value ? describe(*value) : "no key \"format\"", fmt::format("\"{}\"", format_name),
                     "name a file that lagdyn wrote with --format json or --output F.json"});
    return right;
  }

  ReportInput input(const JsonValue& item) {
    Fields fields(item, problems_);
    return {fields.text("file"), fields.text("sha256"), fields.text("name"), fields.texts("joints")};
  }

  Diagnostic diagnostic(const JsonValue& item) {
    Fields fields(item, problems_);
    Diagnostic d;
    d.severity = static_cast<Severity>(fields.word("severity", severities));
    d.code = fields.text("code");
    d.file = fields.text("file");
    d.line = place(fields, "line");
    d.column = place(fields, "column");
    d.pointer = fields.text("pointer");
    d.found = fields.text("found");
    d.expected = fields.text("expected");
    d.fix = fields.text("fix");
    return d;
  }

  static int place(Fields& fields, const char* key) {
    return static_cast<int>(fields.whole_or_null(key, std::numeric_limits<int>::max()).value_or(0));
  }

  void add_check(const JsonValue& item, Report& report) {
    Fields fields(item, problems_);
    if (fields.find("law"))
      report.listings.push_back({fields.text("id"), fields.text("title"), fields.text("law"), fields.texts("methods")});
    else
      report.checks.push_back(check(fields, report.inputs.size()));
  }

  CheckResult check(Fields& fields, std::size_t inputs) {
    CheckResult check;
    check.id = fields.text("id");
    check.title = fields.text("title");
    check.input = fields.whole_or_null("input", inputs > 0 ? inputs - 1 : 0).value_or(0);
    check.verdict = static_cast<Verdict>(fields.word("verdict", verdicts));
    check.measured = fields.number_or_null("measured");
    check.bound = fields.number_or_null("bound");
    check.ratio = fields.number_or_null("ratio");
    check.unit = fields.text("unit");
    check.samples = fields.whole_or_null("samples").value_or(0);
    if (const auto worst = fields.value("worst"); worst && worst->kind() != JsonKind::null)
      check.worst = worst_state(*worst);
    check.explanation = fields.text("explanation");
    check.reproduce = fields.text("reproduce");
    if (const auto entry = fields.value("baseline"); entry && entry->kind() != JsonKind::null) {
      Fields baseline(*entry, problems_);
      check.baseline = BaselineEntry{static_cast<Verdict>(baseline.word("verdict", verdicts)),
                                     baseline.number_or_null("ratio"), baseline.text("regression")};
    }
    return check;
  }

  WorstState worst_state(const JsonValue& item) {
    Fields fields(item, problems_);
    WorstState worst;
    worst.index = fields.whole_or_null("index").value_or(0);
    if (const auto joint = fields.value("joint"); joint && joint->kind() != JsonKind::null)
      worst.joint = read_string(*joint, problems_);
    worst.state = {numbers(fields, "q"), numbers(fields, "qd"), numbers(fields, "qdd")};
    return worst;
  }

  std::vector<double> numbers(Fields& fields, const char* key) {
    std::vector<double> all;
    for (const JsonValue& item : fields.list(key))
      all.push_back(item.kind() == JsonKind::null ? std::numeric_limits<double>::quiet_NaN()
                                                  : read_number(item, problems_).value_or(0));
    return all;
  }

  // What the envelope's verdict says beyond the checks; the two must not contradict each other.
  void judge(Report& report) {
    report.tested =
        !report.results.empty() || !report.tables.empty() ||
        std::ranges::any_of(report.checks, [](const CheckResult& c) { return c.verdict != Verdict::skipped; });
    const std::size_t stated = root_.word("verdict", report_verdicts);
    const int code = exit_code(report);
    if (stated == 1 && code == 0) report.outcome = Verdict::fail;
    if (stated == 2 && code < 2) report.outcome = Verdict::error;
    if (report_verdict(report) == report_verdicts[stated]) return;
    const auto value = root_.find("verdict");
    problems_.add(codes::report_contradiction, value.value_or(root_value_),
                  {fmt::format("the verdict \"{}\"", report_verdicts[stated]),
                   fmt::format("\"{}\", which follows from the report's own entries", report_verdict(report)),
                   "write the report anew"});
  }

  JsonValue root_value_;
  Fields root_;
  Problems& problems_;
};

}  // namespace

ReadReport read_report_text(const std::string& text, const std::string& name) {
  ReadReport result;
  Problems problems(name);
  if (const auto document = parse_json(text, problems)) {
    Report report = ReportReader(document->root(), problems).run();
    if (problems.error_count() == 0) result.report = std::move(report);
  }
  result.diagnostics = problems.take();
  return result;
}

ReadReport read_report_file(const std::string& path) {
  FileBytes file = read_file(path);
  if (!file.bytes) return {std::nullopt, {*file.problem}};
  return read_report_text(*file.bytes, path);
}

}  // namespace lagdyn
