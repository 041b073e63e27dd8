// A file with given bytes that goes away with its object.
#pragma once

#include <stdlib.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <string>

namespace lagdyn {

class TemporaryFile {
 public:
  explicit TemporaryFile(const std::string& bytes) : path_(std::filesystem::temp_directory_path() / "lagdyn-XXXXXX") {
    ::close(::mkstemp(path_.data()));
    std::ofstream(path_, std::ios::binary) << bytes;
  }
  ~TemporaryFile() { std::filesystem::remove(path_); }
  TemporaryFile(const TemporaryFile&) = delete;
  TemporaryFile& operator=(const TemporaryFile&) = delete;

  const std::string& path() const { return path_; }

 private:
  std::string path_;
};

}  // namespace lagdyn
