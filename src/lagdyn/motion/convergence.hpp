// How an error falls under refinement, and whether it falls as fast as its method's order says.
#pragma once

#include <algorithm>
#include <cmath>
#include <optional>
#include <vector>

namespace lagdyn {

/// The larger of both; what is not a number wins, and stays.
inline void raise_to(double value, double& largest) {
  if (!(value <= largest) && !std::isnan(largest)) largest = value;
}

class Convergence {
 public:
  struct Point {
    double refinement;  ///< steps, or the inverse of a step; rising from point to point
    double error;
    double floor;  ///< what rounding can amount to
  };
  struct Judged {
    double measured = 0, bound = 0;
    double ratio() const { return measured == 0 ? 0 : bound > 0 ? measured / bound : measured / 0.0; }
  };

  explicit Convergence(double least_order = 3.5) : least_order_(least_order) {}
  void add(const Point& point) { points_.push_back(point); }
  const std::vector<Point>& points() const { return points_; }
  double error() const { return points_.back().error; }

  /// -slope of log(error) against log(refinement) from the first to the last point that is above its floor; empty where
  /// fewer than two are.
  std::optional<double> order() const {
    const auto above = [](const Point& p) { return p.error > p.floor; };
    const auto first = std::find_if(points_.begin(), points_.end(), above);
    const auto last = std::find_if(points_.rbegin(), points_.rend(), above);
    if (first == points_.end() || &*first == &*last) return {};
    return std::log(first->error / last->error) / std::log(last->refinement / first->refinement);
  }

  /// The pair of neighbours that is nearest to breaking the law: each error is at most the one before it, fallen by the
  /// least order, or the floor where that is larger. What is not a number wins.
  Judged worst() const {
    Judged worst;
    for (std::size_t i = 1; i < points_.size(); ++i) {
      const Point &before = points_[i - 1], &now = points_[i];
      const Judged judged{
          now.error, std::max(now.floor, before.error * std::pow(before.refinement / now.refinement, least_order_))};
      if (i == 1 || std::isnan(judged.ratio()) || judged.ratio() > worst.ratio()) worst = judged;
      if (std::isnan(worst.ratio())) break;
    }
    return worst;
  }

 private:
  double least_order_;
  std::vector<Point> points_;
};

}  // namespace lagdyn
