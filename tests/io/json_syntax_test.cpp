#include "lagdyn/io/json_syntax.hpp"

#include <gtest/gtest.h>

#include "lagdyn/io/parse_json.hpp"

namespace lagdyn {
namespace {

struct Row {
  std::string text;
  int line, column;
  std::string found, fix;  // the fix in part
  std::string code = "json.syntax";
};

const std::vector<Row> rows = {
    {"", 1, 1, "an empty file", "write the chain"},
    {" \n\t", 2, 2, "an empty file", "write the chain"},
    {"hello", 1, 1, "\"hello\"", "double quotes"},
    {"{\"a\": 1,\n \"b\": [1, 2", 2, 12, "the end of the file", "cut off"},
    {"{\"a\": \"xy", 1, 7, "\"\"xy\"", "close the string"},
    {"{\"a\": \"xy\n\"}", 1, 7, "\"\"xy\\x0a\"", "close the string"},
    {"[1, NaN]", 1, 5, "\"NaN\"", "no NaN"},
    {"[1, nan]", 1, 5, "\"nan\"", "no NaN"},
    {"[-Infinity]", 1, 2, "\"-Infinity\"", "no infinity"},
    {"[1,\n tru]", 2, 2, "\"tru\"", "double quotes"},
    {"[True]", 1, 2, "\"True\"", "lower case"},
    {"[None]", 1, 2, "\"None\"", "null"},
    {"[1,]", 1, 4, "\"]\"", "remove the comma"},
    {"{\"a\":1,\n}", 2, 1, "\"}\"", "remove the comma"},
    {"[1,,2]", 1, 4, "\",\"", "missing or extra"},
    {"[1 2]", 1, 4, "\"2\"", "comma between"},
    {"[01]", 1, 2, "\"01\"", "decimal numbers"},
    {"[.5]", 1, 2, "\".5\"", "decimal numbers"},
    {"[+1]", 1, 2, "\"+1\"", "decimal numbers"},
    {"[1.]", 1, 2, "\"1.\"", "decimal numbers"},
    {"[0x10]", 1, 2, "\"0x10\"", "decimal numbers"},
    {"[1e]", 1, 2, "\"1e\"", "decimal numbers"},
    {"{'a': 1}", 1, 2, "\"'a'\"", "double quotes"},
    {"{a: 1}", 1, 2, "\"a\"", "double quotes"},
    {"// x\n{}", 1, 1, "\"//\"", "no comments"},
    {"[1, /* x */ 2]", 1, 5, "\"/*\"", "no comments"},
    {"{\"a\" \"b\"}", 1, 6, "the string \"b\"", "colon between"},
    {"{\"a\": 1\n \"b\": 2}", 2, 2, "the string \"b\"", "a comma after the entry before"},
    {"{\"a\": {}\n \"b\": 2}", 2, 2, "the string \"b\"", "a comma after the entry before"},
    {"{\"a\" 1}", 1, 6, "\"1\"", "comma between"},
    {"{\"a\": }", 1, 7, "\"}\"", "missing or extra"},
    {"{1: 2}", 1, 2, "\"1\"", "decimal numbers"},
    {"[1}", 1, 3, "\"}\"", "missing or extra"},
    {"{} {}", 1, 4, "\"{\"", "missing or extra"},
    {"{}x", 1, 3, "\"x\"", "double quotes"},
    {"[\"a\\q\"]", 1, 2, "the string \"a\\q\"", "escapes"},
    {"[\"a\tb\"]", 1, 2, "the string \"a\\x09b\"", "control characters"},
    {"[\"\\ud800\"]", 1, 2, "the string \"\\ud800\"", "escapes"},
    {std::string("{}\0{}", 5), 1, 3, "the byte 0x00", "binary", "json.encoding"},
    {"[\n\"\u00e4\xff\"]", 2, 3, "the byte 0xff", "UTF-8", "json.encoding"},
    {"\"\xc0\xaf\"", 1, 2, "the byte 0xc0", "UTF-8", "json.encoding"},
    {"\"\xed\xa0\x80\"", 1, 2, "the byte 0xed", "UTF-8", "json.encoding"},
    {"\"\xf4\x90\x80\x80\"", 1, 2, "the byte 0xf4", "UTF-8", "json.encoding"},
    {"\"\xe2\x82", 1, 2, "the byte 0xe2", "UTF-8", "json.encoding"},
    {"[1e9999]", 1, 2, "the number 1e9999", "correct the number", "json.number-range"},
    {"[2, -1e99999 ]", 1, 5, "the number -1e99999", "correct the number", "json.number-range"},
};

TEST(JsonSyntax, EachFaultWithItsPlace) {
  for (const Row& row : rows) {
    SCOPED_TRACE(row.text);
    Problems problems("f");
    EXPECT_FALSE(parse_json(row.text, problems));
    const std::vector<Diagnostic> found = problems.take();
    ASSERT_EQ(found.size(), 1u);
    EXPECT_EQ(found[0].code, row.code);
    EXPECT_EQ(found[0].severity, Severity::error);
    EXPECT_EQ(found[0].line, row.line);
    EXPECT_EQ(found[0].column, row.column);
    EXPECT_EQ(found[0].found, row.found);
    EXPECT_NE(found[0].fix.find(row.fix), std::string::npos) << found[0].fix;
  }
}

// Every cut of a text is refused with one error at the end or at the token that was cut, and never more.
TEST(JsonSyntax, EveryTruncation) {
  const std::string text = "{\"a\": [1.5e-3, true, null, \"\\u00e4\\\"\u20ac\"],\n \"b\": {\"c\": -12}}";
  for (std::size_t length = 0; length < text.size(); ++length) {
    Problems problems("f");
    EXPECT_FALSE(parse_json(text.substr(0, length), problems)) << length;
    const std::vector<Diagnostic> found = problems.take();
    ASSERT_EQ(found.size(), 1u) << length;
    EXPECT_GE(found[0].line, 1) << length;
    EXPECT_GE(found[0].column, 1) << length;
  }
  Problems problems("f");
  EXPECT_TRUE(parse_json(text, problems));
}

// A long run of one byte must cost neither the stack nor quadratic time.
TEST(JsonSyntax, LongRubbish) {
  for (const char byte : {'[', '{', '1', 'x', '"', ',', ':', '\\', ' ', '-', '/'}) {
    Problems problems("f");
    EXPECT_FALSE(parse_json(std::string(1 << 20, byte), problems)) << byte;
    EXPECT_EQ(problems.take().size(), 1u) << byte;
  }
}

}  // namespace
}  // namespace lagdyn
