// JSON as it stands in its text: members in order, repeated keys too, and the place of every value and every key.
//
// A JsonDocument owns the text and a flat list of nodes in the text's order (a node's descendants follow it up to its
// `end`), 24 bytes a node. A JsonValue is a view of one node: cheap to copy, valid as long as its document stands.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace lagdyn {

enum class JsonKind : std::uint8_t { null, boolean, number, string, array, object };

/// Counted from 1. The column counts characters (code points), a tab as one.
struct Place {
  int line = 0, column = 0;
};

class JsonDocument;
struct JsonMember;

class JsonValue {
 public:
  JsonKind kind() const;
  double number() const;                    ///< of a number; NaN where its text is out of a double's range
  std::string_view token() const;           ///< the text of a number, true, false or null
  const std::string& string() const;        ///< of a string or a key, without escapes
  std::size_t size() const;                 ///< number of an array's items
  std::vector<JsonValue> items() const;     ///< of an array
  std::vector<JsonMember> members() const;  ///< of an object, in order, repeated keys too
  std::size_t offset() const;               ///< of its first byte in the text
  Place place() const;
  std::string pointer() const;  ///< RFC 6901, but keys end with "..." after 200 bytes; a key has its value's pointer

 private:
  friend class JsonDocument;
  JsonValue(const JsonDocument* document, std::uint32_t node) : document_(document), node_(node) {}

  const JsonDocument* document_;
  std::uint32_t node_;
};

struct JsonMember {
  JsonValue key, value;
};

class JsonDocument {
 public:
  /// The text's first line is line `first_line` of its file.
  JsonDocument(std::string text, int first_line) : text_(std::move(text)), first_line_(first_line) {}

  JsonValue root() const { return {this, 0}; }
  const std::string& text() const { return text_; }
  Place place_of(std::size_t offset) const;

  // For whoever builds it, in the order of the text.
  void add_leaf(JsonKind kind, std::size_t offset);
  void add_number(double value, std::size_t offset);
  void add_string(std::string value, std::size_t offset);
  void add_key(std::string key, std::size_t offset);
  void open(JsonKind kind, std::size_t offset);
  void close();
  JsonValue last() const { return {this, static_cast<std::uint32_t>(nodes_.size() - 1)}; }

 private:
  friend class JsonValue;
  struct Node {
    std::uint32_t offset;  // in the text
    std::uint32_t end;     // node after its last descendant
    std::uint32_t parent;  // itself for the root
    std::uint32_t index;   // into numbers_ or strings_
    JsonKind kind;
    bool is_key;
  };
  void add(JsonKind kind, std::size_t offset, std::size_t index, bool is_key);

  void mark_places() const;

  std::string text_;
  int first_line_;
  mutable std::vector<Place> marks_;  // the place of every so many bytes, once one is asked for
  std::vector<Node> nodes_;
  std::vector<double> numbers_;
  std::vector<std::string> strings_;
  std::vector<std::uint32_t> open_;  // containers that are not closed yet
};

}  // namespace lagdyn
