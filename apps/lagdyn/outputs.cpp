#include "outputs.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <atomic>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <utility>

namespace lagdyn::cli {
namespace {

// Temporary files that a signal has to remove. Entries are never freed, so that the handler may read them at any time.
struct Temporary {
  char* path;
  std::atomic<bool> there;
  Temporary* next;
};
std::atomic<Temporary*> temporaries = nullptr;
std::atomic<bool> line_to_erase = false;

void remember(const std::string& path) { temporaries = new Temporary{::strdup(path.c_str()), true, temporaries}; }

void forget(const std::string& path) {
  for (Temporary* t = temporaries; t; t = t->next)
    if (path == t->path) t->there = false;
}

void end_by(int signal) {
  for (Temporary* t = temporaries; t; t = t->next)
    if (t->there) ::unlink(t->path);
  constexpr std::string_view erase = "\r\x1b[K";
  if (line_to_erase) [[maybe_unused]]
    const ssize_t ignored = ::write(STDERR_FILENO, erase.data(), erase.size());
  ::_exit(128 + signal);
}

// While one exists, no signal arrives: none may come between making a temporary file and remembering it.
class SignalsHeld {
 public:
  SignalsHeld() {
    sigset_t all;
    ::sigfillset(&all);
    ::sigprocmask(SIG_SETMASK, &all, &before_);
  }
  ~SignalsHeld() { ::sigprocmask(SIG_SETMASK, &before_, nullptr); }
  SignalsHeld(const SignalsHeld&) = delete;
  SignalsHeld& operator=(const SignalsHeld&) = delete;

 private:
  sigset_t before_;
};

bool write_all(int descriptor, std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t n = ::write(descriptor, bytes.data(), bytes.size());
    if (n < 0 && errno == EINTR) continue;
    if (n < 0) return false;
    bytes.remove_prefix(static_cast<std::size_t>(n));
  }
  return true;
}

// The permissions that a new file would get, or those of the file it replaces.
mode_t mode_for(bool exists, const struct stat& status) {
  if (exists) return status.st_mode & 07777;
  const mode_t mask = ::umask(0);
  ::umask(mask);
  return 0666 & ~mask;
}

}  // namespace

OutputFile::OutputFile(std::string path, std::vector<Diagnostic>& problems) : path_(std::move(path)) {
  const std::string found = open();
  if (!found.empty())
    problems.push_back({Severity::error, "output", path_, 0, 0, "", found,
                        "a file that can be written, in a folder that is there", "choose another file"});
}

std::string OutputFile::open() {
  struct stat status {};
  const bool exists = ::stat(path_.c_str(), &status) == 0;
  if (exists && S_ISDIR(status.st_mode)) return "a folder";
  if (exists && ::access(path_.c_str(), W_OK) != 0) return std::strerror(errno);
  if (exists && !S_ISREG(status.st_mode)) {
    descriptor_ = ::open(path_.c_str(), O_WRONLY | O_CLOEXEC);
    return descriptor_ < 0 ? std::strerror(errno) : "";
  }
  std::error_code ignored;
  if (exists) path_ = std::filesystem::canonical(path_, ignored).string();  // a link stays a link
  const std::filesystem::path target(path_);
  std::string temporary = (target.parent_path() / fmt::format(".{}.XXXXXX", target.filename().string())).string();
  const SignalsHeld held;
  descriptor_ = ::mkostemp(temporary.data(), O_CLOEXEC);
  if (descriptor_ < 0) return std::strerror(errno);
  temporary_ = std::move(temporary);
  remember(temporary_);
  ::fchmod(descriptor_, mode_for(exists, status));
  return "";
}

OutputFile::OutputFile(OutputFile&& other) noexcept
    : path_(std::move(other.path_)),
      temporary_(std::exchange(other.temporary_, {})),
      descriptor_(std::exchange(other.descriptor_, -1)) {}

OutputFile::~OutputFile() { discard(); }

void OutputFile::discard() {
  if (descriptor_ >= 0) ::close(std::exchange(descriptor_, -1));
  if (temporary_.empty()) return;
  ::unlink(temporary_.c_str());
  forget(temporary_);
  temporary_.clear();
}

std::string OutputFile::commit(std::string_view bytes) {
  const auto failed = [&] {
    std::string what = fmt::format("{}: {}", path_, std::strerror(errno));
    discard();
    return what;
  };
  if (!write_all(descriptor_, bytes)) return failed();
  if (!temporary_.empty() && ::fsync(descriptor_) != 0) return failed();
  if (::close(std::exchange(descriptor_, -1)) != 0) return failed();
  if (temporary_.empty()) return "";
  if (::rename(temporary_.c_str(), path_.c_str()) != 0) return failed();
  forget(temporary_);
  temporary_.clear();
  return "";
}

Written write_standard_output(std::string_view bytes) {
  if (write_all(STDOUT_FILENO, bytes)) return Written::yes;
  return errno == EPIPE ? Written::closed_pipe : Written::failed;
}

std::string append_to(const std::string& path, std::string_view bytes) {
  const int descriptor = ::open(path.c_str(), O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0666);
  bool good = descriptor >= 0 && write_all(descriptor, bytes);
  const int error = errno;
  if (descriptor >= 0) good = ::close(descriptor) == 0 && good;
  return good ? "" : fmt::format("{}: {}", path, std::strerror(error));
}

void erase_line_on_signal(bool erase) { line_to_erase = erase; }

void hold_standard_descriptors() {
  int lowest = ::open("/dev/null", O_RDONLY);  // writing to it fails, as to a closed stream
  while (lowest >= 0 && lowest <= STDERR_FILENO) lowest = ::open("/dev/null", O_RDONLY);
  if (lowest >= 0) ::close(lowest);
}

void install_signal_handlers() {
  std::signal(SIGPIPE, SIG_IGN);
  std::signal(SIGXFSZ, SIG_IGN);
  std::signal(SIGINT, end_by);
  std::signal(SIGTERM, end_by);
}

}  // namespace lagdyn::cli
