#include "lagdyn/io/read_file.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <system_error>

#include "lagdyn/chain/codes.hpp"

namespace lagdyn {
namespace {

struct Descriptor {
  int fd;
  explicit Descriptor(const std::string& path)
      : fd(path == "-" ? STDIN_FILENO : ::open(path.c_str(), O_RDONLY | O_CLOEXEC)) {}
  ~Descriptor() {
    if (fd > STDIN_FILENO) ::close(fd);
  }
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;
};

FileBytes refused(const Code& code, const std::string& path, std::string found, std::string expected, std::string fix) {
  return {std::nullopt, Diagnostic{code.severity, std::string(code.id), path, 0, 0, "", std::move(found),
                                   std::move(expected), std::move(fix)}};
}

FileBytes failed(const std::string& path, int error) {
  const std::string reason = std::generic_category().message(error);
  if (error == ENOENT || error == ENOTDIR)
    return refused(codes::file_missing, path, reason, "a file of this name", "check the path");
  return refused(codes::file_unreadable, path, reason, "a file that can be read", "check its permissions");
}

FileBytes too_large(const std::string& path, const std::string& size) {
  return refused(codes::file_too_large, path, size, fmt::format("at most {} bytes (64 MiB)", max_file_bytes),
                 "is this the right file? split it if it is");
}

}  // namespace

FileBytes read_file(const std::string& path) {
  const Descriptor file(path);
  struct stat status {};
  if (file.fd < 0 || ::fstat(file.fd, &status) != 0) return failed(path, errno);
  if (S_ISDIR(status.st_mode))
    return refused(codes::file_directory, path, "a directory", "a file", "name the file inside it");
  if (S_ISREG(status.st_mode) && static_cast<std::size_t>(status.st_size) > max_file_bytes)
    return too_large(path, fmt::format("{} bytes", status.st_size));
  std::string bytes;
  std::array<char, 65536> block;
  for (;;) {
    const ssize_t count = ::read(file.fd, block.data(), block.size());
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) return failed(path, errno);
    if (count == 0) return {std::move(bytes), std::nullopt};
    bytes.append(block.data(), static_cast<std::size_t>(count));
    if (bytes.size() > max_file_bytes) return too_large(path, fmt::format("more than {} bytes", max_file_bytes));
  }
}

}  // namespace lagdyn
