#include "lagdyn/io/number.hpp"

#include <gtest/gtest.h>

namespace lagdyn {
namespace {

using Numbers = std::vector<double>;

std::optional<Numbers> parse(std::string_view text) {
  std::string error;
  const auto numbers = parse_number_list(text, &error);
  EXPECT_EQ(numbers.has_value(), error.empty()) << text;
  return numbers;
}

TEST(NumberList, ReadsDecimalNumbers) {
  EXPECT_EQ(parse("0.1"), Numbers{0.1});
  EXPECT_EQ(parse("1,-2.5,3e-4"), (Numbers{1, -2.5, 3e-4}));
  EXPECT_EQ(parse("-0.0,1e-400"), (Numbers{0, 0}));
  EXPECT_EQ(parse("0.30000000000000004"), Numbers{0.1 + 0.2});
}

TEST(NumberList, RefusesWhatIsNoFiniteDecimalNumber) {
  for (const char* text :
       {"",      " ",   "1,,2", ",1",   "1,",  "0.1,,", "0x10",   "nan", "inf", "-inf", "1e999", "1 2",   "1;2", "+1",
        "1.2.3", "--1", "1e",   "0,1x", "NaN", "1e400", "\u0661", " 1",  "1 ",  "1 ,2", "1, 2",  "1,\t2", "1\n"})
    EXPECT_EQ(parse(text), std::nullopt) << text;
}

TEST(NumberList, SaysWhichEntryIsWrong) {
  std::string error;
  EXPECT_FALSE(parse_number_list("1,,2", &error));
  EXPECT_EQ(error, "entry 2 is empty, expected a finite decimal number");
  EXPECT_FALSE(parse_number_list("0.5,1,0x10", &error));
  EXPECT_EQ(error, "entry 3 is \"0x10\", expected a finite decimal number");
}

}  // namespace
}  // namespace lagdyn
