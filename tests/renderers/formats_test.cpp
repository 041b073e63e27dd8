#include "lagdyn/renderers/formats.hpp"

#include <gtest/gtest.h>

#include <set>

namespace lagdyn {
namespace {

TEST(Formats, AreFoundByNameAndByEnding) {
  ASSERT_NE(format_named("json"), nullptr);
  EXPECT_EQ(format_of_path("out/a.json"), format_named("json"));
  EXPECT_EQ(format_of_path("a.txt"), format_named("text"));
  EXPECT_EQ(format_named("xml"), nullptr);
  EXPECT_EQ(format_named(""), nullptr);
  EXPECT_EQ(format_of_path("a.xyz"), nullptr);
  EXPECT_EQ(format_of_path("json"), nullptr);
}

TEST(Formats, NamesAndEndingsAreUnique) {
  std::set<std::string_view> names, endings;
  for (const Format& format : formats()) {
    EXPECT_TRUE(names.insert(format.name).second) << format.name;
    EXPECT_TRUE(format.ending.empty() || endings.insert(format.ending).second) << format.ending;
  }
}

}  // namespace
}  // namespace lagdyn
