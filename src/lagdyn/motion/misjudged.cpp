#include "lagdyn/motion/misjudged.hpp"

#include <cmath>
#include <numbers>
#include <utility>

#include "lagdyn/dynamics/rnea.hpp"

namespace lagdyn::motion {

Model<double> misjudged(Model<double> model, double error) {
  for (ModelJoint<double>& joint : model.joints) joint.body.mass *= 1 + error;
  return model;
}

Drive computed_torque(Model<double> believed, double duration) {
  return [model = std::move(believed), duration](double t, const State<double>& state) {
    const double wanted = std::cos(2 * std::numbers::pi * t / duration);
    return rnea(model, with_rates(state, state.qd, std::vector<double>(state.size(), wanted)));
  };
}

}  // namespace lagdyn::motion
