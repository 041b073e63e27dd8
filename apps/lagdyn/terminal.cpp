#include "terminal.hpp"

#include <sys/ioctl.h>
#include <unistd.h>

#include <cstdlib>
#include <string_view>

namespace lagdyn::cli {
namespace {

std::string_view environment(const char* name) {
  const char* value = std::getenv(name);
  return value ? value : "";
}

}  // namespace

bool is_terminal(int descriptor) { return ::isatty(descriptor) != 0; }

bool colors_in(int descriptor) {
  if (!environment("NO_COLOR").empty()) return false;
  const std::string_view forced = environment("CLICOLOR_FORCE");
  if (!forced.empty() && forced != "0") return true;
  return is_terminal(descriptor) && environment("TERM") != "dumb";
}

int columns_of(int descriptor) {
  struct winsize size {};
  const bool known = is_terminal(descriptor) && ::ioctl(descriptor, TIOCGWINSZ, &size) == 0;
  return known && size.ws_col > 0 ? size.ws_col : 80;
}

}  // namespace lagdyn::cli
