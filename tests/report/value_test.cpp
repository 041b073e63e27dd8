#include "lagdyn/report/value.hpp"

#include <gtest/gtest.h>

#include <cmath>

namespace lagdyn {
namespace {

const Value sample = ValueMap{{"state", 3}, {"tau", ValueMap{{"rnea", std::vector<double>{1, 2}}}}, {"name", "x"}};

TEST(Value, GivesEntriesBack) {
  EXPECT_EQ(number(at(sample, "state")), 3);
  EXPECT_EQ(numbers(at(at(sample, "tau"), "rnea")), (std::vector<double>{1, 2}));
  EXPECT_EQ(matrix(std::vector<std::vector<double>>{{1, 2}, {3, 4}}),
            (std::vector<std::vector<double>>{{1, 2}, {3, 4}}));
  EXPECT_EQ(entries(sample).size(), 3u);
}

TEST(Value, WhatIsNotThereIsNullEmptyOrNaN) {
  EXPECT_TRUE(std::holds_alternative<std::nullptr_t>(at(sample, "qdd").data));
  EXPECT_TRUE(std::holds_alternative<std::nullptr_t>(at(at(sample, "name"), "qdd").data));
  EXPECT_TRUE(items(at(sample, "state")).empty());
  EXPECT_TRUE(entries(at(sample, "state")).empty());
  EXPECT_TRUE(std::isnan(number(at(sample, "name"))));
  EXPECT_TRUE(std::isnan(number(Value(std::optional<double>()))));
}

}  // namespace
}  // namespace lagdyn
