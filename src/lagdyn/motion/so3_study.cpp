#include "lagdyn/motion/so3_study.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "lagdyn/scalars/real.hpp"

namespace lagdyn {
namespace {

using Vec = Vec3<double>;
using Variations = std::vector<RotationVariation>;

constexpr double turned = 2;                          // rad, over a study's motion
constexpr double flip_slant = 0.1, flip_turn = 0.02;  // rad a step, the coarsest
constexpr double least_gap = 0.05;                    // between moments, of the larger: below it a flip takes long
constexpr double solution_by_chance = 0.01;           // |I w x w| / |I w||w|: constant w is then nearly a solution

double rounding_of_w(const TurningBody& body) { return 64 * kUnitRoundoff * body.condition(); }
double rounding_of_R(double turn) { return 32 * kUnitRoundoff * (1 + turn); }

double larger_drift(const RotationDrift& drift) {
  double larger = drift.momentum;
  raise_to(drift.energy, larger);
  return larger;
}

Variations random_variations(std::size_t count, double duration) {
  Variations variations;
  for (std::size_t i = 0; i < count; ++i) {
    CounterRandom random(1, i, stream_of("rotation-variation"));
    variations.push_back(RotationVariation::random(random, duration));
  }
  return variations;
}

// The variation with the largest |dA| / scale, and the floor of all.
struct Worst {
  ActionVariation variation;
  double floor = 0;
};
Worst worst_variation(const TurningBody& body, const std::vector<Vec>& w, const Variations& variations,
                      const BodyTorque& torque, const RotationLaws& laws) {
  Worst worst;
  for (const RotationVariation& variation : variations) {
    const ActionVariation found = action_variation(body, w, variation, torque, laws);
    const double relative = std::abs(found.relative());
    if (worst.variation.scale == 0 || !(relative <= std::abs(worst.variation.relative()))) worst.variation = found;
    worst.floor = std::max(worst.floor, rounding_of_w(body) * found.size / found.scale);
    if (std::isnan(relative)) break;
  }
  return worst;
}

void add(VariationResult& result, std::size_t steps, const Worst& worst) {
  result.finest = worst.variation;
  result.convergence.add({static_cast<double>(steps), std::abs(worst.variation.relative()), worst.floor});
}

// What alone would give w a rate of about |w|^2, about all axes, as quick as the motion itself.
BodyTorque study_torque(const TurningBody& body, const Vec& omega) {
  const double speed = norm(omega), rate = body.rate(speed);
  return [&body, speed, rate](double t) {
    return speed * speed * body.momentum({std::sin(rate * t), std::cos(rate * t), 0.5});
  };
}

bool constant_is_solution(const TurningBody& body, const Vec& omega) {
  const Vec momentum = body.momentum(omega);
  return norm(cross(momentum, omega)) < solution_by_chance * norm(momentum) * norm(omega);
}

std::vector<Vec> path_off_solution(const Vec& omega, std::size_t steps, bool constant) {
  std::vector<Vec> w(steps + 1, omega);
  if (!constant)
    for (std::size_t k = 0; k <= steps; ++k) w[k] = (1 + static_cast<double>(k) / static_cast<double>(steps)) * omega;
  return w;
}

void add_off_solution(RotationStudy& study, const TurningBody& body, const RotationStudyOptions& options,
                      const Variations& variations, const RotationLaws& laws) {
  study.off_is_constant = !constant_is_solution(body, options.omega);
  const auto path = [&](std::size_t steps) { return path_off_solution(options.omega, steps, study.off_is_constant); };
  const std::vector<Vec> coarsest = path(options.steps.front());
  const auto relative = [&](const RotationVariation& variation) {
    return std::abs(action_variation(body, coarsest, variation, {}, laws).relative());
  };
  const RotationVariation worst = *std::ranges::max_element(variations, {}, relative);
  for (const std::size_t steps : options.steps) {
    const ActionVariation found = action_variation(body, path(steps), worst, {}, laws);
    study.off_relative.push_back(std::abs(found.relative()));
    study.off_solution = found.value;
    study.off_scale = found.scale;
  }
  study.off_refined = action_variation(body, path(2 * options.steps.back()), worst, {}, laws).value;
}

// The symmetric top nearest to the body, set going by the same w.
void add_precession(RotationStudy& study, const TurningBody& body, const RotationStudyOptions& options,
                    const RotationLaws& laws) {
  const auto& [a, b, c] = body.principal().moments;
  const Vec w = apply_inverse(body.principal().axes, options.omega);
  const bool oblate = b - a < c - b;
  const double transverse = oblate ? (a + b) / 2 : (b + c) / 2, axial = oblate ? c : a;
  const Vec start = oblate ? w : Vec{w.y, w.z, w.x};
  const TurningBody top(Mat3<double>{{transverse, 0, 0}, {0, transverse, 0}, {0, 0, axial}});
  for (const std::size_t steps : options.steps) {
    const RotationPath path = rotation_path(top, start, study.duration, steps, {}, laws);
    double error = 0;
    for (std::size_t k = 0; k <= steps; ++k) {
      const TopState exact = symmetric_top(transverse, axial, start, path.time(k));
      raise_to(norm(skew_part((exact.R.inverse() * path.R[k]).matrix())), error);
      raise_to(norm(path.w[k] - exact.w) / norm(start), error);
    }
    study.precession.add({static_cast<double>(steps), error, rounding_of_w(top) + rounding_of_R(turned)});
  }
}

bool flips(const std::array<double, 3>& moments) {
  const auto& [a, b, c] = moments;
  return b - a >= least_gap * b && c - b >= least_gap * c;
}

FlipResult study_flip(const TurningBody& body, double speed, const RotationLaws& laws) {
  const std::array<double, 3>& moments = body.principal().moments;
  const TurningBody aligned(Mat3<double>{{moments[0], 0, 0}, {0, moments[1], 0}, {0, 0, moments[2]}});
  FlipResult result{intermediate_axis_flip(moments, speed, flip_slant), Convergence(), Convergence(), {}, {}};
  const double turn = body.rate(speed) * result.motion.duration;  // rad
  const auto coarsest = static_cast<std::size_t>(std::ceil(turn / flip_turn));
  for (const std::size_t steps : {coarsest, 2 * coarsest, 4 * coarsest}) {
    RotationPath path = rotation_path(aligned, result.motion.start, result.motion.duration, steps, {}, laws);
    const RotationDrift drift = rotation_drift(aligned, path);
    const double n = static_cast<double>(steps), rounding = rounding_of_w(body) * turn / turned;
    const double off = norm(path.w.back() - result.motion.end) / speed;
    result.end.add({n, off, rounding / (flip_slant * flip_slant)});
    result.conserved.add({n, larger_drift(drift), rounding + rounding_of_R(turn)});
    result.drift = drift;
    if (steps == coarsest) result.path = std::move(path);
  }
  return result;
}

}  // namespace

std::optional<std::string> no_turning_body(const Mat3<double>& inertia) {
  const TurningBody body(inertia);
  const auto& [a, b, c] = body.principal().moments;
  if (c == 0) return "no inertia";
  if (!(c >= 1 / largest_turning_inertia && c <= largest_turning_inertia))
    return fmt::format("an inertia of {:.4g} kg m^2, where squares of momenta leave the range of numbers", c);
  if (a > 1e-8 * c) return std::nullopt;
  return fmt::format(
      "a singular inertia: of its principal moments {:.4g}, {:.4g}, {:.4g} kg m^2 the smallest is 0 beside "
      "the largest, so Euler's equation does not give the motion",
      a, b, c);
}

RotationStudy study_rotation(const TurningBody& body, const RotationStudyOptions& options, const RotationLaws& laws) {
  RotationStudy study;
  const double speed = norm(options.omega);
  study.duration = turned / body.rate(speed);
  const Variations variations = random_variations(options.variations, study.duration);
  const BodyTorque torque = study_torque(body, options.omega);
  for (const std::size_t steps : options.steps) {
    const RotationPath path = rotation_path(body, options.omega, study.duration, steps, {}, laws);
    add(study.on_solution, steps, worst_variation(body, path.w, variations, {}, laws));
    const RotationPath driven = rotation_path(body, options.omega, study.duration, steps, torque, laws);
    add(study.with_torque, steps, worst_variation(body, driven.w, variations, torque, laws));
    const RotationDrift drift = rotation_drift(body, path);
    const double n = static_cast<double>(steps), rounding = rounding_of_w(body) + rounding_of_R(turned);
    study.momentum.add({n, drift.momentum, rounding});
    study.energy.add({n, drift.energy, rounding_of_w(body)});
    study.conserved.add({n, larger_drift(drift), rounding});
    study.orthogonality = drift.orthogonality;
    study.orthogonality_bound = 2 * rounding_of_R(turned);
    if (steps != options.steps.back()) continue;
    std::vector<double> lemma_steps;
    for (int k = options.coarsest; k <= options.finest; ++k) lemma_steps.push_back(std::ldexp(1, -k));
    study.lemma = lemma_convergence(body, path, variations, lemma_steps, laws);
  }
  add_off_solution(study, body, options, variations, laws);
  add_precession(study, body, options, laws);
  if (options.flip && flips(body.principal().moments)) study.flip = study_flip(body, speed, laws);
  return study;
}

std::vector<RotationLaw> laws_of(const RotationStudy& study) {
  std::vector<RotationLaw> laws;
  const auto falls = [&](const char* id, const char* title, const Convergence& convergence) {
    const auto [measured, bound] = convergence.worst();
    const std::optional<double> order = convergence.order();
    laws.push_back(
        {id, title, measured, bound, false, order ? fmt::format("order {:.2f}", *order) : "at the rounding floor"});
  };
  falls("lemma", "delta w = eta' + w x eta", study.lemma);
  falls("on-solution", "the action is stationary on a solution", study.on_solution.convergence);
  falls("with-torque", "the same with a torque's work", study.with_torque.convergence);
  const double change = std::abs(study.off_solution - study.off_refined);
  laws.push_back({"off-solution", "it is not off a solution", std::abs(study.off_refined) / study.off_scale,
                  std::max(1e-6, 100 * change / study.off_scale), true,
                  study.off_is_constant ? "constant w" : "w growing"});
  falls("conservation", "R I w in space and the energy stay", study.conserved);
  laws.push_back({"orthogonality", "R stays a rotation", study.orthogonality, study.orthogonality_bound, false, ""});
  falls("precession", "a symmetric top in closed form", study.precession);
  if (study.flip) {
    falls("flip", "intermediate-axis flip in closed form", study.flip->end);
    falls("flip-conservation", "R I w and the energy through the flip", study.flip->conserved);
  }
  return laws;
}

}  // namespace lagdyn
