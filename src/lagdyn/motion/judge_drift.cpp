#include <cmath>

#include "lagdyn/motion/drift.hpp"

namespace lagdyn::motion {

DriftJudgement judge_drift(std::vector<DriftRow>& rows, double exchanged, int integrator_order) {
  for (std::size_t i = 1; i < rows.size(); ++i) {
    const DriftRow& before = rows[i - 1];
    if (!(before.drift > 0 && rows[i].drift > 0)) continue;
    rows[i].ratio = before.drift / rows[i].drift;
    rows[i].order = std::log(*rows[i].ratio) / std::log(before.h / rows[i].h);
  }
  const DriftRow& last = rows.back();
  if (!(exchanged > last.floor)) return {DriftVerdict::nothing_moved, {}};
  if (last.at_floor())
    return {last.floor <= 1e-6 * exchanged ? DriftVerdict::at_floor : DriftVerdict::floor_too_high, {}};
  if (rows.size() == 1) return {DriftVerdict::one_step, {}};
  if (rows[rows.size() - 2].at_floor()) return {DriftVerdict::order_too_low, {}};
  if (!(last.order && *last.order >= least_order(integrator_order))) return {DriftVerdict::order_too_low, last.order};
  const bool followed = last.drift <= most_unresolved * exchanged && rows[rows.size() - 2].drift <= exchanged;
  return {followed ? DriftVerdict::order_held : DriftVerdict::unresolved, last.order};
}

}  // namespace lagdyn::motion
