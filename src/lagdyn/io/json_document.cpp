#include "lagdyn/io/json_document.hpp"

#include <string_view>

#include "lagdyn/io/utf8.hpp"

namespace lagdyn {
namespace {

constexpr std::size_t longest_key = 200, bytes_between_marks = 1 << 14;

std::string escaped(std::string_view key) {  // RFC 6901, section 3
  if (key.size() > longest_key) {
    std::size_t end = longest_key;
    while (utf8_continues(key[end])) --end;
    return escaped(key.substr(0, end)) + "...";
  }
  std::string text;
  for (char c : key) text += c == '~' ? std::string("~0") : c == '/' ? std::string("~1") : std::string(1, c);
  return text;
}

Place advanced(Place place, std::string_view text) {
  for (char c : text) {
    if (c == '\n')
      place = {place.line + 1, 1};
    else if (!utf8_continues(c))
      ++place.column;
  }
  return place;
}

}  // namespace

JsonKind JsonValue::kind() const { return document_->nodes_[node_].kind; }

double JsonValue::number() const { return document_->numbers_[document_->nodes_[node_].index]; }

std::string_view JsonValue::token() const {
  const std::string_view rest = std::string_view(document_->text_).substr(offset());
  return rest.substr(0, rest.find_first_of(" \t\r\n,]}"));
}

const std::string& JsonValue::string() const { return document_->strings_[document_->nodes_[node_].index]; }

std::size_t JsonValue::offset() const { return document_->nodes_[node_].offset; }

Place JsonValue::place() const { return document_->place_of(offset()); }

std::size_t JsonValue::size() const {
  std::size_t count = 0;
  const auto& nodes = document_->nodes_;
  for (std::uint32_t i = node_ + 1; i < nodes[node_].end; i = nodes[i].end) ++count;
  return count;
}

std::vector<JsonValue> JsonValue::items() const {
  std::vector<JsonValue> items;
  const auto& nodes = document_->nodes_;
  for (std::uint32_t i = node_ + 1; i < nodes[node_].end; i = nodes[i].end) items.push_back({document_, i});
  return items;
}

std::vector<JsonMember> JsonValue::members() const {
  std::vector<JsonMember> members;
  const auto& nodes = document_->nodes_;
  for (std::uint32_t i = node_ + 1; i < nodes[node_].end; i = nodes[i + 1].end)
    members.push_back({{document_, i}, {document_, i + 1}});
  return members;
}

std::string JsonValue::pointer() const {
  const auto& nodes = document_->nodes_;
  std::vector<std::string> parts;
  for (std::uint32_t node = node_; node != 0; node = nodes[node].parent) {
    const std::uint32_t parent = nodes[node].parent;
    if (nodes[parent].kind == JsonKind::object) {
      parts.push_back(escaped(JsonValue(document_, nodes[node].is_key ? node : node - 1).string()));
    } else {
      std::size_t position = 0;
      for (std::uint32_t i = parent + 1; i < node; i = nodes[i].end) ++position;
      parts.push_back(std::to_string(position));
    }
  }
  std::string path;
  for (auto part = parts.rbegin(); part != parts.rend(); ++part) path.append("/").append(*part);
  return path;
}

void JsonDocument::mark_places() const {
  const std::string_view text(text_);
  Place place{first_line_, text.starts_with(byte_order_mark) ? 0 : 1};
  for (std::size_t i = 0; i <= text.size(); i += bytes_between_marks) {
    marks_.push_back(place);
    place = advanced(place, text.substr(i, bytes_between_marks));
  }
}

Place JsonDocument::place_of(std::size_t offset) const {
  if (marks_.empty()) mark_places();
  const std::size_t mark = offset / bytes_between_marks, start = mark * bytes_between_marks;
  return advanced(marks_[mark], std::string_view(text_).substr(start, offset - start));
}

void JsonDocument::add(JsonKind kind, std::size_t offset, std::size_t index, bool is_key) {
  const auto node = static_cast<std::uint32_t>(nodes_.size());
  const std::uint32_t parent = open_.empty() ? node : open_.back();
  nodes_.push_back(
      {static_cast<std::uint32_t>(offset), node + 1, parent, static_cast<std::uint32_t>(index), kind, is_key});
}

void JsonDocument::add_leaf(JsonKind kind, std::size_t offset) { add(kind, offset, 0, false); }

void JsonDocument::add_number(double value, std::size_t offset) {
  numbers_.push_back(value);
  add(JsonKind::number, offset, numbers_.size() - 1, false);
}

void JsonDocument::add_string(std::string value, std::size_t offset) {
  strings_.push_back(std::move(value));
  add(JsonKind::string, offset, strings_.size() - 1, false);
}

void JsonDocument::add_key(std::string key, std::size_t offset) {
  strings_.push_back(std::move(key));
  add(JsonKind::string, offset, strings_.size() - 1, true);
}

void JsonDocument::open(JsonKind kind, std::size_t offset) {
  add(kind, offset, 0, false);
  open_.push_back(static_cast<std::uint32_t>(nodes_.size() - 1));
}

void JsonDocument::close() {
  nodes_[open_.back()].end = static_cast<std::uint32_t>(nodes_.size());
  open_.pop_back();
}

}  // namespace lagdyn
