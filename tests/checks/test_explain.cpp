// Every check and every code is explained, each in words of its own that fit a terminal.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <regex>
#include <set>

#include "lagdyn/chain/code_explanations.hpp"
#include "lagdyn/checks/explain.hpp"
#include "lagdyn/checks/explanations/explanation.hpp"
#include "lagdyn/checks/registry.hpp"
#include "lagdyn/report/value.hpp"

namespace lagdyn {
namespace {

/// What is wrong with an explanation, in words; empty where nothing is.
std::vector<std::string> gaps(const Explanation& e) {
  std::vector<std::string> found;
  const auto demand = [&](bool good, const char* what) {
    if (!good) found.emplace_back(what);
  };
  demand(e.symbols.size() > 20, "symbols");
  demand(e.measured_as.size() > 80, "measured_as");
  demand(e.measured_as.find("ound") != std::string_view::npos, "where the bound comes from");
  const std::string source(e.source);
  std::smatch file;
  const bool names_file = std::regex_search(source, file, std::regex("src/lagdyn/[a-z0-9_/]+\\.[ch]pp"));
  demand(names_file ? std::filesystem::exists(LAGDYN_SOURCE_DIR "/" + file.str())
                    : std::regex_search(source, std::regex("\\([12][0-9]{3}\\)")),
         "source");
  demand(e.causes.size() >= 2 && e.causes.size() <= 5, "number of causes");
  demand(e.look_further.size() >= 2, "number of command lines");
  const auto plain = [](std::string_view text) {
    return !text.empty() && std::ranges::all_of(text, [](char c) { return c >= ' ' && c <= '~'; });
  };
  const auto has_long_word = [](std::string_view text) {
    return std::regex_search(std::string(text), std::regex("\\S{65}"));
  };
  std::vector<std::string_view> texts{e.symbols, e.measured_as, e.source};
  std::ranges::copy(e.causes, std::back_inserter(texts));
  for (const LookFurther& look : e.look_further) {
    demand(look.command.starts_with("lagdyn ") && look.command.find(" arm.json") != std::string_view::npos, "command");
    texts.insert(texts.end(), {look.command, look.look_at});
  }
  for (std::string_view text : texts) demand(plain(text) && !has_long_word(text), "text that fits a terminal");
  return found;
}

TEST(Explain, EveryCheckIsExplained) {
  for (const Check& check : all_checks()) {
    const Explanation* explanation = explanation_of(check.id);
    ASSERT_NE(explanation, nullptr) << check.id;
    EXPECT_EQ(gaps(*explanation), std::vector<std::string>{}) << check.id;
  }
}

TEST(Explain, NothingIsSaidOfTwoChecks) {
  std::set<std::vector<std::string_view>> lists;
  std::set<std::string_view> causes, measured, looks;
  std::size_t count = 0;
  for (const Check& check : all_checks()) {
    const Explanation& e = *explanation_of(check.id);
    EXPECT_TRUE(lists.insert(e.causes).second) << check.id;
    EXPECT_TRUE(measured.insert(e.measured_as).second) << check.id;
    for (std::string_view cause : e.causes) count += causes.insert(cause).second ? 0 : 1;
    for (const LookFurther& look : e.look_further) EXPECT_TRUE(looks.insert(look.look_at).second) << look.look_at;
  }
  EXPECT_EQ(count, 0U) << "causes that stand at several checks";
}

TEST(Explain, AThinExplanationHasGaps) {
  const Explanation thin{"x", "q", "short", "somewhere", {"one"}, {{"lagdyn check arm.json", "tab\t"}}};
  EXPECT_EQ(gaps(thin),
            (std::vector<std::string>{"symbols", "measured_as", "where the bound comes from", "source",
                                      "number of causes", "number of command lines", "text that fits a terminal"}));
}

TEST(Explain, ACheckIsOneResult) {
  const Value result = explain("coriolis.skew").value();
  EXPECT_EQ(std::get<std::string>(at(result, "kind").data), "check");
  EXPECT_EQ(items(at(result, "methods")).size(), 2U);
  EXPECT_EQ(explain("no.such"), std::nullopt);
  std::vector<std::string> keys;
  for (const auto& [key, value] : entries(result)) keys.push_back(key);
  std::vector<std::string> keys_of_code;
  const Value code = explain("chain.axis-zero").value();
  for (const auto& [key, value] : entries(code)) keys_of_code.push_back(key);
  EXPECT_EQ(keys, keys_of_code);
}

/// "chain.axis-zero" → error, … as codes.hpp has them, read from its text: a code without explanation cannot hide.
std::set<std::string> codes_of_the_header() {
  std::ifstream in(std::string(LAGDYN_SOURCE_DIR) + "/src/lagdyn/chain/codes.hpp");
  const std::string text{std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
  static const std::regex code("Code\\s+\\w+\\{\"([a-z0-9.-]+)\"");
  std::set<std::string> codes;
  for (auto i = std::sregex_iterator(text.begin(), text.end(), code); i != std::sregex_iterator(); ++i)
    codes.insert((*i)[1]);
  return codes;
}

TEST(Explain, EveryCodeIsExplainedOnce) {
  std::set<std::string> explained;
  for (const CodeExplanation& e : code_explanations()) {
    EXPECT_TRUE(explained.insert(std::string(e.code.id)).second) << e.code.id;
    EXPECT_GT(e.rule.size(), 40U) << e.code.id;
    EXPECT_FALSE(e.title.empty() || e.place.empty() || e.wrong.empty() || e.right.empty()) << e.code.id;
    EXPECT_NE(e.wrong, e.right) << e.code.id;
    for (std::string_view text : {e.wrong, e.right})
      EXPECT_FALSE(std::regex_search(std::string(text), std::regex("[^\n]{77}"))) << e.code.id;
  }
  const std::set<std::string> codes = codes_of_the_header();
  EXPECT_GT(codes.size(), 50U);
  for (const std::string& code : codes) EXPECT_TRUE(explained.contains(code)) << code;
}

}  // namespace
}  // namespace lagdyn
