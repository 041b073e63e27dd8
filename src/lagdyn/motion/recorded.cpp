#include "lagdyn/motion/recorded.hpp"

#include <algorithm>
#include <cmath>

#include "lagdyn/motion/drift.hpp"

namespace lagdyn::motion {
namespace {

RecordedVerdict judge(const Recorded& found) {
  if (found.pattern != Pattern::none) return RecordedVerdict::pattern;
  if (!found.mismatch.agrees()) return RecordedVerdict::energies_differ;
  if (found.followed.verdict == Followed::Verdict::no) return RecordedVerdict::states_differ;
  if (!(found.exchanged > found.floor)) return RecordedVerdict::nothing_moved;
  if (found.followed.verdict == Followed::Verdict::unresolved) return RecordedVerdict::unresolved;
  if (found.drift > most_unresolved * found.exchanged + found.floor) return RecordedVerdict::drifts;
  return RecordedVerdict::agrees;
}

}  // namespace

Recorded examine(Equations& equations, const Model<Bounded>& bounded, const EnergyAccount& account,
                 const Trajectory& trajectory) {
  const std::vector<TrajectoryPoint>& points = trajectory.points;
  const std::vector<OwnRow> own = own_rows(equations, account, trajectory);
  Recorded found;
  found.pattern = pattern_of(trajectory, own);
  found.followed = follow(equations, trajectory);
  found.mismatch = mismatch_of(equations, bounded, trajectory, own);
  found.floor = 2 * found.mismatch.allowed;
  found.h = trajectory.largest_step();
  const bool as_recorded = trajectory.has_dissipated && found.mismatch.dissipated <= found.mismatch.dissipated_allowed;
  double least = own[0].energy.kinetic, most = least;
  for (std::size_t k = 0; k < points.size(); ++k) {
    found.dissipated = as_recorded ? points[k].dissipated - points[0].dissipated : own[k].dissipated;
    found.loss = points[k].total - points[0].total;
    found.drift = std::max(found.drift, std::abs(found.loss + found.dissipated));
    least = std::min(least, own[k].energy.kinetic);
    most = std::max(most, own[k].energy.kinetic);
  }
  found.exchanged = most - least;
  found.verdict = judge(found);
  return found;
}

}  // namespace lagdyn::motion
