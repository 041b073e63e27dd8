#include "lagdyn/io/read_file.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "io/temporary_file.hpp"

namespace lagdyn {
namespace {

void expect_problem(const std::string& path, const std::string& code, const std::string& found) {
  const FileBytes file = read_file(path);
  ASSERT_FALSE(file.bytes);
  ASSERT_TRUE(file.problem);
  EXPECT_EQ(file.problem->code, code);
  EXPECT_EQ(file.problem->severity, Severity::error);
  EXPECT_EQ(file.problem->file, path);
  EXPECT_EQ(file.problem->found, found);
  EXPECT_FALSE(file.problem->fix.empty());
}

TEST(ReadFile, GivesTheBytes) {
  const std::string bytes("\0\xff\r\n{}", 6);
  const TemporaryFile file(bytes);
  EXPECT_EQ(read_file(file.path()).bytes, bytes);
  EXPECT_FALSE(read_file(file.path()).problem);
}

TEST(ReadFile, ReadsExactly64MiB) {
  const TemporaryFile file("");
  std::filesystem::resize_file(file.path(), max_file_bytes);
  const FileBytes read = read_file(file.path());
  ASSERT_TRUE(read.bytes);
  EXPECT_EQ(read.bytes->size(), max_file_bytes);
}

TEST(ReadFile, RefusesALargerFileByItsSize) {
  const TemporaryFile file("");
  std::filesystem::resize_file(file.path(), max_file_bytes + 1);
  expect_problem(file.path(), "io.too-large", "67108865 bytes");
  std::filesystem::resize_file(file.path(), 100000000000);  // sparse: it could not be read into memory here
  expect_problem(file.path(), "io.too-large", "100000000000 bytes");
}

TEST(ReadFile, RefusesADeviceThatDoesNotEnd) {
  expect_problem("/dev/zero", "io.too-large", "more than 67108864 bytes");
}

TEST(ReadFile, NamesWhatTheSystemSays) {
  expect_problem("/no/such/chain.json", "io.missing", "No such file or directory");
  expect_problem("", "io.missing", "No such file or directory");
  expect_problem("/dev/null/chain.json", "io.missing", "Not a directory");
  expect_problem("/tmp", "io.directory", "a directory");
  expect_problem("/proc/self/mem", "io.unreadable", "Input/output error");
}

}  // namespace
}  // namespace lagdyn
