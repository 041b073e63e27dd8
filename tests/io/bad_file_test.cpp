// Texts that are no chain, and files that cannot be read.
#include "io/bad_rows.hpp"
#include "io/temporary_file.hpp"

namespace lagdyn {
namespace {

TEST(BadFile, TextsThatAreNoChain) {
  const std::string good = form1().dump();
  const auto spoilt = [&](const std::string& from, const std::string& to) {
    std::string text = good;
    return text.replace(text.find(from), from.size(), to);
  };
  const std::vector<std::pair<std::string, Lines>> texts = {
      {"", {"error json.syntax"}},
      {good.substr(0, good.size() - 9), {"error json.syntax"}},
      {"hello", {"error json.syntax"}},
      {std::string("\0\1\2", 3), {"error json.encoding"}},
      {"[]", {"error chain.wrong-type"}},
      {"3", {"error chain.wrong-type"}},
      {"{}", {"error chain.missing-key"}},
      {spoilt("0.25", "NaN"), {"error json.syntax"}},
      {spoilt("0.25", "1e999"), {"error json.number-range /bodies/0/joint/origin/xyz/2"}},
      {spoilt("0.25", "1e999, 7"),
       {"error chain.wrong-length /bodies/0/joint/origin/xyz", "error json.number-range /bodies/0/joint/origin/xyz/2"}},
      {spoilt("\"gravity\"", "\"name\":\"x\",\"gravity\""), {"error json.duplicate-key /name"}},
      {std::string(3000, '[') + std::string(3000, ']'), {}},
      {std::string(65 << 20, ' '), {"error io.too-large"}},
  };
  for (const auto& [text, expected] : texts) {
    const ReadChain result = read_chain_text(text, "bad.json");
    EXPECT_FALSE(result.chain);
    ASSERT_FALSE(result.diagnostics.empty());
    EXPECT_EQ(result.diagnostics[0].file, "bad.json");
    if (text.starts_with("[[["))
      EXPECT_EQ(result.diagnostics[0].code, "json.too-deep");
    else if (text == "{}")
      EXPECT_EQ(result.diagnostics.size(), 2u);
    else
      EXPECT_EQ(summary(result.diagnostics), expected);
  }
}

TEST(BadFile, FilesThatCannotBeRead) {
  const TemporaryFile large("{");
  std::filesystem::resize_file(large.path(), 100000000);
  for (const auto& [path, code] :
       {std::pair{large.path(), "io.too-large"}, {"/no/such.json", "io.missing"}, {"/tmp", "io.directory"}}) {
    const ReadChain result = read_chain_file(path);
    EXPECT_FALSE(result.chain);
    EXPECT_EQ(result.sha256, "");
    ASSERT_EQ(result.diagnostics.size(), 1u);
    EXPECT_EQ(result.diagnostics[0].code, code);
    EXPECT_EQ(result.diagnostics[0].file, path);
  }
}

}  // namespace
}  // namespace lagdyn
