#include "lagdyn/renderers/text_layout.hpp"

#include <gtest/gtest.h>

#include <cmath>

#include "lagdyn/io/characters.hpp"
#include "lagdyn/renderers/text_parts.hpp"

namespace lagdyn {
namespace {

using Texts = std::vector<std::string>;

TEST(TextLayout, WritesControlsOut) {
  EXPECT_EQ(escaped("a\tb\nc"), "a\\tb\\nc");
  EXPECT_EQ(escaped("\x1b[31m\x7f\u009b\u202e"), "\\u{1b}[31m\\u{7f}\\u{9b}\\u{202e}");
  EXPECT_EQ(escaped("\u00e9\u2026"), "\u00e9\u2026");
}

TEST(TextLayout, CountsColumnsNotBytes) {
  EXPECT_EQ(columns("\u00e9"), 1);
  EXPECT_EQ(columns("e\u0301"), 1);
  EXPECT_EQ(columns("\u5173\u8282"), 4);
}

TEST(TextLayout, ElidesTheMiddle) {
  EXPECT_EQ(elided("left_arm_joint_1", 16), "left_arm_joint_1");
  EXPECT_EQ(elided("left_arm_joint_1", 9), "left\u2026nt_1");
  EXPECT_EQ(elided("abc", 1), "\u2026");
  EXPECT_LE(columns(elided("\u5173\u8282\u5173\u8282\u5173\u8282", 6)), 6);
}

TEST(TextLayout, WrapsUnderTheHead) {
  EXPECT_EQ(wrapped("at ", "one two three", 10), "at one two\n   three\n");
  EXPECT_EQ(wrapped("", "abcdefghijkl", 10), "abcdefghij\nkl\n");
  EXPECT_EQ(wrapped("at ", "", 10), "at\n");
}

TEST(TextLayout, LongWordsFillTheirLines) {
  EXPECT_EQ(wrapped("at ", "one abcdefghijklmn o", 11), "at one\n   abcdefgh\n   ijklmn o\n");
  EXPECT_EQ(wrapped("", "abcdefghij", 10), "abcdefghij\n");
  EXPECT_EQ(wrapped("", "\u5173\u8282\u5173\u8282\u5173", 9), "\u5173\u8282\u5173\u8282\n\u5173\n");
}

// Quadratic work on these would take hours.
TEST(TextLayout, MillionsOfCharacters) {
  const std::string word(4000000, 'x');
  EXPECT_EQ(wrapped("", word, 80).size(), 4000000u + 50000u);
  EXPECT_EQ(elided(word, 5), "xx\u2026xx");
}

TEST(TextLayout, CommandsKeepTheirWords) {
  EXPECT_EQ(wrapped_command("", "lagdyn check 'a b.json' --seed 1", 20),
            "lagdyn check \\\n  'a b.json' \\\n  --seed 1\n");
}

TEST(TextLayout, AlignsNumbersThatAreReadTogether) {
  EXPECT_EQ(aligned({-11.6119909772, 1.23456}, 6), (Texts{"-11.6120", "1.2346"}));
  EXPECT_EQ(aligned({0.5, -2, 0}, 9), (Texts{"0.5", "-2.0", "0.0"}));
  EXPECT_EQ(aligned({1, -0.0}, 9), (Texts{"1", "0"}));
  EXPECT_EQ(aligned({0, 0}, 9), (Texts{"0", "0"}));
  EXPECT_EQ(aligned({1.5e12, 1}, 3), (Texts{"1.50e+12", "1.00e+00"}));
  EXPECT_EQ(aligned({1.25e-7}, 3), (Texts{"1.25e-07"}));
  EXPECT_EQ(aligned({100, 200}, 9), (Texts{"100", "200"}));
  EXPECT_EQ(aligned({std::nan(""), 1}, 3), (Texts{"-", "1"}));
}

TEST(TextLayout, RatiosAboveTheLimitNeverReadAsTheLimit) {
  EXPECT_EQ(ratio_text(1), "1");
  EXPECT_EQ(ratio_text(1.0001), ">1");
  EXPECT_EQ(ratio_text(0.0073), "0.0073");
  EXPECT_EQ(ratio_text(7.3e-5), "7.3e-05");
  EXPECT_EQ(ratio_text(123.4), "123");
  EXPECT_EQ(ratio_text(0), "0");
  EXPECT_EQ(ratio_text(std::nan("")), "-");
}

TEST(TextLayout, TablesPadAndShrink) {
  TextTable table({TextTable::Align::left, TextTable::Align::right});
  table.row({"name", "1"});
  table.row({"a-long-name", "200"});
  EXPECT_EQ(table.lines(), (Texts{"name           1", "a-long-name  200"}));
  table.fit(15);
  EXPECT_EQ(table.lines(), (Texts{"name          1", "a-long-name 200"}));
  table.shrink(0, 4, 11);
  EXPECT_EQ(table.lines(), (Texts{"name      1", "a-l\u2026ame 200"}));
}

}  // namespace
}  // namespace lagdyn
