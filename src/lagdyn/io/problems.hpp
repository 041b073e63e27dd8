// Collects what the readers find wrong in one file.
#pragma once

#include <array>
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

  /// The same where there may be millions: make_message is called for those that are kept alone.
  template <class MakeMessage>
  void add_lazily(const Code& code, const JsonValue& at, const MakeMessage& make_message) {
    add(code, at, is_kept(code.severity) ? make_message() : Message{});
  }

  std::size_t error_count() const { return count(Severity::error); }

  /// Everything found, by place; of each severity beyond the first 1,000 only the number, in a note of its own.
  std::vector<Diagnostic> take();

 private:
  std::size_t count(Severity severity) const { return counts_[static_cast<std::size_t>(severity)]; }
  bool is_kept(Severity severity) const;
  void keep(const Code& code, Place place, std::string pointer, Message message);

  std::string file_;
  std::vector<Diagnostic> found_;
  std::array<std::size_t, 3> counts_{};  // by severity
};

}  // namespace lagdyn
