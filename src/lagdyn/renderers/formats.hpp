// The formats of a report: one line a format in formats.cpp.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "lagdyn/renderers/text.hpp"
#include "lagdyn/report/report.hpp"

namespace lagdyn {

struct Format {
  std::string_view name;
  std::string_view ending;  ///< of a file, with the dot; empty where files of this format have none of their own
  std::string (*render)(const Report& report, const TextStyle& style);  ///< only text heeds the style
};

std::span<const Format> formats();

/// nullptr where there is none of that name.
const Format* format_named(std::string_view name);

/// The format whose ending the path has; nullptr where there is none.
const Format* format_of_path(std::string_view path);

}  // namespace lagdyn
