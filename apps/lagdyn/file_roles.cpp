#include "file_roles.hpp"

#include <sys/stat.h>

#include <algorithm>
#include <filesystem>
#include <optional>
#include <set>
#include <system_error>
#include <utility>

#include "lagdyn/io/printable.hpp"
#include "options.hpp"

namespace lagdyn::cli {
namespace {

// Device and inode; empty for what is not there or is no regular file.
using Identity = std::pair<dev_t, ino_t>;

std::optional<Identity> identity(const std::string& path) {
  struct stat status {};
  if (::stat(path.c_str(), &status) != 0 || !S_ISREG(status.st_mode)) return std::nullopt;
  return Identity{status.st_dev, status.st_ino};
}

std::string resolved(const std::string& path) {
  std::error_code failed;
  const std::filesystem::path absolute =
      std::filesystem::weakly_canonical(std::filesystem::absolute(path, failed), failed);
  return failed ? path : absolute.string();
}

}  // namespace

void check_file_roles(const std::vector<std::string>& inputs, const std::vector<std::string>& outputs,
                      Problems& problems) {
  if (std::ranges::count(inputs, "-") > 1)
    add_problem(problems, "standard input twice", "- once", "name a file in place of the second -");
  std::set<std::string> seen;
  for (const std::string& output : outputs) {
    if (output == "-") continue;
    if (!seen.insert(resolved(output)).second)
      add_problem(problems, in_quotes(output) + " to be written twice", "each file once", "leave one out");
    const std::optional<Identity> written = identity(output);
    for (const std::string& input : inputs) {
      if (!written || written != identity(input)) continue;
      add_problem(problems, in_quotes(output) + " to be written, which is the input " + in_quotes(input),
                  "a file that is not read", "choose another file");
      break;
    }
  }
}

}  // namespace lagdyn::cli
