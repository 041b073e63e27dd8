#include "lagdyn/renderers/json.hpp"

#include <gtest/gtest.h>

#include <bit>
#include <cmath>
#include <limits>
#include <nlohmann/json.hpp>

#include "lagdyn/renderers/json_value.hpp"
#include "renderers/sample_reports.hpp"

namespace lagdyn {
namespace {

using Json = nlohmann::json;

std::vector<std::string> keys_of(const Json& object) {
  std::vector<std::string> keys;
  for (const auto& [key, value] : object.items()) keys.push_back(key);
  return keys;
}

using Keys = std::vector<std::string>;  // sorted, as nlohmann gives them

TEST(Json, HasEveryKeyOfTheEnvelope) {
  Report report;
  report.command = "torque";
  const Json json = Json::parse(render_json(report));
  EXPECT_EQ(keys_of(json), (Keys{"checks", "command", "diagnostics", "format", "inputs", "notes", "results", "samples",
                                 "seed", "series", "tables", "tool", "verdict"}));
  EXPECT_EQ(json["format"], "lagdyn-report/1");
  EXPECT_EQ(json["command"], "torque");
  EXPECT_EQ(json["verdict"], "incomplete");
  EXPECT_EQ(keys_of(json["tool"]), (Keys{"build", "name", "version"}));
  EXPECT_TRUE(json["seed"].is_null());
  EXPECT_TRUE(json["samples"].is_null());
  for (const char* list : {"inputs", "diagnostics", "checks", "results", "tables", "series", "notes"})
    EXPECT_EQ(json[list], Json::array()) << list;
}

TEST(Json, StatesChecksInFull) {
  const Json json = Json::parse(render_json(check_report()));
  EXPECT_EQ(json["seed"], 1);
  EXPECT_EQ(json["samples"], 1000);
  EXPECT_EQ(json["verdict"], "incomplete");
  EXPECT_EQ(json["inputs"][0], (Json{{"file", "configs/planar-2r.json"},
                                     {"sha256", std::string(64, 'a')},
                                     {"name", "planar-2r"},
                                     {"joints", {"shoulder", "elbow"}}}));
  ASSERT_EQ(json["checks"].size(), 4u);
  for (const Json& check : json["checks"])
    EXPECT_EQ(keys_of(check), (Keys{"baseline", "bound", "explanation", "id", "input", "measured", "ratio", "reproduce",
                                    "samples", "title", "unit", "verdict", "worst"}));
  const Json& fail = json["checks"][1];
  EXPECT_EQ(fail["verdict"], "fail");
  EXPECT_EQ(fail["measured"], 0.25);
  EXPECT_EQ(fail["worst"],
            (Json{{"index", 17}, {"joint", "elbow"}, {"q", {0.3, -0.7}}, {"qd", {0.5, -0.4}}, {"qdd", {1.5, 2.0}}}));
  EXPECT_TRUE(json["checks"][0]["worst"]["joint"].is_null());
  const Json& skipped = json["checks"][2];
  EXPECT_EQ(skipped["verdict"], "skipped");
  for (const char* key : {"measured", "bound", "ratio", "worst"}) EXPECT_TRUE(skipped[key].is_null()) << key;
  EXPECT_EQ(json["checks"][3]["verdict"], "error");
  EXPECT_TRUE(json["checks"][3]["bound"].is_null()) << "an infinite bound is no number";
}

TEST(Json, CountsPlacesFromOneAndKnowsNoPlace) {
  Report report;
  report.diagnostics = {{Severity::error, "a", "f", 3, 7, "/x", "1", "2", "3"},
                        {Severity::note, "b", "f", 0, 0, "", "", "", ""}};
  const Json json = Json::parse(render_json(report))["diagnostics"];
  EXPECT_EQ(json[0], (Json{{"severity", "error"},
                           {"code", "a"},
                           {"file", "f"},
                           {"line", 3},
                           {"column", 7},
                           {"pointer", "/x"},
                           {"found", "1"},
                           {"expected", "2"},
                           {"fix", "3"}}));
  EXPECT_EQ(json[1]["severity"], "note");
  EXPECT_TRUE(json[1]["line"].is_null());
  EXPECT_TRUE(json[1]["column"].is_null());
}

TEST(Json, ListsWhatCouldBeRun) {
  Report report;
  report.command = "check";
  report.listings = {{"mass.crba", "Composite bodies", "M = M", {"crba", "rnea-columns"}}};
  const Json json = Json::parse(render_json(report));
  EXPECT_EQ(json["verdict"], "pass");
  EXPECT_EQ(json["checks"], Json::parse(R"([{"id": "mass.crba", "title": "Composite bodies", "law": "M = M",
                                             "methods": ["crba", "rnea-columns"]}])"));
}

TEST(Json, DoublesReadBackToTheSameBits) {
  const double values[] = {0.1,     -0.0, 1,   1e22, 123456789012345678.0, 5e-324, 1.7976931348623157e308,
                           2.0 / 3, 1e5,  1e-4};
  for (double value : values) {
    const Json json = Json::parse(to_json(value));
    ASSERT_TRUE(json.is_number_float()) << to_json(value);
    EXPECT_EQ(std::bit_cast<std::uint64_t>(json.get<double>()), std::bit_cast<std::uint64_t>(value)) << value;
  }
  EXPECT_EQ(to_json(1.0), "1.0");
  EXPECT_EQ(to_json(0.1), "0.1");
}

TEST(Json, WhatIsNotFiniteIsNull) {
  EXPECT_EQ(to_json(std::nan("")), "null");
  EXPECT_EQ(to_json(std::numeric_limits<double>::infinity()), "null");
  EXPECT_EQ(to_json(-std::numeric_limits<double>::infinity()), "null");
}

TEST(Json, IntegersKeepTheirFullRange) {
  EXPECT_EQ(to_json(std::uint64_t{18446744073709551615u}), "18446744073709551615");
  EXPECT_EQ(to_json(-3), "-3");
}

TEST(Json, HostileNamesStayTextAndInvalidBytesAreReplaced) {
  const std::string text = to_json(hostile_name);
  for (char c : text) EXPECT_GE(static_cast<unsigned char>(c), 0x20);
  EXPECT_EQ(text.find("\u202e"), std::string::npos);
  EXPECT_EQ(Json::parse(text), "=1+1\n::error::<script>|&\"\x1b[31m\u009b\ufffd\u202e");
}

// Bytes that are no UTF-8: a bare continuation, overlong forms, a surrogate, beyond U+10FFFF, a cut-off character.
TEST(Json, EveryInvalidByteBecomesOneReplacement) {
  for (std::string bytes :
       {"\x80", "\xc0\xaf", "\xe0\x80\x80", "\xed\xa0\x80", "\xf4\x90\x80\x80", "\xe2\x82", "\xff"}) {
    std::string expected;
    for (std::size_t i = 0; i < bytes.size(); ++i) expected += "\ufffd";
    EXPECT_EQ(Json::parse(to_json(bytes)), expected);
  }
  const std::string valid = "\u00e9 \u20ac \U0001f600";
  EXPECT_EQ(to_json(valid), '"' + valid + '"');
}

TEST(Json, MatricesStandRowByRow) {
  const Value value = ValueMap{{"m", std::vector<std::vector<double>>{{1, 2.5}, {3, 4}}}, {"none", ValueList{}}};
  EXPECT_EQ(to_json(value), "{\n  \"m\": [\n    [1.0, 2.5],\n    [3.0, 4.0]\n  ],\n  \"none\": []\n}");
}

TEST(Json, ResultsKeepTheirOrderAndShape) {
  const std::string text = render_json(torque_report(3));
  const Json json = Json::parse(text);
  EXPECT_EQ(json["results"][0]["tau"]["rnea"].size(), 3u);
  EXPECT_EQ(json["results"][0]["residual"]["kane"], (Json{{"measured", 1e-15}, {"bound", 1e-14}, {"ratio", 0.1}}));
  EXPECT_LT(text.find("\"kane\""), text.find("\"euler-lagrange-exact\""));
}

TEST(Json, EqualReportsGiveEqualBytes) { EXPECT_EQ(render_json(check_report()), render_json(check_report())); }

}  // namespace
}  // namespace lagdyn
