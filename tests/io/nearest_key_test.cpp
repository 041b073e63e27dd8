#include "lagdyn/io/nearest_key.hpp"

#include <gtest/gtest.h>

#include <array>
#include <string>

namespace lagdyn {
namespace {

constexpr std::array<std::string_view, 6> known = {"name", "type", "origin", "axis", "damping", "armature"};

TEST(NearestKey, OfTheFewestEdits) {
  EXPECT_EQ(nearest_key("nmae", known), "name");
  EXPECT_EQ(nearest_key("axes", known), "axis");
  EXPECT_EQ(nearest_key("Origin", known), "origin");
  EXPECT_EQ(nearest_key("dampin", known), "damping");
  EXPECT_EQ(nearest_key("", known), "name");
}

TEST(NearestKey, ABeginningStandsForItsWord) {
  EXPECT_EQ(nearest_key("damp", known), "damping");  // by edits it would be "name"
  EXPECT_EQ(nearest_key("arm", known), "armature");
  EXPECT_EQ(nearest_key("ty", known), "type");
}

TEST(NearestKey, NoSlipIsThatLong) {
  EXPECT_EQ(nearest_key(std::string(64, 'n'), known), "name");
  EXPECT_EQ(nearest_key(std::string(65, 'n'), known), "");
  EXPECT_NE(nearest_key("\u00e9\u00e9\u00e9\u00e9" + std::string(60, 'n'), known), "");  // 64 characters, 68 bytes
}

}  // namespace
}  // namespace lagdyn
