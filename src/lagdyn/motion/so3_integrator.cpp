#include "lagdyn/motion/so3_integrator.hpp"

#include <cmath>

#include "lagdyn/motion/convergence.hpp"

namespace lagdyn {

RotationStep rotation_step(const TurningBody& body, const BodyTorque& torque, double t, const Vec3<double>& w, double h,
                           const RotationLaws& laws) {
  const auto acceleration = [&](double time, const Vec3<double>& at) {
    return laws.acceleration(body, at, torque ? torque(time) : Vec3<double>());
  };
  const Vec3<double> k1 = acceleration(t, w), u1 = w;
  const Vec3<double> w2 = w + (h / 2) * k1, u2 = rotation_vector_rate((h / 2) * u1, w2),
                     k2 = acceleration(t + h / 2, w2);
  const Vec3<double> w3 = w + (h / 2) * k2, u3 = rotation_vector_rate((h / 2) * u2, w3),
                     k3 = acceleration(t + h / 2, w3);
  const Vec3<double> w4 = w + h * k3, u4 = rotation_vector_rate(h * u3, w4), k4 = acceleration(t + h, w4);
  return {(h / 6) * (u1 + 2.0 * (u2 + u3) + u4), (h / 6) * (k1 + 2.0 * (k2 + k3) + k4)};
}

RotationPath rotation_path(const TurningBody& body, const Vec3<double>& w, double duration, std::size_t steps,
                           const BodyTorque& torque, const RotationLaws& laws) {
  RotationPath path{duration, {Rot<double>()}, {w}};
  path.R.reserve(steps + 1);
  path.w.reserve(steps + 1);
  const double h = duration / static_cast<double>(steps);
  Compensated<Vec3<double>> speed(w);
  Compensated<Mat3<double>> attitude(path.R.front().matrix());
  for (std::size_t k = 0; k < steps; ++k) {
    const RotationStep step = rotation_step(body, torque, static_cast<double>(k) * h, speed.value(), h, laws);
    speed.add(step.gain);
    attitude.add(attitude.value() * rotation_change_by(step.turn));
    path.R.push_back(Rot<double>::from_exact(attitude.value()));
    path.w.push_back(speed.value());
  }
  return path;
}

RotationDrift rotation_drift(const TurningBody& body, const RotationPath& path) {
  const Vec3<double> momentum = body.momentum(path.w.front());
  const double energy = body.energy(path.w.front()), size = norm(momentum);
  RotationDrift drift;
  for (std::size_t k = 0; k < path.w.size(); ++k) {
    raise_to(norm(path.R[k] * body.momentum(path.w[k]) - momentum) / size, drift.momentum);
    raise_to(std::abs(body.energy(path.w[k]) - energy) / energy, drift.energy);
    const Mat3<double>& R = path.R[k].matrix();
    const Mat3<double> off = transposed(R) * R - Mat3<double>::scaled_identity(1);
    for (int i = 0; i < 3; ++i)
      for (int j = 0; j < 3; ++j) raise_to(std::abs(off(i, j)), drift.orthogonality);
  }
  return drift;
}

}  // namespace lagdyn
