#include "lagdyn/renderers/svg_plot.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "lagdyn/renderers/text_layout.hpp"

namespace lagdyn {
namespace {

constexpr double width = 720, height = 400, left = 78, right = 16, top = 14, bottom = 52;
constexpr std::size_t colors = 10;
constexpr std::size_t most_hidden_marks = 60;  // of a curve

struct Axis {
  bool log = false;
  double low = 0, high = 1, from = 0, to = 1;  // data, and where it stands on the page

  bool shows(double value) const { return std::isfinite(value) && (!log || value > 0); }
  double scaled(double value) const { return log ? std::log10(value) : value; }
  double place(double value) const {
    return from + (scaled(value) - scaled(low)) / (scaled(high) - scaled(low)) * (to - from);
  }
};

Axis axis_over(const Plot& plot, std::vector<double> Curve::*values, bool log, double from, double to) {
  Axis axis{log, 0, 0, from, to};
  bool any = false;
  for (const Curve& curve : plot.curves)
    for (const double v : curve.*values) {
      if (!axis.shows(v)) continue;
      axis.low = any ? std::min(axis.low, v) : v;
      axis.high = any ? std::max(axis.high, v) : v;
      any = true;
    }
  if (!any) return {log, 1, 10, from, to};
  if (log) {
    axis.low /= 1.25;
    axis.high *= 1.25;
  } else {
    const double span = axis.high - axis.low, margin = span > 0 ? 0.04 * span : std::max(1.0, std::abs(axis.low));
    axis.low -= margin;
    axis.high += margin;
  }
  return axis;
}

std::string tick_text(double value) {
  std::string text = fmt::format("{:.6g}", value);
  return text.size() > 7 ? fmt::format("{:.0e}", value) : text;
}

std::string ticks_of(const Axis& x, const Axis& y) {
  std::string out;
  for (const double t : x.log ? log_ticks(x.low, x.high) : linear_ticks(x.low, x.high)) {
    const double at = x.place(t);
    out += fmt::format("<line class=\"grid\" x1=\"{0:.1f}\" y1=\"{1}\" x2=\"{0:.1f}\" y2=\"{2}\"/>", at, top,
                       height - bottom);
    out += fmt::format("<text x=\"{:.1f}\" y=\"{}\" text-anchor=\"middle\">{}</text>\n", at, height - bottom + 18,
                       tick_text(t));
  }
  for (const double t : y.log ? log_ticks(y.low, y.high) : linear_ticks(y.low, y.high)) {
    const double at = y.place(t);
    out += fmt::format("<line class=\"grid\" x1=\"{1}\" y1=\"{0:.1f}\" x2=\"{2}\" y2=\"{0:.1f}\"/>", at, left,
                       width - right);
    out += fmt::format("<text x=\"{}\" y=\"{:.1f}\" text-anchor=\"end\">{}</text>\n", left - 8, at + 4, tick_text(t));
  }
  return out;
}

std::string class_of(const Curve& curve, std::size_t index) {
  return curve.reference ? "reference" : fmt::format("c{}{}", index % colors, index / colors % 2 == 1 ? " dashed" : "");
}

std::string curve_of(const Curve& curve, std::size_t index, const Axis& x, const Axis& y) {
  std::string line, marks;
  const std::size_t points = std::min(curve.x.size(), curve.y.size());
  const std::size_t stride = curve.marks ? 1 : 1 + points / most_hidden_marks;
  for (std::size_t i = 0; i < points; ++i) {
    if (!x.shows(curve.x[i]) || !y.shows(curve.y[i])) continue;
    const double px = x.place(curve.x[i]), py = y.place(curve.y[i]);
    line += fmt::format("{:.1f},{:.1f} ", px, py);
    if (i % stride == 0)
      marks +=
          fmt::format("<circle{} cx=\"{:.1f}\" cy=\"{:.1f}\" r=\"3.5\"><title>{}: {:.6g}, {:.6g}</title></circle>\n",
                      curve.marks ? "" : " class=\"hidden\"", px, py, html_text(curve.name), curve.x[i], curve.y[i]);
  }
  return fmt::format("<g class=\"{}\"><polyline points=\"{}\"><title>{}</title></polyline>\n{}</g>\n",
                     class_of(curve, index), line, html_text(curve.name), marks);
}

std::string legend_of(const Plot& plot) {
  std::string out = "<ul class=\"legend\">";
  for (std::size_t i = 0; i < plot.curves.size(); ++i)
    out += fmt::format(
        "<li class=\"{}\"><svg width=\"28\" height=\"10\"><line x1=\"0\" y1=\"5\" x2=\"28\" y2=\"5\"/></svg>{}</li>",
        class_of(plot.curves[i], i), html_text(plot.curves[i].name));
  return out + "</ul>\n";
}

bool has_a_point(const Plot& plot, const Axis& x, const Axis& y) {
  return std::ranges::any_of(plot.curves, [&](const Curve& curve) {
    for (std::size_t i = 0; i < std::min(curve.x.size(), curve.y.size()); ++i)
      if (x.shows(curve.x[i]) && y.shows(curve.y[i])) return true;
    return false;
  });
}

}  // namespace

std::vector<double> linear_ticks(double low, double high) {
  const double rough = (high - low) / 6, power = std::pow(10, std::floor(std::log10(rough)));
  const double step = rough / power < 1.5   ? power
                      : rough / power < 3.5 ? 2 * power
                      : rough / power < 7.5 ? 5 * power
                                            : 10 * power;
  std::vector<double> ticks;
  for (double k = std::ceil(low / step); k * step <= high; ++k) ticks.push_back(k * step + 0.0);
  return ticks;
}

std::vector<double> log_ticks(double low, double high) {
  const double decades = std::log10(high) - std::log10(low);
  std::vector<double> ticks;
  const int stride = std::max(1, static_cast<int>(std::ceil(decades / 8)));
  for (int k = static_cast<int>(std::floor(std::log10(low))); k <= std::ceil(std::log10(high)); ++k)
    for (const double factor : {1.0, 2.0, 5.0}) {
      const double tick = factor * std::pow(10, k);
      const bool wanted = factor == 1 ? k % stride == 0 : decades < 2.5;
      if (wanted && tick >= low && tick <= high) ticks.push_back(tick);
    }
  return ticks.size() < 2 ? linear_ticks(low, high) : ticks;
}

std::string html_text(std::string_view text) {
  std::string out;
  for (const char c : escaped(text)) {
    switch (c) {
      case '<':
        out += "&lt;";
        break;
      case '>':
        out += "&gt;";
        break;
      case '&':
        out += "&amp;";
        break;
      case '"':
        out += "&quot;";
        break;
      case '\'':
        out += "&#39;";
        break;
      default:
        out += c;
    }
  }
  return out;
}

std::string svg_of(const Plot& plot) {
  const Axis x = axis_over(plot, &Curve::x, plot.log_x, left, width - right);
  const Axis y = axis_over(plot, &Curve::y, plot.log_y, height - bottom, top);
  std::string out = "<figure>\n";
  if (!has_a_point(plot, x, y)) return out + "<p>nothing to plot</p>\n</figure>\n";
  out += fmt::format("<svg class=\"plot\" viewBox=\"0 0 {} {}\" role=\"img\" aria-label=\"{}\">\n", width, height,
                     html_text(plot.title));
  out += ticks_of(x, y);
  out += fmt::format("<rect class=\"frame\" x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\"/>\n", left, top,
                     width - left - right, height - top - bottom);
  for (std::size_t i = 0; i < plot.curves.size(); ++i) out += curve_of(plot.curves[i], i, x, y);
  out += fmt::format("<text class=\"label\" x=\"{}\" y=\"{}\" text-anchor=\"middle\">{}</text>\n",
                     (left + width - right) / 2, height - 10, html_text(plot.x_label));
  out +=
      fmt::format("<text class=\"label\" transform=\"translate(16 {}) rotate(-90)\" text-anchor=\"middle\">{}</text>\n",
                  (top + height - bottom) / 2, html_text(plot.y_label));
  return out + "</svg>\n" + legend_of(plot) + "</figure>\n";
}

}  // namespace lagdyn
