// What Report::series holds: curves over one axis, for any renderer that can draw.
#pragma once

#include <string>
#include <vector>

#include "lagdyn/report/report.hpp"

namespace lagdyn {

/// {"name", "unit", "values"}, the axis of a series or one of its curves; a number that is not finite is a gap. A
/// `reference` is drawn to compare with: a slope, a limit, a published formula.
Value curve(std::string name, std::string unit, std::vector<double> values, bool reference = false);

struct Axes {
  bool log_x = false, log_y = false;
};

/// {"title", "x", "curves", "log_x", "log_y"}; each curve has a value for every one of x.
Value series(std::string title, Value x, ValueList curves, Axes axes = {});

/// The same numbers with a gap where a logarithmic axis has no place for one.
std::vector<double> on_log_axis(std::vector<double> values);

/// The line error_k (x / x_k)^order through one of the points.
std::vector<double> slope_through(double x_k, double error_k, const std::vector<double>& x, double order);

}  // namespace lagdyn
