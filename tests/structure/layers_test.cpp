#include "structure/layers.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>

namespace lagdyn {
namespace {

namespace fs = std::filesystem;
using Lines = std::vector<std::string>;

const fs::path library = fs::path(LAGDYN_SOURCE_DIR) / "src" / "lagdyn";

std::string content(const fs::path& file) {
  std::ifstream in(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

TEST(Layers, EachIncludesOnlyWhatStandsBelow) {
  int files = 0;
  for (const fs::directory_entry& entry : fs::recursive_directory_iterator(library)) {
    const std::string ending = entry.path().extension().string();
    if (ending != ".hpp" && ending != ".cpp") continue;
    const fs::path file = fs::relative(entry.path(), library);
    EXPECT_EQ(forbidden_includes(file.begin()->string(), content(entry.path())), Lines{}) << file;
    ++files;
  }
  EXPECT_GT(files, 20);
}

TEST(Layers, EachFolderHasItsTargetInTheSameOrder) {
  std::set<std::string> folders;
  for (const fs::directory_entry& entry : fs::directory_iterator(library))
    if (entry.is_directory()) folders.insert(entry.path().filename().string());
  Lines expected;
  std::copy_if(layer_order.begin(), layer_order.end(), std::back_inserter(expected),
               [&](const std::string& layer) { return folders.contains(layer); });
  EXPECT_EQ(expected.size(), folders.size()) << "a folder of src/lagdyn is no layer";
  EXPECT_EQ(declared_layers(content(library / "CMakeLists.txt")), expected);
}

TEST(LayersCanFail, IncludeOfALaterLayer) {
  EXPECT_EQ(forbidden_includes("chain", "#pragma once\n#include \"lagdyn/io/json.hpp\"\n"),
            Lines{"lagdyn/io/json.hpp stands above chain"});
  EXPECT_EQ(forbidden_includes("dynamics", "  #  include <lagdyn/checks/check.hpp>"),
            Lines{"lagdyn/checks/check.hpp stands above dynamics"});
}

TEST(LayersCanFail, IncludeOfTheProgramOrByAShortPath) {
  EXPECT_EQ(forbidden_includes("renderers", "#include \"apps/lagdyn/torque.hpp\""),
            Lines{"apps/lagdyn/torque.hpp is not named by its path from src/"});
  EXPECT_EQ(forbidden_includes("renderers", "#include \"lagdyn/torque.hpp\""),
            Lines{"lagdyn/torque.hpp stands in no layer"});
  EXPECT_EQ(forbidden_includes("chain", "#include \"../io/json.hpp\""),
            Lines{"../io/json.hpp is not named by its path from src/"});
}

TEST(LayersCanFail, WhatIsAllowedIsNotReported) {
  EXPECT_EQ(forbidden_includes("report",
                               "#include <vector>\n#include \"lagdyn/chain/chain.hpp\"\n"
                               "#include \"lagdyn/report/report.hpp\"\n// #include \"lagdyn/checks/check.hpp\"\n"),
            Lines{});
}

TEST(LayersCanFail, DeclaredLayersKeepTheirOrder) {
  EXPECT_EQ(declared_layers(
                "function(lagdyn_layer name)\n# lagdyn_layer(none)\nlagdyn_layer(io fmt::fmt)\nlagdyn_layer(chain)\n"),
            (Lines{"io", "chain"}));
}

}  // namespace
}  // namespace lagdyn
