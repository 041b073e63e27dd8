#include "lagdyn/motion/so3_lemma.hpp"

#include <algorithm>
#include <array>

#include "lagdyn/scalars/real.hpp"

namespace lagdyn {
namespace {

struct Node {
  double offset, weight;
};
constexpr std::array<Node, 4> central{{{-2, 1.0 / 12}, {-1, -2.0 / 3}, {1, 2.0 / 3}, {2, -1.0 / 12}}};

// R(t)^T R(t + offset h), from the body's motion.
std::array<Rot<double>, 4> nearby_rotations(const TurningBody& body, const Vec3<double>& w, double h,
                                            const RotationLaws& laws) {
  const auto two_steps = [&](double step) {
    const RotationStep first = rotation_step(body, {}, 0, w, step, laws);
    const RotationStep second = rotation_step(body, {}, 0, w + first.gain, step, laws);
    const Rot<double> near = rotation_by(first.turn);
    return std::array{near, near * rotation_by(second.turn)};
  };
  const auto before = two_steps(-h), after = two_steps(h);
  return {before[1], before[0], after[0], after[1]};
}

}  // namespace

Vec3<double> angular_velocity_slope(const TurningBody& body, const Vec3<double>& w, double t,
                                    const RotationVariation& variation, double h, double e, const RotationLaws& laws) {
  const std::array<Rot<double>, 4> R = nearby_rotations(body, w, h, laws);
  const Vec3<double> here = variation.at(t).eta;
  std::array<Vec3<double>, 4> nearby;
  for (std::size_t j = 0; j < central.size(); ++j) nearby[j] = variation.at(t + central[j].offset * h).eta;
  Vec3<double> slope;
  for (const Node& varied : central) {
    const double size = varied.offset * e;
    const Rot<double> back = rotation_by(-size * here);
    Vec3<double> velocity;
    for (std::size_t j = 0; j < central.size(); ++j)
      velocity += (central[j].weight / h) * skew_part((back * R[j] * rotation_by(size * nearby[j])).matrix());
    slope += (varied.weight / e) * velocity;
  }
  return slope;
}

Convergence lemma_convergence(const TurningBody& body, const RotationPath& path,
                              std::span<const RotationVariation> variations, std::span<const double> steps,
                              const RotationLaws& laws) {
  Convergence convergence;
  const double rate = body.rate(norm(path.w.front()));
  for (const double step : steps) {
    const double h = step / rate;
    double difference = 0, size = 0, floor = 0;
    for (const RotationVariation& variation : variations)
      for (std::size_t quarter = 1; quarter <= 3; ++quarter) {
        const std::size_t k = quarter * path.steps() / 4;
        const auto [eta, eta_rate] = variation.at(path.time(k));
        const Vec3<double> found = angular_velocity_slope(body, path.w[k], path.time(k), variation, h, step, laws);
        raise_to(norm(found - laws.variation(path.w[k], eta, eta_rate)), difference);
        size = std::max(size, norm(eta_rate) + norm(path.w[k]) * norm(eta));
        // A product's small entries, of size d, are rounded by 12 u d; the differences' weights add up to 3/2 each.
        const double d = step * norm(eta) + h * norm(path.w[k]);
        floor = std::max(floor, 40 * kUnitRoundoff * d / (h * step));
      }
    convergence.add({1 / step, difference / size, floor / size});
  }
  return convergence;
}

}  // namespace lagdyn
