// Collects what the readers find wrong in one file.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "lagdyn/chain/codes.hpp"
#include "lagdyn/chain/diagnostic.hpp"
#include "lagdyn/io/json_document.hpp"

namespace lagdyn {

/// What a message says beside its place.
struct Message {
  std::string found, expected, fix;
};

class Problems {
 public:
  explicit Problems(std::string file) : file_(std::move(file)) {}

  void add(const Code& code, const JsonValue& at, Message message);
  void add(const Code& code, Place place, Message message);  ///< a place that has no JSON pointer
  void add(Diagnostic diagnostic);

  std::size_t error_count() const { return errors_; }

  /// Everything found, by place; beyond the first 1,000 only their number, as an error of its own.
  std::vector<Diagnostic> take();

 private:
  std::string file_;
  std::vector<Diagnostic> found_;
  std::size_t errors_ = 0, dropped_ = 0;
};

}  // namespace lagdyn
