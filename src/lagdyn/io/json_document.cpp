#include "lagdyn/io/json_document.hpp"

#include <algorithm>
#include <string_view>

#include "lagdyn/io/utf8.hpp"

namespace lagdyn {
namespace {

std::string escaped(std::string_view key) {  // RFC 6901, section 3
  std::string text;
  for (char c : key) text += c == '~' ? std::string("~0") : c == '/' ? std::string("~1") : std::string(1, c);
  return text;
}

}  // namespace

JsonKind JsonValue::kind() const { return document_->nodes_[node_].kind; }

double JsonValue::number() const { return document_->numbers_[document_->nodes_[node_].index]; }

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

Place JsonDocument::place_of(std::size_t offset) const {
  const std::string_view before = std::string_view(text_).substr(0, offset);
  const std::size_t newline = before.rfind('\n');
  std::string_view line = newline == std::string_view::npos ? before : before.substr(newline + 1);
  if (newline == std::string_view::npos && line.starts_with("\xEF\xBB\xBF")) line.remove_prefix(3);
  return {first_line_ + static_cast<int>(std::count(before.begin(), before.end(), '\n')),
          1 + static_cast<int>(utf8_count(line))};
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
