#include "lagdyn/motion/own_rows.hpp"

#include <utility>

#include "lagdyn/dynamics/aba.hpp"

namespace lagdyn::motion {

std::vector<OwnRow> own_rows(Equations& equations, const EnergyAccount& account, const Trajectory& trajectory) {
  std::vector<OwnRow> all;
  for (const TrajectoryPoint& point : trajectory.points) {
    const State<double>& state = equations.state_of(equations.start(point.q, point.qd));
    OwnRow own{aba(equations.model(), state, equations.torques(point.t, state)), account.at(state),
               equations.dissipation(state)};
    for (std::size_t i = 0; i < own.qdd.size(); ++i)
      own.power_slope += 2 * equations.model().joints[i].damping * point.qd[i] * own.qdd[i];
    if (!all.empty()) {
      const OwnRow& before = all.back();
      const double h = point.t - trajectory.points[all.size() - 1].t;
      own.dissipated =
          before.dissipated + h / 2 * (before.power + own.power) + h * h / 12 * (before.power_slope - own.power_slope);
    }
    all.push_back(std::move(own));
  }
  return all;
}

}  // namespace lagdyn::motion
