#include "lagdyn/motion/so3_variation.hpp"

#include <cmath>
#include <numbers>

#include "lagdyn/motion/compensated.hpp"

namespace lagdyn {

RotationVariation RotationVariation::random(CounterRandom& random, double duration) {
  RotationVariation variation{duration, {}};
  for (Vec3<double>& a : variation.amplitudes) {
    a.x = random.uniform(-1, 1);
    a.y = random.uniform(-1, 1);
    a.z = random.uniform(-1, 1);
  }
  return variation;
}

RotationVariation::Value RotationVariation::at(double t) const {
  const double rate = std::numbers::pi / duration, s = std::sin(rate * t), c = std::cos(rate * t);
  const std::array<double, 3> sines{s, 2 * s * c, s * (3 - 4 * s * s)}, cosines{c, 1 - 2 * s * s, c * (1 - 4 * s * s)};
  Value value;
  for (std::size_t k = 0; k < amplitudes.size(); ++k) {
    value.eta += sines[k] * amplitudes[k];
    value.rate += (static_cast<double>(k + 1) * rate * cosines[k]) * amplitudes[k];
  }
  return value;
}

ActionVariation action_variation(const TurningBody& body, std::span<const Vec3<double>> w,
                                 const RotationVariation& variation, const BodyTorque& torque,
                                 const RotationLaws& laws) {
  const std::size_t steps = w.size() - 1;
  const double h = variation.duration / static_cast<double>(steps);
  Compensated<double> value, scale, size;
  for (std::size_t k = 0; k <= steps; ++k) {
    const double t = static_cast<double>(k) * h;
    const double weight = h / 3 * (k == 0 || k == steps ? 1 : k % 2 == 1 ? 4 : 2);
    const auto [eta, rate] = variation.at(t);
    const Vec3<double> momentum = body.momentum(w[k]), change = laws.variation(w[k], eta, rate);
    const Vec3<double> moment = torque ? torque(t) : Vec3<double>();
    const double kinetic = dot(momentum, change), work = dot(moment, eta);
    value.add(weight * (kinetic + work));
    scale.add(weight * (std::abs(kinetic) + std::abs(work)));
    size.add(weight * (norm(momentum) * (norm(rate) + norm(w[k]) * norm(eta)) + norm(moment) * norm(eta)));
  }
  return {value.value(), scale.value(), size.value()};
}

}  // namespace lagdyn
