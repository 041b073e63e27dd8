#include <gtest/gtest.h>

#include <cmath>

#include "lagdyn/renderers/html.hpp"
#include "lagdyn/renderers/plots.hpp"
#include "renderers/sample_reports.hpp"

namespace lagdyn {
namespace {

std::size_t occurrences(const std::string& text, const std::string& part) {
  std::size_t n = 0;
  for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++n;
  return n;
}

bool contains(const std::string& text, const std::string& part) { return occurrences(text, part) > 0; }

using Ticks = std::vector<double>;

TEST(Ticks, AreRoundNumbers) {
  EXPECT_EQ(linear_ticks(0, 10), (Ticks{0, 2, 4, 6, 8, 10}));
  EXPECT_EQ(linear_ticks(-0.5, 0.5).size(), 5u);
  EXPECT_EQ(log_ticks(1, 1000), (Ticks{1, 10, 100, 1000}));
  EXPECT_EQ(log_ticks(2, 24), (Ticks{2, 5, 10, 20}));
  EXPECT_EQ(log_ticks(3, 6), linear_ticks(3, 6)) << "where 5 alone would stand";
  EXPECT_LE(log_ticks(1e-300, 1e300).size(), 10u);
}

TEST(Plot, MarksStandWhereTheAxesSay) {
  const Plot plot{"t", "x", "y", true, true, {{"c", {1, 10, 100}, {1, 10, 100}, true, false}}};
  const std::string svg = svg_of(plot);
  EXPECT_EQ(occurrences(svg, "<circle "), 3u);
  EXPECT_TRUE(contains(svg, "<title>c: 10, 10</title>"));
  // on log axes of equal range the middle point is in the middle of the frame: x from 78 to 704, y from 14 to 348
  EXPECT_TRUE(contains(svg, "cx=\"391.0\" cy=\"181.0\""));
}

TEST(Plot, LongCurvesShowTheirValuesWhenPointedAt) {
  std::vector<double> x(500);
  for (std::size_t i = 0; i < x.size(); ++i) x[i] = static_cast<double>(i);
  const std::string svg = svg_of({"t", "x", "y", false, false, {{"c", x, x, false, false}}});
  const std::size_t marks = occurrences(svg, "<circle class=\"hidden\"");
  EXPECT_EQ(marks, occurrences(svg, "<circle "));
  EXPECT_GT(marks, 40u);
  EXPECT_LE(marks, 60u);
  EXPECT_TRUE(contains(svg, "<title>c: 9, 9</title>"));
}

TEST(Plot, WhatIsNotFiniteOrNotPositiveIsLeftOut) {
  const Plot plot{"t", "x", "y", false, true, {{"c", {1, 2, 3, NAN}, {1, 0, INFINITY, 1}, true, false}}};
  EXPECT_EQ(occurrences(svg_of(plot), "<circle "), 1u);
  EXPECT_TRUE(contains(svg_of({"t", "x", "y", false, true, {{"c", {1}, {-1}, true, false}}}), "nothing to plot"));
  EXPECT_TRUE(contains(svg_of({"t", "x", "y", false, false, {}}), "nothing to plot"));
  EXPECT_EQ(occurrences(svg_of({"t", "x", "y", false, false, {{"c", {1, 2}, {3, 3}, true, false}}}), "<circle "), 2u);
}

TEST(Plot, SeriesOfAReportAreCurves) {
  Report report;
  report.command = "other";
  report.series = {
      ValueMap{{"title", "energy"},
               {"x", ValueMap{{"name", "t"}, {"unit", "s"}, {"values", std::vector<double>{0, 1, 2}}}},
               {"curves", ValueList{ValueMap{{"name", "K"}, {"unit", "J"}, {"values", std::vector<double>{1, 2, 3}}},
                                    ValueMap{{"name", "P"}, {"unit", "J"}, {"values", std::vector<double>{3, 2, 1}}}}},
               {"log_x", false},
               {"log_y", true}}};
  const std::vector<Plot> plots = plots_of(report);
  ASSERT_EQ(plots.size(), 1u);
  EXPECT_EQ(plots[0].x_label, "t (s)");
  EXPECT_EQ(plots[0].y_label, "J");
  EXPECT_TRUE(plots[0].log_y);
  EXPECT_EQ(plots[0].curves[1].y, (Ticks{3, 2, 1}));
}

TEST(Html, StandsAloneAndBeginsWithTheVerdict) {
  for (const Report& report : {check_report(), torque_report(3), torque_report(30)}) {
    const std::string page = render_html(report);
    for (const char* outside : {"http:", "https:", "src=\"", "url(", "@import", "<script", "<link"})
      EXPECT_FALSE(contains(page, outside)) << outside;
    EXPECT_TRUE(page.starts_with("<!DOCTYPE html>"));
    EXPECT_TRUE(page.ends_with("</html>\n"));
    EXPECT_LT(page.find("class=\"verdict"), page.find("<section"));
    EXPECT_EQ(occurrences(page, "<section"), occurrences(page, "</section>"));
  }
  const std::string page = render_html(check_report());
  EXPECT_TRUE(contains(page, "<svg"));
  EXPECT_EQ(occurrences(page, "<circle class=\"bad\""), 2u);
  EXPECT_EQ(occurrences(page, "<circle class=\"good\""), 1u);
  EXPECT_TRUE(contains(page, "reproduce with: lagdyn check"));
}

TEST(Html, NamesAreNoMarkup) {
  Report report = check_report();
  report.inputs[0] = {hostile_name, "", hostile_name, {hostile_name}};
  for (CheckResult& check : report.checks) check.id = check.explanation = check.unit = hostile_name;
  report.notes = {hostile_name};
  report.series = {ValueMap{
      {"title", hostile_name},
      {"x", ValueMap{{"name", hostile_name}, {"unit", "s"}, {"values", std::vector<double>{0, 1}}}},
      {"curves", ValueList{ValueMap{{"name", hostile_name}, {"unit", "J"}, {"values", std::vector<double>{1, 2}}}}}}};
  const std::string page = render_html(report);
  EXPECT_FALSE(contains(page, "<script"));
  EXPECT_FALSE(contains(page, "\x1b"));
  EXPECT_TRUE(contains(page, "&lt;script&gt;"));
}

}  // namespace
}  // namespace lagdyn
