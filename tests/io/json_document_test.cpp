#include "lagdyn/io/json_document.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <cmath>

#include "lagdyn/io/parse_json.hpp"

namespace lagdyn {
namespace {

// "line:column pointer" of a value or key.
std::string where(const JsonValue& value) {
  const Place place = value.place();
  return fmt::format("{}:{} {}", place.line, place.column, value.pointer());
}

void walk(const JsonValue& value, std::vector<std::string>& places) {
  places.push_back(where(value));
  if (value.kind() == JsonKind::array)
    for (const JsonValue& item : value.items()) walk(item, places);
  if (value.kind() == JsonKind::object)
    for (const JsonMember& member : value.members()) {
      places.push_back(fmt::format("key {}", where(member.key)));
      walk(member.value, places);
    }
}

std::vector<std::string> places(const std::string& text) {
  Problems problems("f");
  const auto document = parse_json(text, problems);
  if (!document) return {"refused"};
  std::vector<std::string> found;
  walk(document->root(), found);
  return found;
}

using Lines = std::vector<std::string>;

// Places are counted from marks that stand some kilobytes apart; lines and characters cross them.
TEST(JsonDocument, PlacesFarIntoALongText) {
  Problems problems("f");
  const std::string blanks(100000, ' ');
  std::string text = "[1,\n" + blanks + "2, \"";
  for (int i = 0; i < 50000; ++i) text += "\u00e4";
  text += "\",\n\n" + blanks + "\n 3]";
  const auto document = parse_json(text, problems);
  ASSERT_TRUE(document);
  const std::vector<JsonValue> items = document->root().items();
  const auto expect_place = [&](std::size_t item, int line, int column) {
    EXPECT_EQ(items[item].place().line, line);
    EXPECT_EQ(items[item].place().column, column);
  };
  ASSERT_EQ(items.size(), 4u);
  expect_place(3, 5, 2);
  expect_place(0, 1, 2);
  expect_place(1, 2, 100001);
  expect_place(2, 2, 100004);
  EXPECT_EQ(document->place_of(text.find("\",\n\n")).column, 150005);
}

TEST(JsonDocument, PointersOfLongKeysAreCut) {
  Problems problems("f");
  const std::string key = std::string(199, 'k') + "\u00e4";
  const auto document = parse_json("{\"" + key + key + "\": {\"" + key.substr(1) + "\": 1}}", problems);
  ASSERT_TRUE(document);
  const JsonValue inner = document->root().members()[0].value;
  EXPECT_EQ(inner.members()[0].value.pointer(), "/" + key.substr(0, 199) + ".../" + key.substr(1));
}

TEST(JsonPlaces, OfEveryKeyAndValue) {
  EXPECT_EQ(places("{\n  \"a\" : [1,-2.5e3 , \"x\"],\n\t\"b\":{\"c\":null}\n}"),
            (Lines{"1:1 ", "key 2:3 /a", "2:9 /a", "2:10 /a/0", "2:12 /a/1", "2:21 /a/2", "key 3:2 /b", "3:6 /b",
                   "key 3:7 /b/c", "3:11 /b/c"}));
}

TEST(JsonPlaces, AfterANumberThatEndsItsLine) {
  EXPECT_EQ(places("[1\n,2\n\n , 3]"), (Lines{"1:1 ", "1:2 /0", "2:2 /1", "4:4 /2"}));
  EXPECT_EQ(places("[1,[2],3]"), (Lines{"1:1 ", "1:2 /0", "1:4 /1", "1:5 /1/0", "1:8 /2"}));
}

TEST(JsonPlaces, ColumnsCountCharacters) {
  EXPECT_EQ(places("[\"\u00e4\u20ac\U0001F600\", true]"), (Lines{"1:1 ", "1:2 /0", "1:9 /1"}));
}

TEST(JsonPlaces, StringsWithQuotesEscapesAndBrackets) {
  EXPECT_EQ(places(R"(["a\"]\\", "\u00e9,:", {"k\"]": [] }, {}])"),
            (Lines{"1:1 ", "1:2 /0", "1:12 /1", "1:24 /2", "key 1:25 /2/k\"]", "1:33 /2/k\"]", "1:39 /3"}));
}

TEST(JsonPlaces, OtherLineEndsAndAByteOrderMark) {
  EXPECT_EQ(places("\xEF\xBB\xBF[\r\n1]"), (Lines{"1:1 ", "2:1 /0"}));
  EXPECT_EQ(places("7"), Lines{"1:1 "});
  EXPECT_EQ(places("\n\n  \"x\" \n"), Lines{"3:3 "});
}

TEST(JsonPlaces, PointersEscapeTildeAndSlash) {
  EXPECT_EQ(places(R"({"a/b~c": {"": 1}})"),
            (Lines{"1:1 ", "key 1:2 /a~1b~0c", "1:11 /a~1b~0c", "key 1:12 /a~1b~0c/", "1:16 /a~1b~0c/"}));
}

TEST(JsonDocument, KeepsOrderAndRepeatedKeys) {
  Problems problems("f");
  const auto document = parse_json("{\"b\": 1, \"a\": 2,\n \"b\": 3}", problems);
  ASSERT_TRUE(document);
  std::string order;
  for (const JsonMember& member : document->root().members())
    order += fmt::format("{}={} ", member.key.string(), member.value.number());
  EXPECT_EQ(order, "b=1 a=2 b=3 ");
  const std::vector<Diagnostic> found = problems.take();
  ASSERT_EQ(found.size(), 1u);
  EXPECT_EQ(found[0].code, "json.duplicate-key");
  EXPECT_EQ(found[0].line, 2);
  EXPECT_EQ(found[0].column, 2);
  EXPECT_EQ(found[0].pointer, "/b");
  EXPECT_NE(found[0].expected.find("line 1"), std::string::npos);
}

TEST(JsonDocument, TheSameKeyInTwoObjectsIsNoRepetition) {
  Problems problems("f");
  EXPECT_TRUE(parse_json(R"([{"a": {"a": 1}}, {"a": 2}])", problems));
  EXPECT_EQ(problems.take().size(), 0u);
}

TEST(JsonDocument, NumbersAreTheNearestDoubles) {
  Problems problems("f");
  const auto document =
      parse_json("[0.1, -0.0, 1e-400, 4.9e-324, 9007199254740993, 18446744073709551616, 1.7e308]", problems);
  ASSERT_TRUE(document);
  std::vector<double> numbers;
  for (const JsonValue& value : document->root().items()) numbers.push_back(value.number());
  EXPECT_EQ(numbers, (std::vector<double>{0.1, 0, 0, 4.9e-324, 9007199254740992.0, 18446744073709551616.0, 1.7e308}));
  EXPECT_TRUE(std::signbit(numbers[1]));
  EXPECT_EQ(problems.take().size(), 0u);
}

TEST(JsonDocument, EveryNumberOutOfRangeIsReportedWithItsPlace) {
  Problems problems("f");
  const auto document = parse_json("[1e999,\n -1e400, 2]", problems);
  ASSERT_TRUE(document);
  EXPECT_TRUE(std::isnan(document->root().items()[1].number()));
  EXPECT_EQ(document->root().items()[2].number(), 2);
  const std::vector<Diagnostic> found = problems.take();
  ASSERT_EQ(found.size(), 2u);
  EXPECT_EQ(found[1].code, "json.number-range");
  EXPECT_EQ(found[1].found, "the number -1e400");
  EXPECT_EQ(found[1].line, 2);
  EXPECT_EQ(found[1].column, 2);
  EXPECT_EQ(found[1].pointer, "/1");
}

TEST(JsonLimits, NestingTo64Levels) {
  for (int levels : {64, 65}) {
    Problems problems("f");
    const std::string text =
        std::string(static_cast<std::size_t>(levels), '[') + std::string(static_cast<std::size_t>(levels), ']');
    EXPECT_EQ(parse_json(text, problems).has_value(), levels == 64);
    const std::vector<Diagnostic> found = problems.take();
    ASSERT_EQ(found.size(), levels == 64 ? 0u : 1u);
    if (found.empty()) continue;
    EXPECT_EQ(found[0].code, "json.too-deep");
    EXPECT_EQ(found[0].column, 65);
  }
}

std::string list_of(const std::string& key, std::size_t count, const std::string& entry) {
  return fmt::format("{{\"{}\":[{}]}}", key, fmt::join(std::vector<std::string>(count, entry), ","));
}

TEST(JsonLimits, TenThousandBodies) {
  for (const char* entry : {"{}", "[]", "1", "\"x\"", "null"})
    for (const char* key : {"bodies", "links"}) {
      Problems good("f"), bad("f");
      EXPECT_TRUE(parse_json(list_of(key, 10000, entry), good)) << entry;
      EXPECT_FALSE(parse_json(list_of(key, 10001, entry), bad)) << entry;
      const std::vector<Diagnostic> found = bad.take();
      ASSERT_EQ(found.size(), 1u);
      EXPECT_EQ(found[0].code, "chain.too-many-bodies");
      EXPECT_EQ(found[0].pointer, fmt::format("/{}/10000", key));
    }
  Problems problems("f");
  EXPECT_TRUE(parse_json(list_of("states", 10001, "{}"), problems)) << "only bodies are counted";
  EXPECT_TRUE(parse_json(fmt::format("[{}]", list_of("bodies", 10001, "1")), problems)) << "only at the root";
}

}  // namespace
}  // namespace lagdyn
