#include "lagdyn/checks/rotation_curves.hpp"

#include <utility>

#include "lagdyn/report/series.hpp"

namespace lagdyn {
namespace {

constexpr std::size_t most_points = 200;  // of a curve over time
constexpr Axes logarithmic{true, true};

std::vector<double> errors_of(const Convergence& convergence) {
  std::vector<double> errors;
  for (const Convergence::Point& point : convergence.points()) errors.push_back(point.error);
  return on_log_axis(std::move(errors));
}

std::vector<double> refinements(const Convergence& convergence) {
  std::vector<double> values;
  for (const Convergence::Point& point : convergence.points()) values.push_back(point.refinement);
  return values;
}

Value slope(const Convergence& convergence) {
  const Convergence::Point& first = convergence.points().front();
  return curve("slope 4", "1", slope_through(first.refinement, first.error, refinements(convergence), -4), true);
}

Value flip_over_time(const std::string& name, const RotationPath& path) {
  std::vector<double> t, about_least, about_middle, about_largest;
  const std::size_t stride = 1 + path.steps() / most_points;
  for (std::size_t k = 0; k <= path.steps(); k += stride) {
    t.push_back(path.time(k));
    about_least.push_back(path.w[k].x);
    about_middle.push_back(path.w[k].y);
    about_largest.push_back(path.w[k].z);
  }
  return series(name + ": flip about the axis of the intermediate moment", curve("t", "s", t),
                {curve("w about the least moment", "rad/s", about_least),
                 curve("the intermediate", "rad/s", about_middle), curve("the largest", "rad/s", about_largest)});
}

}  // namespace

ValueList rotation_curves(const std::string& name, const RotationStudy& study) {
  const Convergence& on = study.on_solution.convergence;
  ValueList list{
      series(name + ": variation of the action and what is conserved, against the steps",
             curve("steps", "", refinements(on)),
             {curve("|dA| / scale on a solution", "1", errors_of(on)),
              curve("with a torque", "1", errors_of(study.with_torque.convergence)),
              curve("off a solution", "1", study.off_relative), curve("momentum drift", "1", errors_of(study.momentum)),
              curve("energy drift", "1", errors_of(study.energy)),
              curve("symmetric top", "1", errors_of(study.precession)), slope(on)},
             logarithmic),
      series(name + ": delta w = eta' + w x eta, against the inverse step",
             curve("1 / step", "", refinements(study.lemma)),
             {curve("difference", "1", errors_of(study.lemma)), slope(study.lemma)}, logarithmic)};
  if (study.flip) list.push_back(flip_over_time(name, study.flip->path));
  return list;
}

}  // namespace lagdyn
