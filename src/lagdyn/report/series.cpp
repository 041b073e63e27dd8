#include "lagdyn/report/series.hpp"

#include <cmath>
#include <limits>
#include <utility>

namespace lagdyn {

Value curve(std::string name, std::string unit, std::vector<double> values, bool reference) {
  ValueMap map{{"name", std::move(name)}, {"unit", std::move(unit)}, {"values", std::move(values)}};
  if (reference) map.emplace_back("reference", true);
  return map;
}

Value series(std::string title, Value x, ValueList curves, Axes axes) {
  return ValueMap{{"title", std::move(title)},
                  {"x", std::move(x)},
                  {"curves", std::move(curves)},
                  {"log_x", axes.log_x},
                  {"log_y", axes.log_y}};
}

std::vector<double> on_log_axis(std::vector<double> values) {
  for (double& value : values)
    if (!(value > 0)) value = std::numeric_limits<double>::quiet_NaN();
  return values;
}

std::vector<double> slope_through(double x_k, double error_k, const std::vector<double>& x, double order) {
  std::vector<double> line;
  for (const double at : x) line.push_back(error_k * std::pow(at / x_k, order));
  return line;
}

}  // namespace lagdyn
