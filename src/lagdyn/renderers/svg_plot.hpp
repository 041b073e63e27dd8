// Plots as inline SVG, without scripts: axes with units, legend, log scales, the value of every mark on hover.
//
// Colours are classes c0, c1, ... of the page's style, so that light and dark both read; a page must define them.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace lagdyn {

struct Curve {
  std::string name;
  std::vector<double> x, y;  ///< points that are not finite, or not positive on a log axis, are left out
  bool marks = true;         ///< a mark at each point; else a line, whose marks show when they are pointed at
  bool reference = false;    ///< drawn dashed and grey: what the others are compared with
};

struct Plot {
  std::string title, x_label, y_label;
  bool log_x = false, log_y = false;
  std::vector<Curve> curves;
};

/// A <figure>; one without a point to show says so in words.
std::string svg_of(const Plot& plot);

/// Positions of ticks from `low` to `high`: multiples of 1, 2 or 5 times a power of ten, at most about eight.
std::vector<double> linear_ticks(double low, double high);
/// Powers of ten; few of them where the range is long, and 2 and 5 times them where it is short.
std::vector<double> log_ticks(double low, double high);

/// Text for HTML and SVG: nothing in it is markup, and control characters are spelled out.
std::string html_text(std::string_view text);

}  // namespace lagdyn
