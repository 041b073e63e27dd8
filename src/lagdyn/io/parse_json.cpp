#include "lagdyn/io/parse_json.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <limits>
#include <nlohmann/json.hpp>
#include <unordered_map>

#include "lagdyn/io/json_syntax.hpp"
#include "lagdyn/io/number.hpp"
#include "lagdyn/io/printable.hpp"
#include "lagdyn/io/read_file.hpp"
#include "lagdyn/io/utf8.hpp"

namespace lagdyn {
namespace {

// Its long double reaches 1e4932, so that almost every number too large for a double arrives as an event.
using Nlohmann =
    nlohmann::basic_json<std::map, std::vector, std::string, bool, std::int64_t, std::uint64_t, long double>;

class Handler : public nlohmann::json_sax<Nlohmann> {
 public:
  Handler(JsonDocument& document, Problems& problems, const JsonLimits& limits)
      : document_(document), problems_(problems), limits_(limits) {
    if (document.text().starts_with(byte_order_mark)) cursor_ = last_ = byte_order_mark.size();
  }

  bool null() override { return leaf(JsonKind::null); }
  bool boolean(bool) override { return leaf(JsonKind::boolean); }
  bool number_integer(std::int64_t) override { return number(); }
  bool number_unsigned(std::uint64_t) override { return number(); }
  bool number_float(long double, const std::string&) override { return number(); }
  bool string(std::string& value) override {
    document_.add_string(std::move(value), next_token());
    return count_item();
  }
  bool binary(binary_t&) override { return false; }

  bool start_object(std::size_t) override { return open(JsonKind::object); }
  bool start_array(std::size_t) override { return open(JsonKind::array); }
  bool end_object() override { return close(); }
  bool end_array() override { return close(); }

  bool key(std::string& name) override {
    const std::size_t start = next_token();
    document_.add_key(name, start);
    const auto [first, is_new] = levels_.back().keys.try_emplace(name, start);
    if (!is_new)
      problems_.add_lazily(codes::json_duplicate_key, document_.last(), [&] {
        const int line = document_.place_of(first->second).line;
        return Message{"the key " + in_quotes(name) + " a second time",
                       fmt::format("each key once (the first is in line {})", line), "remove or rename one of the two"};
      });
    levels_.back().counted = levels_.size() == 1 && std::ranges::find(limits_.lists, name) != limits_.lists.end();
    return true;
  }

  bool parse_error(std::size_t position, const std::string&, const nlohmann::detail::exception& problem) override {
    const std::string& text = document_.text();
    const std::size_t token = token_at(text, last_, std::min(position, text.size() + 1));
    if (dynamic_cast<const nlohmann::detail::out_of_range*>(&problem) != nullptr)
      problems_.add(codes::json_number_range, document_.place_of(token),
                    explain_range(std::string_view(text).substr(token, token_end(text, token) - token)));
    else
      problems_.add(codes::json_syntax, document_.place_of(token), explain_syntax(text, token));
    return false;
  }

 private:
  struct Level {
    JsonKind kind;
    bool counted;  // of an object: the list that its last key names is; of an array: this one
    std::size_t items = 0;
    std::unordered_map<std::string, std::size_t> keys = {};
  };

  std::size_t next_token() {
    const std::string& text = document_.text();
    const std::size_t start = std::min(text.find_first_not_of(" \t\r\n,:", cursor_), text.size());
    cursor_ = token_end(text, start);
    return last_ = start;
  }

  bool leaf(JsonKind kind) {
    document_.add_leaf(kind, next_token());
    return count_item();
  }

  bool number() {
    const std::size_t start = next_token();
    const std::string_view text = std::string_view(document_.text()).substr(start, cursor_ - start);
    const std::optional<double> value = parse_double(text);
    document_.add_number(value.value_or(std::numeric_limits<double>::quiet_NaN()), start);
    if (!value && is_json_word(text)) problems_.add(codes::json_number_range, document_.last(), explain_range(text));
    return count_item();
  }

  static Message explain_range(std::string_view text) {
    return {fmt::format("the number {}", printable(text.substr(0, 40))), "a magnitude below 1.8e308",
            "correct the number: a double cannot hold it"};
  }

  bool open(JsonKind kind) {
    document_.open(kind, next_token());
    if (!count_item()) return false;
    const bool counted = kind == JsonKind::array && levels_.size() == 1 && levels_.back().counted;
    levels_.push_back({kind, counted});
    if (levels_.size() <= limits_.depth) return true;
    problems_.add(codes::json_too_deep, document_.last(),
                  {fmt::format("arrays and objects nested {} deep", levels_.size()),
                   fmt::format("at most {} levels", limits_.depth), "is this the right file? flatten it if it is"});
    return false;
  }

  bool close() {
    next_token();
    document_.close();
    levels_.pop_back();
    return true;
  }

  bool count_item() {
    if (levels_.empty() || levels_.back().kind != JsonKind::array || !levels_.back().counted) return true;
    if (++levels_.back().items <= limits_.list_length) return true;
    problems_.add(codes::too_many_bodies, document_.last(),
                  {fmt::format("more than {} entries", limits_.list_length),
                   fmt::format("at most {} bodies", limits_.list_length), "weld bodies together, or split the chain"});
    return false;
  }

  JsonDocument& document_;
  Problems& problems_;
  const JsonLimits& limits_;
  std::size_t last_ = 0, cursor_ = 0;  // start of the last token that was reported, and the byte after it
  std::vector<Level> levels_;
};

}  // namespace

std::optional<JsonDocument> parse_json(std::string text, Problems& problems, const JsonLimits& limits, int first_line) {
  if (text.size() > max_file_bytes) {
    problems.add(codes::file_too_large, Place{},
                 {fmt::format("{} bytes", text.size()), fmt::format("at most {} bytes (64 MiB)", max_file_bytes),
                  "is this the right file? split it if it is"});
    return std::nullopt;
  }
  std::optional<JsonDocument> document(std::in_place, std::move(text), first_line);
  if (const std::optional<std::size_t> bad = first_bad_byte(document->text())) {
    problems.add(codes::json_encoding, document->place_of(*bad), explain_bad_byte(document->text(), *bad));
    return std::nullopt;
  }
  Handler handler(*document, problems, limits);
  const std::string& source = document->text();
  if (!Nlohmann::sax_parse(source.begin(), source.end(), &handler)) return std::nullopt;
  return document;
}

}  // namespace lagdyn
