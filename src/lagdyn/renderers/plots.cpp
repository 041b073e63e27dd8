#include "lagdyn/renderers/plots.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "lagdyn/dynamics/growth.hpp"
#include "lagdyn/dynamics/published_counts.hpp"
#include "lagdyn/renderers/tables.hpp"
#include "lagdyn/renderers/text_parts.hpp"
#include "lagdyn/report/value.hpp"

namespace lagdyn {
namespace {

std::string with_unit(const Value& axis) {
  const std::string name = cell_text(at(axis, "name")), unit = cell_text(at(axis, "unit"));
  return unit.empty() ? name : name + " (" + unit + ")";
}

bool truth(const Value& value) {
  const bool* on = std::get_if<bool>(&value.data);
  return on && *on;
}

// {"title", "x": {"name", "unit", "values"}, "curves": [{"name", "unit", "values"}], "log_x", "log_y"}
Plot given_plot(const Value& series) {
  Plot plot{cell_text(at(series, "title")), with_unit(at(series, "x")), "",
            truth(at(series, "log_x")),     truth(at(series, "log_y")), {}};
  const std::vector<double> x = numbers(at(at(series, "x"), "values"));
  std::vector<std::string> units;
  for (const Value& curve : items(at(series, "curves"))) {
    plot.curves.push_back(
        {cell_text(at(curve, "name")), x, numbers(at(curve, "values")), x.size() <= 40, truth(at(curve, "reference"))});
    const std::string unit = cell_text(at(curve, "unit"));
    if (std::ranges::find(units, unit) == units.end()) units.push_back(unit);
  }
  for (const std::string& unit : units) plot.y_label += (plot.y_label.empty() ? "" : ", ") + unit;
  if (plot.curves.size() == 1) plot.y_label = with_unit(items(at(series, "curves")).front());
  return plot;
}

void add_published(Plot& plot, const std::string& method, const std::vector<double>& n) {
  for (const PublishedCount& entry : published_counts()) {
    if (entry.method != method || method == "rnea-textbook") continue;  // those of rnea are the same
    Curve curve{fmt::format("published: {} ({}{})", polynomial_text(entry.mul), method, entry.read ? "" : ", quoted"),
                n,
                {},
                false,
                true};
    for (const double joints : n) curve.y.push_back(polynomial_value(entry.mul, joints));
    plot.curves.push_back(std::move(curve));
  }
}

/// Of all quantities where `quantity` is empty.
Plot counts_plot(const Report& report, const std::string& convention, const std::string& quantity) {
  Plot plot{"multiplications, " + convention + (quantity.empty() ? "" : ": " + quantity),
            "joints n",
            "multiplications",
            true,
            true,
            {}};
  std::vector<std::pair<std::string, std::vector<double>>> counted;
  for (const Value& result : report.results) {
    if (cell_text(at(result, "convention")) != convention) continue;
    if (!quantity.empty() && cell_text(at(result, "quantity")) != quantity) continue;
    Curve curve{cell_text(at(result, "method")), {}, {}, true, false};
    for (const Value& row : items(at(result, "rows"))) {
      curve.x.push_back(number(at(row, "n")));
      curve.y.push_back(number(at(row, "mul")));
    }
    counted.emplace_back(curve.name, curve.x);
    const double exponent = number(at(at(result, "fit"), "exponent"));
    if (std::isfinite(exponent)) curve.name += fmt::format(", n^{:.2f}", exponent);
    plot.curves.push_back(std::move(curve));
  }
  if (convention != "products")
    for (const auto& [method, n] : counted) add_published(plot, method, n);
  return plot;
}

std::vector<std::string> quantities_of(const Report& report) {
  std::vector<std::string> quantities;
  for (const Value& result : report.results) {
    const std::string quantity = cell_text(at(result, "quantity"));
    if (std::ranges::find(quantities, quantity) == quantities.end()) quantities.push_back(quantity);
  }
  return quantities;
}

}  // namespace

std::vector<Plot> plots_of(const Report& report) {
  std::vector<Plot> plots;
  if (report.command == "opcount") {
    plots.push_back(counts_plot(report, "products", ""));
    for (const char* convention : {"executed", "live"})
      for (const std::string& quantity : quantities_of(report))
        plots.push_back(counts_plot(report, convention, quantity));
    std::erase_if(plots, [](const Plot& plot) { return plot.curves.empty(); });
  }
  for (const Value& series : report.series) plots.push_back(given_plot(series));
  return plots;
}

std::string ratios_svg(const Report& report, std::size_t input) {
  constexpr double names = 210, width = 720, row = 18, top = 8, least = 1e-6;  // smaller ratios stand at the edge
  struct Line {
    const CheckResult* check;
    double ratio;
  };
  std::vector<Line> lines;
  double low = 1e-4, high = 10;
  for (const CheckResult& check : report.checks) {
    if (check.input != input || !check.ratio || !std::isfinite(*check.ratio)) continue;
    lines.push_back({&check, *check.ratio});
    if (*check.ratio > 0) low = std::max(least, std::min(low, *check.ratio));
    high = std::max(high, *check.ratio);
  }
  if (lines.empty()) return "";
  const double height = top + row * static_cast<double>(lines.size()) + 44;
  const auto place = [&](double ratio) {
    return names + (std::log10(std::max(ratio, low)) - std::log10(low)) / (std::log10(high) - std::log10(low)) *
                       (width - names - 20);
  };
  std::string out = "<figure>\n<figcaption>1 is the limit</figcaption>\n";
  out += fmt::format("<svg class=\"plot\" viewBox=\"0 0 {} {}\" role=\"img\" aria-label=\"residual over bound\">\n",
                     width, height);
  for (const double t : log_ticks(low, high))
    out += fmt::format(
        "<line class=\"grid\" x1=\"{0:.1f}\" y1=\"{1}\" x2=\"{0:.1f}\" y2=\"{2}\"/><text x=\"{0:.1f}\" y=\"{3}\" "
        "text-anchor=\"middle\">{4:.0e}</text>\n",
        place(t), top, height - 40, height - 24, t);
  out += fmt::format("<line class=\"limit\" x1=\"{0:.1f}\" y1=\"{1}\" x2=\"{0:.1f}\" y2=\"{2}\"/>\n", place(1), top,
                     height - 40);
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const double y = top + row * (static_cast<double>(i) + 0.5);
    const CheckResult& check = *lines[i].check;
    const bool bad = check.verdict == Verdict::fail || check.verdict == Verdict::error;
    out +=
        fmt::format("<text x=\"{}\" y=\"{:.1f}\" text-anchor=\"end\">{}</text>", names - 8, y + 4, html_text(check.id));
    out += fmt::format(
        "<circle class=\"{}\" cx=\"{:.1f}\" cy=\"{:.1f}\" r=\"4\"><title>{}: ratio {:.3g}, measured {}, bound {} "
        "{}</title></circle>\n",
        bad ? "bad" : "good", place(lines[i].ratio), y, html_text(check.id), lines[i].ratio,
        magnitude(check.measured.value_or(std::nan(""))), magnitude(check.bound.value_or(std::nan(""))),
        html_text(check.unit));
  }
  return out + "</svg>\n</figure>\n";
}

}  // namespace lagdyn
